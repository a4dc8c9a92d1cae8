import * as z from 'zod/mini'
import { addressSchema } from './address.ts'
import { statusDays } from './status-parts.ts'

const minutes = z.int().check(z.minimum(0), z.maximum(1440))
const isWell = z.boolean().check(z.describe('Whether it responds and works.'))
const moment = z.iso.datetime()

const statusDaySchema = z.object({
  day: z.iso.date(),
  recordedMinutes: minutes.check(z.describe('The minutes of the day in which a server was running.')),
  failedMinutes: z
    .object({ chain: minutes, minting: minutes, database: minutes, mail: minutes })
    .check(z.describe('The minutes in which each part failed.')),
})

/** The response of `GET /status.json`: the current status of the network and its history. */
export const statusSchema = z.object({
  checkedAt: moment.check(z.describe('When the parts were last checked. All other fields are from that moment.')),
  startedAt: moment.check(z.describe('When the responding server started.')),
  version: z.string(),
  chain: z.object({
    isWell,
    isDegraded: z.boolean().check(z.describe('Whether it responds although one of its RPC endpoints does not.')),
    block: z.nullable(z.int()).check(z.describe('The newest known block.')),
    blockAt: z.nullable(moment).check(z.describe('The time of that block.')),
  }),
  minting: z.object({
    isWell,
    isOpen: z.nullable(z.boolean()).check(z.describe('Whether the team has opened the mint.')),
    delaySeconds: z.nullable(z.number()).check(z.describe('The waiting time of the oldest pending mint.')),
    relayers: z
      .array(z.object({ address: addressSchema, state: z.enum(['ready', 'low', 'empty', 'silent']) }))
      .check(z.describe('The accounts that send mints.')),
  }),
  database: z.object({ isWell }),
  mail: z
    .nullable(
      z.object({
        isWell,
        waiting: z.nullable(z.int()).check(z.describe('The number of messages waiting to be emailed.')),
      }),
    )
    .check(z.describe('Null if no mail is sent.')),
  days: z.array(statusDaySchema).check(z.describe(`The last ${statusDays} days in UTC, oldest first.`)),
})

export type NetworkStatus = z.infer<typeof statusSchema>
export type StatusDay = z.infer<typeof statusDaySchema>

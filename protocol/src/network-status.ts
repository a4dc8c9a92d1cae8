import * as z from 'zod/mini'
import { addressSchema } from './address.ts'
import { statusDays } from './status-parts.ts'

const minutes = z.int().check(z.minimum(0), z.maximum(1440))
const isWell = z.boolean().check(z.describe('Whether it answered and works.'))
const moment = z.iso.datetime()

const statusDaySchema = z.object({
  day: z.iso.date(),
  recordedMinutes: minutes.check(z.describe('In how many minutes of the day a server was there to look.')),
  failedMinutes: z
    .object({ chain: minutes, minting: minutes, database: minutes, mail: minutes })
    .check(z.describe('In how many of them a part failed.')),
})

/** What `GET /status.json` answers: how the network is at this moment, and how it was. */
export const statusSchema = z.object({
  checkedAt: moment.check(z.describe('When the parts were last asked. All that follows is of that moment.')),
  startedAt: moment.check(z.describe('When the server that answers was started, with the version it runs.')),
  version: z.string(),
  chain: z.object({
    isWell,
    block: z.nullable(z.int()).check(z.describe('The newest block that was seen.')),
    blockAt: z.nullable(moment).check(z.describe('When that block was made.')),
  }),
  minting: z.object({
    isWell,
    isOpen: z.nullable(z.boolean()).check(z.describe('Whether the team has opened the mint.')),
    delaySeconds: z.nullable(z.number()).check(z.describe('How long the mint that waits longest has waited.')),
    relayers: z
      .array(z.object({ address: addressSchema, state: z.enum(['ready', 'low', 'empty', 'silent']) }))
      .check(z.describe('The accounts that send mints.')),
  }),
  database: z.object({ isWell }),
  mail: z
    .nullable(
      z.object({ isWell, waiting: z.nullable(z.int()).check(z.describe('How many messages wait for their email.')) }),
    )
    .check(z.describe('Null where no mail is sent.')),
  days: z.array(statusDaySchema).check(z.describe(`The last ${statusDays} days by UTC, the oldest first.`)),
})

export type NetworkStatus = z.infer<typeof statusSchema>
export type StatusDay = z.infer<typeof statusDaySchema>

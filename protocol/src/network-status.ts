import { z } from 'zod'
import { addressSchema } from './address.ts'
import { statusDays } from './status-parts.ts'

const minutes = z.int().min(0).max(1440)
const isWell = z.boolean().describe('Whether it answered and works.')
const moment = z.iso.datetime()

const statusDaySchema = z.object({
  day: z.iso.date(),
  recordedMinutes: minutes.describe('In how many minutes of the day a server was there to look.'),
  failedMinutes: z
    .object({ chain: minutes, minting: minutes, database: minutes, mail: minutes })
    .describe('In how many of them a part failed.'),
})

/** What `GET /status.json` answers: how the network is at this moment, and how it was. */
export const statusSchema = z.object({
  checkedAt: moment.describe('When the parts were last asked. All that follows is of that moment.'),
  startedAt: moment.describe('When the server that answers was started, with the version it runs.'),
  version: z.string(),
  chain: z.object({
    isWell,
    block: z.int().nullable().describe('The newest block that was seen.'),
    blockAt: moment.nullable().describe('When that block was made.'),
  }),
  minting: z.object({
    isWell,
    isOpen: z.boolean().nullable().describe('Whether the team has opened the mint.'),
    delaySeconds: z.number().nullable().describe('How long the mint that waits longest has waited.'),
    relayers: z
      .array(z.object({ address: addressSchema, state: z.enum(['ready', 'low', 'empty', 'silent']) }))
      .describe('The accounts that send mints.'),
  }),
  database: z.object({ isWell }),
  mail: z
    .object({ isWell, waiting: z.int().nullable().describe('How many messages wait for their email.') })
    .nullable()
    .describe('Null where no mail is sent.'),
  days: z.array(statusDaySchema).describe(`The last ${statusDays} days by UTC, the oldest first.`),
})

export type NetworkStatus = z.infer<typeof statusSchema>
export type StatusDay = z.infer<typeof statusDaySchema>

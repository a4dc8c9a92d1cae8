import { z } from 'zod'
import { addressSchema } from './address.ts'
import { remoteMintSchema } from './remote-mint.ts'

const provider = z.literal('social').describe('The social network of the sign-in, the only one so far.')

/** The body of `POST /quests/account`. */
export const connectAccountSchema = remoteMintSchema.pick({ signature: true, address: true }).extend({ provider })

/** What it answers once the two are connected. */
export const connectedAccountSchema = z.object({
  wallet: addressSchema,
  provider,
  connectedAt: z.iso.datetime(),
})

import { z } from 'zod'
import { addressSchema } from './address.ts'
import { showNameSchema } from './vanguard.ts'

const provider = z.literal('social').describe('The social network of the sign-in, the only one so far.')
const { signedAt, signature } = showNameSchema.shape

/** The body of `POST /quests/account`, and of the route that disconnects. */
export const signedAccountSchema = z.object({
  provider,
  address: addressSchema,
  signedAt,
  signature: signature.describe('Over the message that names the address and the time. Contract wallets sign as well.'),
})

/** What it answers once the two are connected. */
export const connectedAccountSchema = z.object({
  wallet: addressSchema,
  provider,
  connectedAt: z.iso.datetime(),
})

/** What it answers once they are not any more. */
export const disconnectedAccountSchema = z.object({
  wallet: addressSchema,
  provider,
  reservedUntil: z.iso.datetime().describe('Until then the two can be connected with each other only.'),
})

import * as z from 'zod/mini'
import { addressSchema } from './address.ts'
import { showNameSchema } from './leaderboard.ts'

const provider = z.literal('social').check(z.describe('The social network of the sign-in, the only one so far.'))
const { signedAt, signature } = showNameSchema.shape

/** The body of `POST /quests/account`, and of the route that disconnects. */
export const signedAccountSchema = z.object({
  provider,
  address: addressSchema,
  signedAt,
  signature: signature.check(
    z.describe('Over the message that names the address and the time. Contract wallets sign as well.'),
  ),
})

/** What both of them answer. */
export const accountAnswerSchema = z.object({ wallet: addressSchema, provider })

/** What it answers once the two are connected. */
export const connectedAccountSchema = z.extend(accountAnswerSchema, {
  connectedAt: z.iso.datetime(),
})

/** What it answers once they are not any more. */
export const disconnectedAccountSchema = z.extend(accountAnswerSchema, {
  reservedUntil: z.iso.datetime().check(z.describe('Until then the two can be connected with each other only.')),
})

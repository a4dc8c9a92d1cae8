import * as z from 'zod/mini'
import { addressSchema } from './address.ts'
import { showNameSchema } from './leaderboard.ts'

const provider = z.literal('social').check(z.describe('The sign-in provider, currently always `social`.'))
const { signedAt, signature } = showNameSchema.shape

/** The body of `POST /quests/account`. */
export const signedAccountSchema = z
  .object({
    provider,
    address: addressSchema,
    signedAt,
    signature: signature.check(
      z.describe('Signs the message with the address and the time. Contract wallets are supported.'),
    ),
  })
  .check(z.meta({ id: 'SignedAccount', description: 'Signed by the wallet.' }))

const signedInAccountSchema = z
  .strictObject({ provider })
  .check(z.meta({ id: 'SignedInAccount', description: 'The account of the statement in the header.' }))

/** The body of the disconnect route: signed by the wallet, or sent with the account's sign-in. */
export const disconnectAccountSchema = z.union([signedAccountSchema, signedInAccountSchema])

/** The response fields of both routes. */
export const accountAnswerSchema = z.object({ wallet: addressSchema, provider })

/** The response of `POST /quests/account`. */
export const connectedAccountSchema = z.extend(accountAnswerSchema, {
  connectedAt: z.iso.datetime(),
})

/** The response of the disconnect route. */
export const disconnectedAccountSchema = z.extend(accountAnswerSchema, {
  reservedUntil: z.iso
    .datetime()
    .check(z.describe('Until then, this account and this wallet can only be connected to each other.')),
})

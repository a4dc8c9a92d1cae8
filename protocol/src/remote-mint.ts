import * as z from 'zod/mini'
import { addressSchema } from './address.ts'
import { itemCount } from './item-count.ts'
import { signatureSchema } from './signature.ts'

/** The body of `POST /vanguard-nft-drop/remote-mint`. */
export const remoteMintSchema = z.object({
  signature: signatureSchema.check(z.describe('The wallet’s signature over the message in `/network.json`.')),
  tokenIndex: z
    .int(`must be a whole number from 1 to ${itemCount}`)
    .check(z.minimum(1), z.maximum(itemCount), z.describe('The item to mint.')),
  address: z
    .optional(addressSchema)
    .check(z.describe('Named by contract wallets, whose signatures do not tell who made them.')),
  proof: z
    .optional(z.string().check(z.maxLength(4096)))
    .check(z.describe('The solved challenge of `GET /mints/challenge/{address}`, where one is due: JSON in base64.')),
})
export type RemoteMint = z.infer<typeof remoteMintSchema>

/** The body of a success. The mint page reads it, and so may other programs. */
export const remoteMintAnswerSchema = z.object({
  minter: addressSchema,
  tokenIndex: z.int(),
  day: z.int(),
  transactionHash: z.string(),
})
export type RemoteMintAnswer = z.infer<typeof remoteMintAnswerSchema>

import { z } from 'zod'
import { addressSchema } from './address.ts'
import { itemCount } from './item-count.ts'

const longestSignatureDigits = 16_384

/** The body of `POST /vanguard-nft-drop/remote-mint`. */
export const remoteMintSchema = z.object({
  signature: z
    .string()
    .regex(/^0x(?:[0-9a-fA-F]{2})+$/, 'must be a signature as 0x-prefixed hex')
    .max(longestSignatureDigits, 'is longer than any signature we know')
    .transform((hex) => hex as `0x${string}`),
  tokenIndex: z.int(`must be a whole number from 1 to ${itemCount}`).min(1).max(itemCount),
  /** Named by contract wallets, whose signatures do not tell who made them. */
  address: addressSchema.optional(),
  /** The solved proof of work, where one is asked for. */
  proof: z.string().max(4096).optional(),
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

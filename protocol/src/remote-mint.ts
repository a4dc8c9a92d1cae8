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
    .transform((hex) => hex as `0x${string}`)
    .describe('The wallet’s signature over the message in `/network.json`.'),
  tokenIndex: z
    .int(`must be a whole number from 1 to ${itemCount}`)
    .min(1)
    .max(itemCount)
    .describe('The item to mint.'),
  address: addressSchema.optional().describe('Named by contract wallets, whose signatures do not tell who made them.'),
  proof: z
    .string()
    .max(4096)
    .optional()
    .describe(
      'The solved challenge of `GET /vanguard-nft-drop/challenge/{address}`, where one is due: JSON in base64.',
    ),
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

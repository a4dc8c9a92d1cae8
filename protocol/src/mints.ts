import * as z from 'zod/mini'
import { addressSchema, signatureSchema } from './address.ts'
import { itemCount } from './item-count.ts'

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

/** What `GET /mints/day` answers: the collection's day, for everybody. */
export const mintDaySchema = z.object({
  day: z.int().check(z.minimum(0), z.describe('The contract’s count of days; 0 before the first.')),
  endsAtSeconds: z.int().check(z.describe('When the next day begins, in Unix seconds.')),
  isOpen: z.boolean().check(z.describe('Whether anybody may mint.')),
})

export type MintDay = z.infer<typeof mintDaySchema>

/** Where one item of one wallet stands today. `idle` was not asked for, or may be asked for again. */
export const mintStateSchema = z.object({
  tokenIndex: z.int().check(z.minimum(1), z.maximum(itemCount)),
  state: z
    .enum(['idle', 'waiting', 'sent', 'minted', 'failed'])
    .check(z.describe('`idle` was not asked for, or may be asked for again.')),
  transactionHash: z
    .optional(z.string())
    .check(z.describe('Of an item sent or minted by this service: its transaction, under the newest of its hashes.')),
  reason: z
    .optional(z.object({ code: z.string(), error: z.string() }))
    .check(z.describe('Of a failure: a code for programs and a sentence for a person.')),
})
export type MintState = z.infer<typeof mintStateSchema>

/** What `GET /mints/{address}` answers, and what each event of its stream carries. */
export const mintStatesSchema = z
  .object({
    address: addressSchema,
    day: z.int(),
    dayEndsAt: z.int().check(z.describe('In Unix seconds; every item may be minted again from then on.')),
    isOpen: z.boolean().check(z.describe('Whether anybody may mint.')),
    items: z.array(mintStateSchema).check(z.length(itemCount)),
  })
  .check(z.meta({ id: 'MintStates', description: 'Where all items of one wallet stand today.' }))
export type MintStates = z.infer<typeof mintStatesSchema>

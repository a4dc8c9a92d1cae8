import * as z from 'zod/mini'
import { addressSchema, signatureSchema } from './address.ts'
import { itemCount } from './item-count.ts'

const itemSchema = z.int(`must be a whole number from 1 to ${itemCount}`).check(z.minimum(1), z.maximum(itemCount))
const signedFields = {
  signature: signatureSchema.check(z.describe('The wallet’s signature over the message in `/network.json`.')),
  address: z
    .optional(addressSchema)
    .check(z.describe('Required for contract wallets, whose signatures do not reveal the signer.')),
  proof: z
    .optional(z.string().check(z.maxLength(4096)))
    .check(z.describe('The solved challenge of `GET /mints/challenge/{address}`, if required: JSON in base64.')),
}

/** The body of the single-item mint request, whose path is `apiPaths.remoteMint` in `site/`. */
export const remoteMintSchema = z.object({
  ...signedFields,
  tokenIndex: itemSchema.check(z.describe('The item to mint.')),
})
export type RemoteMint = z.infer<typeof remoteMintSchema>

/** The body of `POST /mints`. */
export const mintRequestSchema = z.object({
  ...signedFields,
  items: z
    .array(itemSchema)
    .check(z.minLength(1), z.maxLength(itemCount), z.describe('The items to mint. Repeated items count once.')),
})
export type MintRequest = z.infer<typeof mintRequestSchema>

/** The response of `POST /mints`. */
export const mintAnswerSchema = z.object({
  day: z.int(),
  accepted: z
    .array(z.int())
    .check(z.describe('The items that will be minted, including those that were requested or minted earlier today.')),
  refused: z
    .array(z.object({ item: z.int(), code: z.string(), error: z.string() }))
    .check(z.describe('The other items: a code for programs and a message for people.')),
})
export type MintAnswer = z.infer<typeof mintAnswerSchema>

/** The response to a successful mint. */
export const remoteMintAnswerSchema = z.object({
  minter: addressSchema,
  tokenIndex: z.int(),
  day: z.int(),
  transactionHash: z.string(),
})
export type RemoteMintAnswer = z.infer<typeof remoteMintAnswerSchema>

/** The response of `GET /mints/day`: the collection's current day. */
export const mintDaySchema = z.object({
  day: z.int().check(z.minimum(0), z.describe('The contract’s day number; 0 before the first day.')),
  endsAtSeconds: z.int().check(z.describe('When the next day begins, in Unix seconds.')),
  isOpen: z.boolean().check(z.describe('Whether minting is open.')),
})

export type MintDay = z.infer<typeof mintDaySchema>

/** The state of one item of one wallet today. */
export const mintStateSchema = z.object({
  tokenIndex: z.int().check(z.minimum(1), z.maximum(itemCount)),
  state: z
    .enum(['idle', 'waiting', 'sent', 'minted', 'failed'])
    .check(z.describe('`idle` was not requested, or can be requested again.')),
  transactionHash: z
    .optional(z.string())
    .check(z.describe('The newest hash of the transaction, if this service sent it.')),
  reason: z
    .optional(z.object({ code: z.string(), error: z.string() }))
    .check(z.describe('Why it failed: a code for programs and a message for people.')),
})
export type MintState = z.infer<typeof mintStateSchema>

/** The response of `GET /mints/{address}`, and the data of each event of its stream. */
export const mintStatesSchema = z
  .object({
    address: addressSchema,
    day: z.int(),
    dayEndsAt: z.int().check(z.describe('In Unix seconds. From then on, every item can be minted again.')),
    isOpen: z.boolean().check(z.describe('Whether minting is open.')),
    items: z.array(mintStateSchema).check(z.length(itemCount)),
  })
  .check(z.meta({ id: 'MintStates', description: 'The states of all items of one wallet today.' }))
export type MintStates = z.infer<typeof mintStatesSchema>

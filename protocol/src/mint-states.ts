import * as z from 'zod/mini'
import { addressSchema } from './address.ts'
import { itemCount } from './item-count.ts'

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

import { z } from 'zod'
import { addressSchema } from './address.ts'
import { itemCount } from './item-count.ts'

/** Where one item of one wallet stands today. `idle` was not asked for, or may be asked for again. */
export const mintStateSchema = z.object({
  tokenIndex: z.int().min(1).max(itemCount),
  state: z.enum(['idle', 'waiting', 'sent', 'minted', 'failed']),
  /** Of an item sent or minted by this service: the transaction that carries it, under the newest of its hashes. */
  transactionHash: z.string().optional(),
  /** Of a failure: a code for programs and a sentence for a person. */
  reason: z.object({ code: z.string(), error: z.string() }).optional(),
})
export type MintState = z.infer<typeof mintStateSchema>

/** What `GET /vanguard-nft-drop/mints/{address}` answers, and what each event of its stream carries. */
export const mintStatesSchema = z.object({
  address: addressSchema,
  day: z.int(),
  /** When the day ends, in seconds since 1970; every item may be minted again from then on. */
  dayEndsAt: z.int(),
  isOpen: z.boolean(),
  items: z.array(mintStateSchema).length(itemCount),
})
export type MintStates = z.infer<typeof mintStatesSchema>

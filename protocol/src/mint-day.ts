import { z } from 'zod'

/** What `GET /vanguard-nft-drop/day` answers: the collection's day, for everybody. */
export const mintDaySchema = z.object({
  /** The contract's count of days; 0 before the first. */
  day: z.int().min(0),
  /** When the next day begins, in Unix seconds. */
  endsAtSeconds: z.int(),
  /** Whether anybody may mint. */
  isOpen: z.boolean(),
})

export type MintDay = z.infer<typeof mintDaySchema>

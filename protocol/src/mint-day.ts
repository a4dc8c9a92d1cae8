import { z } from 'zod'

/** What `GET /vanguard-nft-drop/day` answers: the collection's day, for everybody. */
export const mintDaySchema = z.object({
  day: z.int().min(0).describe('The contract’s count of days; 0 before the first.'),
  endsAtSeconds: z.int().describe('When the next day begins, in Unix seconds.'),
  isOpen: z.boolean().describe('Whether anybody may mint.'),
})

export type MintDay = z.infer<typeof mintDaySchema>

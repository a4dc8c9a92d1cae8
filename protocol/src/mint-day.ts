import * as z from 'zod/mini'

/** What `GET /mints/day` answers: the collection's day, for everybody. */
export const mintDaySchema = z.object({
  day: z.int().check(z.minimum(0), z.describe('The contract’s count of days; 0 before the first.')),
  endsAtSeconds: z.int().check(z.describe('When the next day begins, in Unix seconds.')),
  isOpen: z.boolean().check(z.describe('Whether anybody may mint.')),
})

export type MintDay = z.infer<typeof mintDaySchema>

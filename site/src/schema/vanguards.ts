import { z } from 'zod'
import { sentence } from './text.ts'

const vanguardCount = 42

const trait = z.strictObject({ trait_type: sentence, value: sentence })

/** The collection's pictures: ids 1 to 42 in order, each name given once. */
export const vanguardsSchema = z
  .array(z.strictObject({ id: z.int(), name: sentence, traits: z.array(trait).min(1) }))
  .length(vanguardCount)
  .refine((vanguards) => vanguards.every(({ id }, index) => id === index + 1), 'must be numbered 1 to 42')
  .refine((vanguards) => new Set(vanguards.map(({ name }) => name)).size === vanguards.length, 'must not share a name')

export type Vanguards = z.infer<typeof vanguardsSchema>
export type Vanguard = Vanguards[number]

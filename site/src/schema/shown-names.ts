import { z } from 'zod'

const word = z.string().regex(/^[a-z]{2,}$/, 'must be letters from a to z')

export const shownNamesSchema = z.strictObject({
  /** Refused wherever they stand in a name, however it is spaced or spelt. */
  refusedParts: z.array(word),
  /** Refused as a whole name or as one of its words: shorter ones, which stand in harmless words too. */
  refusedWords: z.array(word),
})
export type ShownNames = z.infer<typeof shownNamesSchema>

import { z } from 'zod'
import { sentence } from './text.ts'

/** The words of the sentry film. How many there are is fixed by its cut; what they say is the operator's. */
export const filmWordsSchema = z.strictObject({
  titles: z.array(z.strictObject({ overline: sentence, lines: z.array(sentence).min(1).max(4) })).length(11),
  /** What is heard, for those who do not hear it. */
  sounds: z.array(sentence).length(6),
})

export type FilmWords = z.infer<typeof filmWordsSchema>

import { z } from 'zod'

/** The body of every failed API call: a sentence for a person and a code for a program. */
export const errorAnswerSchema = z.object({ error: z.string(), code: z.string() })
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>

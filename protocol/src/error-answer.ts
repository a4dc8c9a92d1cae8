import { z } from 'zod'

/** The body of every failed API call: a sentence for a person and a code for a program. */
export const errorAnswerSchema = z
  .object({
    error: z.string().describe('What went wrong, as a sentence for a person.'),
    code: z.string().describe('The same for a program: stable, in capitals.'),
  })
  .meta({ id: 'Error', description: 'The body of every failed call.' })
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>

import * as z from 'zod/mini'

/** The body of every failed API call: a sentence for a person and a code for a program. */
export const errorAnswerSchema = z
  .object({
    error: z.string().check(z.describe('What went wrong, as a sentence for a person.')),
    code: z.string().check(z.describe('The same for a program: stable, in capitals.')),
  })
  .check(z.meta({ id: 'Error', description: 'The body of every failed call.' }))
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>

/** The same where a proxy in front of the service may have answered, with a `message` instead of our fields. */
export const anyErrorAnswerSchema = z.object({
  error: z.optional(z.string()),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
})

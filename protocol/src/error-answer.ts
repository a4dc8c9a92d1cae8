import * as z from 'zod/mini'

/** The response of every failed API call: a message for people and a code for programs. */
export const errorAnswerSchema = z
  .object({
    error: z.string().check(z.describe('What went wrong, for people.')),
    code: z.string().check(z.describe('A stable code for programs, in capitals.')),
  })
  .check(z.meta({ id: 'Error', description: 'The response of every failed call.' }))
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>

/** The same where a proxy in front of the service may have answered, with a `message` instead of our fields. */
export const anyErrorAnswerSchema = z.object({
  error: z.optional(z.string()),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
})

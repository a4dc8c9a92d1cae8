import * as z from 'zod/mini'

/** The maximum length of each form field, in characters. */
export const formLimits = { email: 254, message: 10_000, subject: 300 } as const

/** An error of one field or of the whole message. */
const formErrorSchema = z.object({
  message: z.string(),
  field: z.optional(z.string()),
  code: z.optional(z.string()),
})
export type FormError = z.infer<typeof formErrorSchema>

/** The response of `POST /f/{formId}` to an accepted message. */
export const formSuccessSchema = z.object({
  ok: z.literal(true),
  next: z.string().check(z.describe('The page to show next.')),
})
export type FormSuccess = z.infer<typeof formSuccessSchema>

/** The response of `POST /f/{formId}` to a rejected message. */
export const formFailureSchema = z
  .object({
    error: z.string().check(z.describe('All errors in one sentence.')),
    code: z.string().check(z.describe('The code of the first error.')),
    errors: z.array(formErrorSchema).check(z.minLength(1), z.describe('Each error with its field.')),
  })
  .check(z.meta({ id: 'FormFailure', description: 'Why the form was rejected.' }))
export type FormFailure = z.infer<typeof formFailureSchema>

/** The response of any form service to a rejected message: a list of errors, or one error as text. */
export const formRefusalSchema = z.union([
  z.object({ errors: z.array(formErrorSchema).check(z.minLength(1)) }),
  z.object({ error: z.string().check(z.minLength(1)) }),
])

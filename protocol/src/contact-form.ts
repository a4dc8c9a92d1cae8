import * as z from 'zod/mini'

/** How long each field of the form may be, in characters. */
export const formLimits = { email: 254, message: 10_000, subject: 300 } as const

/** Why a form service refused one field, or the whole message. */
const formErrorSchema = z.object({
  message: z.string(),
  field: z.optional(z.string()),
  code: z.optional(z.string()),
})
export type FormError = z.infer<typeof formErrorSchema>

/** What `POST /f/{formId}` answers when it took the message: where a browser may go next. */
export const formSuccessSchema = z.object({
  ok: z.literal(true),
  next: z.string().check(z.describe('Where a browser may go next.')),
})
export type FormSuccess = z.infer<typeof formSuccessSchema>

/** What it answers otherwise: every error, and all of them in one sentence. */
export const formFailureSchema = z
  .object({
    error: z.string().check(z.describe('All errors in one sentence.')),
    code: z.string().check(z.describe('The code of the first.')),
    errors: z.array(formErrorSchema).check(z.minLength(1), z.describe('Each error, with the field it concerns.')),
  })
  .check(z.meta({ id: 'FormFailure', description: 'Why the form was refused.' }))
export type FormFailure = z.infer<typeof formFailureSchema>

/** The body of a refused submission: a list of errors, or one error as text. */
export const formRefusalSchema = z.union([
  z.object({ errors: z.array(formErrorSchema).check(z.minLength(1)) }),
  z.object({ error: z.string().check(z.minLength(1)) }),
])

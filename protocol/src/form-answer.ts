import * as z from 'zod/mini'

/** Why a form service refused one field, or the whole message. */
export const formErrorSchema = z.object({
  message: z.string(),
  field: z.optional(z.string()),
  code: z.optional(z.string()),
})

/** The body of a refused submission: a list of errors, or one error as text. */
export const formRefusalSchema = z.union([
  z.object({ errors: z.array(formErrorSchema).check(z.minLength(1)) }),
  z.object({ error: z.string().check(z.minLength(1)) }),
])

export type FormError = z.infer<typeof formErrorSchema>

import { z } from 'zod'

/** Why a form service refused one field, or the whole message. */
export const formErrorSchema = z.object({
  message: z.string(),
  field: z.string().optional(),
  code: z.string().optional(),
})

/** The body of a refused submission: a list of errors, or one error as text. */
export const formRefusalSchema = z.union([
  z.object({ errors: z.array(formErrorSchema).min(1) }),
  z.object({ error: z.string().min(1) }),
])

export type FormError = z.infer<typeof formErrorSchema>

import { formRefusalSchema, type FormError } from '@network-site/protocol/form-answer'
import { contact } from '@network-site/site/contact'

/** The errors in a refused submission; one general error when the answer names none. */
export async function readRefusal(response: Response): Promise<readonly FormError[]> {
  const body = formRefusalSchema.safeParse(await response.json().catch(() => null))
  if (!body.success) return [{ message: contact.unexpectedError }]
  return 'errors' in body.data ? body.data.errors : [{ message: body.data.error }]
}

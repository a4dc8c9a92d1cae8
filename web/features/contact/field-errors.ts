import { contact } from '@network-site/site/contact'
import { FormRefusal } from './send-message.ts'

export interface FieldErrors {
  email?: string | undefined
  message?: string | undefined
  /** Errors of neither field. */
  form?: string | undefined
}

/** Assigns each error to its field, prefixed with the field's name. */
export function fieldErrors(error: Error | null): FieldErrors {
  if (error === null) return {}
  if (!(error instanceof FormRefusal)) return { form: contact.unreachable }
  const under = (field: string | undefined, prefix: string) =>
    error.errors
      .filter((entry) => entry.field === field)
      .map((entry) => `${prefix}${entry.message}`)
      .join(' ') || undefined
  const rest = error.errors.filter((entry) => entry.field !== 'email' && entry.field !== 'message')
  return {
    email: under('email', `${contact.emailLabel} `),
    message: under('message', `${contact.messageLabel} `),
    form: rest.map((entry) => entry.message).join(' ') || undefined,
  }
}

import { formRefusalSchema, type FormError } from '@network-site/protocol/contact-form'
import { contact } from '@network-site/site/contact-words'

/** The content of the form. */
export interface Message {
  email: string
  message: string
}

/** A form on a service that implements the hosted service's protocol. */
export interface FormTarget {
  endpoint: string
  formId: string
}

interface SendMessageDependencies {
  fetch: typeof fetch
  /** Data that the form service may use to detect bots. */
  session: { loadedAt: number; webdriver: boolean }
}

/** Sends a message to the form service. Throws a FormRefusal if the service rejects it. */
export async function sendMessage(
  { email, message }: Message,
  { endpoint, formId, fetch, session }: FormTarget & SendMessageDependencies,
): Promise<void> {
  const response = await fetch(`${endpoint}/f/${encodeURIComponent(formId)}`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'formspree-client': 'home-web@1',
      'formspree-session-data': btoa(JSON.stringify(session)),
    },
    body: JSON.stringify({ email, message, subject: `${email}: ${contact.subjectSuffix}` }),
  })
  if (response.status >= 400) throw new FormRefusal(await readErrors(response))
}

/** The form service rejected the message. */
export class FormRefusal extends Error {
  override readonly name = 'FormRefusal'
  readonly errors: readonly FormError[]

  constructor(errors: readonly FormError[]) {
    super(errors.map((error) => error.message).join(' '))
    this.errors = errors
  }
}

/** Returns the errors in the response, or one generic error. */
async function readErrors(response: Response): Promise<readonly FormError[]> {
  const body = formRefusalSchema.safeParse(await response.json().catch(() => null))
  if (!body.success) return [{ message: contact.unexpectedError }]
  return 'errors' in body.data ? body.data.errors : [{ message: body.data.error }]
}

interface FieldErrors {
  email?: string | undefined
  message?: string | undefined
  /** Errors that belong to neither field. */
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

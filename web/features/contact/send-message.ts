import { formRefusalSchema, type FormError } from '@network-site/protocol/contact-form'
import { contact } from '@network-site/site/contact-words'
import { language } from '@network-site/site/language'

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

/** Fetches and solves a proof-of-work challenge. Resolves to undefined if none is required. */
export type SolveProof = (path: string) => Promise<string | undefined>

interface SendMessageDependencies {
  fetch: typeof fetch
  solveProof: SolveProof
  /** Data that the form service may use to detect bots. */
  session: { loadedAt: number; webdriver: boolean }
}

/**
 * Sends a message to the form service, with a proof of work if the service asks for one. Throws a FormRefusal if the
 * service rejects it.
 */
export async function sendMessage(
  { email, message }: Message,
  { endpoint, formId, fetch, session, solveProof }: FormTarget & SendMessageDependencies,
): Promise<void> {
  const url = `${endpoint}/f/${encodeURIComponent(formId)}`
  const post = async (proof: { _proof?: string | undefined }): Promise<FormRefusal | undefined> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'accept-language': language.tag,
        'formspree-client': 'home-web@1',
        'formspree-session-data': btoa(JSON.stringify(session)),
      },
      body: JSON.stringify({ email, message, subject: `${email}: ${contact.subjectSuffix}`, ...proof }),
    })
    return response.status >= 400 ? new FormRefusal(await readErrors(response)) : undefined
  }
  const first = await post({})
  const isProofDue = first?.errors.some(({ code }) => code === 'FORM_PROOF_REQUIRED')
  const refusal = isProofDue ? await post({ _proof: await solveProof(`${url}/challenge`) }) : first
  if (refusal) throw refusal
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

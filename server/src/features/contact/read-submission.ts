import { type FormError, formLimits } from '@network-site/protocol/contact-form'
import { emailPattern } from '@network-site/protocol/email-pattern'
import { fillPlaceholders } from '@network-site/protocol/text'
import { cleanLine, cleanText } from './clean-text.ts'
import type { FormWords } from './form-words.ts'

export type Submission = { email: string; subject: string; message: string; fields: Record<string, string> }

export type ReadSubmission =
  | { kind: 'submission'; submission: Submission; next: string | undefined }
  /** The honeypot, a field that people do not see, was filled in. */
  | { kind: 'trapped' }
  | { kind: 'refused'; errors: FormError[] }

const mostExtraFields = 30
const longestName = 100
const longestValue = 5000

/** Validates the fields of a form and lists every error, not only the first. */
export function readSubmission(fields: ReadonlyMap<string, unknown>, words: FormWords['faults']): ReadSubmission {
  if (asText(fields.get('_gotcha'))) return { kind: 'trapped' }
  const errors: FormError[] = []
  const note = (field: string, fault: Fault | undefined) => {
    if (fault) errors.push({ field, message: fillPlaceholders(words[fault.words], { ...fault }), code: fault.code })
  }

  const email = fields.has('email') ? fields.get('email') : fields.get('_replyto')
  note('email', required(email) ?? emailFault(email))
  const message = fields.get('message')
  note('message', required(message) ?? textFault(message, formLimits.message))
  const subject = (fields.has('subject') ? fields.get('subject') : fields.get('_subject')) ?? ''
  note('subject', textFault(subject, formLimits.subject))

  const extra = extraFields(fields)
  if (extra.length > mostExtraFields) errors.push({ message: words.tooManyFields, code: 'TOO_MANY_FIELDS' })
  for (const [name, value] of extra) {
    if (name.length > longestName) errors.push({ message: words.nameTooLong, code: 'TYPE_TEXT' })
    else note(name, asText(value) === undefined ? notText : textFault(asText(value), longestValue))
  }
  if (errors.length > 0) return { kind: 'refused', errors }

  const submission = {
    email: (asText(email) ?? '').trim(),
    subject: cleanLine(asText(subject) ?? ''),
    message: cleanText(asText(message) ?? ''),
    fields: Object.fromEntries(extra.map(([name, value]) => [cleanLine(name), cleanText(asText(value) ?? '')])),
  }
  return { kind: 'submission', submission, next: asText(fields.get('_next')) }
}

/** A fault by the name of its words, and by the code of the hosted service. */
type Fault = { words: keyof FormWords['faults']; code: string; most?: number }
const notText: Fault = { words: 'notText', code: 'TYPE_TEXT' }

function required(value: unknown): Fault | undefined {
  if (value === undefined || value === null) return { words: 'missing', code: 'REQUIRED_FIELD_MISSING' }
  const isEmpty = typeof value === 'string' && cleanText(value) === ''
  return isEmpty ? { words: 'empty', code: 'REQUIRED_FIELD_EMPTY' } : undefined
}

function emailFault(value: unknown): Fault | undefined {
  const isEmail =
    typeof value === 'string' && value.trim().length <= formLimits.email && emailPattern.test(value.trim())
  return isEmail ? undefined : { words: 'notEmail', code: 'TYPE_EMAIL' }
}

function textFault(value: unknown, longest: number): Fault | undefined {
  if (typeof value !== 'string') return notText
  if (value.length <= longest) return undefined
  return { words: 'tooLong', code: 'TYPE_TEXT', most: longest }
}

/** What the form has beyond its own fields. A leading underscore is an instruction to the service, not content. */
function extraFields(fields: ReadonlyMap<string, unknown>): Array<[string, unknown]> {
  const own = new Set(['email', 'message', 'subject'])
  return [...fields].filter(
    ([name, value]) => !own.has(name) && !name.startsWith('_') && cleanLine(name) !== '' && value !== null,
  )
}

/** A scalar as text, a list of scalars as one line; undefined for anything else. */
function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!Array.isArray(value)) return undefined
  const parts = value.map(asText)
  return parts.every((part) => part !== undefined) ? parts.join(', ') : undefined
}

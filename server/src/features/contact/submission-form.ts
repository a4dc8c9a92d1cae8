import { type FormError, formLimits } from '@network-site/protocol/contact-form'
import { emailPattern, fillPlaceholders } from '@network-site/protocol/text'
import { formAnswers } from '@network-site/site/server-pages'

/** The fields of a body by name with raw values, or why it cannot be parsed. */
type ParsedBody =
  | { fields: Map<string, unknown> }
  | { failure: 'UNREADABLE' | 'NO_FILE_UPLOADS' | 'UNSUPPORTED_CONTENT' }

/** Parses a JSON, urlencoded, or multipart submission. Never throws. */
export async function parseBody(contentType: string, body: Uint8Array): Promise<ParsedBody> {
  const kind = contentType.split(';')[0]?.trim().toLowerCase()
  try {
    if (kind === 'application/json') return parseJson(body)
    if (kind === 'application/x-www-form-urlencoded') return { fields: collect(new URLSearchParams(utf8(body))) }
    if (kind === 'multipart/form-data') return await parseMultipart(contentType, body)
    return { failure: 'UNSUPPORTED_CONTENT' }
  } catch {
    return { failure: 'UNREADABLE' }
  }
}

function parseJson(body: Uint8Array): ParsedBody {
  const value: unknown = JSON.parse(utf8(body))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { failure: 'UNREADABLE' }
  return { fields: new Map(Object.entries(value)) }
}

async function parseMultipart(contentType: string, body: Uint8Array): Promise<ParsedBody> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
  const entries: Array<[string, string]> = []
  for (const [name, value] of form) {
    if (typeof value === 'string') entries.push([name, value])
    // Browsers send an unused file input as an empty file without a name.
    else if (value.name !== '' || value.size > 0) return { failure: 'NO_FILE_UPLOADS' }
  }
  return { fields: collect(entries) }
}

/** Groups values by name; a repeated name keeps all its values. */
function collect(entries: Iterable<[string, string]>): Map<string, string | string[]> {
  const fields = new Map<string, string | string[]>()
  for (const [name, value] of entries) {
    const earlier = fields.get(name)
    if (earlier === undefined) fields.set(name, value)
    else if (typeof earlier === 'string') fields.set(name, [earlier, value])
    else earlier.push(value)
  }
  return fields
}

function utf8(body: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(body)
}

export type Submission = { email: string; subject: string; message: string; fields: Record<string, string> }

type ReadSubmission =
  | { kind: 'submission'; submission: Submission; next: string | undefined; proof: string | undefined }
  /** The honeypot was filled in. */
  | { kind: 'trapped' }
  | { kind: 'refused'; errors: FormError[] }

const maxExtraFields = 30
const maxNameLength = 100
const maxValueLength = 5000

/** Validates the fields of a form and returns all errors. */
export function readSubmission(
  fields: ReadonlyMap<string, unknown>,
  words: typeof formAnswers.faults = formAnswers.faults,
): ReadSubmission {
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
  if (extra.length > maxExtraFields) errors.push({ message: words.tooManyFields, code: 'TOO_MANY_FIELDS' })
  for (const [name, value] of extra) {
    if (name.length > maxNameLength) errors.push({ message: words.nameTooLong, code: 'TYPE_TEXT' })
    else note(name, asText(value) === undefined ? notText : textFault(asText(value), maxValueLength))
  }
  if (errors.length > 0) return { kind: 'refused', errors }

  const submission = {
    email: (asText(email) ?? '').trim(),
    subject: cleanLine(asText(subject) ?? ''),
    message: cleanText(asText(message) ?? ''),
    fields: Object.fromEntries(extra.map(([name, value]) => [cleanLine(name), cleanText(asText(value) ?? '')])),
  }
  return { kind: 'submission', submission, next: asText(fields.get('_next')), proof: asText(fields.get('_proof')) }
}

/** A validation error: the key of its message, and the hosted service's code. */
type Fault = { words: keyof typeof formAnswers.faults; code: string; most?: number }
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

function textFault(value: unknown, maxLength: number): Fault | undefined {
  if (typeof value !== 'string') return notText
  return value.length <= maxLength ? undefined : { words: 'tooLong', code: 'TYPE_TEXT', most: maxLength }
}

/** Returns the additional fields. Names with a leading underscore are instructions to the service. */
function extraFields(fields: ReadonlyMap<string, unknown>): Array<[string, unknown]> {
  const own = new Set(['email', 'message', 'subject'])
  return [...fields].filter(
    ([name, value]) => !own.has(name) && !name.startsWith('_') && cleanLine(name) !== '' && value !== null,
  )
}

/** Converts a scalar or a list of scalars to text; returns undefined for other values. */
function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!Array.isArray(value)) return undefined
  const parts = value.map(asText)
  return parts.every((part) => part !== undefined) ? parts.join(', ') : undefined
}

/** Normalizes text for storage and email: valid Unicode, plain line breaks, no control characters. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** Normalizes text to one line, for headers and names. */
function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}

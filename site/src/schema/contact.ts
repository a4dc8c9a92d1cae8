import { z } from 'zod'
import { sentence } from './text.ts'

export const contactSchema = z.strictObject({
  title: sentence,
  intro: sentence,
  emailLabel: sentence,
  emailPlaceholder: sentence,
  messageLabel: sentence,
  messagePlaceholder: sentence,
  send: sentence,
  sending: sentence,
  thanks: sentence,
  sentToast: sentence,
  invalidEmail: sentence,
  unexpectedError: sentence,
  unreachable: sentence,
  /** Follows the sender's address in the subject. */
  subjectSuffix: sentence,
  close: sentence,
})

export type Contact = z.infer<typeof contactSchema>

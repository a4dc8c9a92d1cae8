import type { Email } from '../../adapters/mailer.ts'
import type { SubmissionRow } from './tables.ts'

/** The email that tells the team of a submission. What a stranger wrote is text in it, never a header's syntax. */
export function composeEmail(submission: SubmissionRow): Email {
  const { id, formId, email, subject, message, fields, receivedAt, messageId } = submission
  const extra = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  const lines = [message, '', '-- ', `From: ${email}`, ...extra, `Form: ${formId}, message ${id}`]
  return {
    messageId,
    replyTo: email,
    subject: subject || `New message from ${email}`,
    text: `${lines.join('\n')}\n`,
    date: receivedAt,
  }
}

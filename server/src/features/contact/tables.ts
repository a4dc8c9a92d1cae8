import { isNull } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Messages from the contact form, each with the state of its email: store and outbox are one commit. */
export const submissionsTable = pgTable(
  'contact_submissions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    formId: text('form_id').notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** Fields of the form beyond the three above. */
    fields: jsonb().$type<Record<string, string>>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** The email's Message-ID, the same in every attempt, so that mail programs drop a second copy. */
    messageId: text('message_id').notNull().unique(),
    attempts: integer().notNull().default(0),
    /** When to try next. While a server is sending it, the end of its claim. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    lastFailure: text('last_failure'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('contact_submissions_due').on(table.nextAttemptAt).where(isNull(table.sentAt)),
    // What came and what was mailed on a day is counted, and what is old enough is deleted.
    index('contact_submissions_received').on(table.receivedAt),
    index('contact_submissions_sent').on(table.sentAt),
  ],
)

export type SubmissionRow = typeof submissionsTable.$inferSelect

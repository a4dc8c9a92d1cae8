import { isNull } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Messages from the contact form, each with the state of its email, so that both are one commit. */
export const submissionsTable = pgTable(
  'contact_submissions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    formId: text('form_id').notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** Additional fields. */
    fields: jsonb().$type<Record<string, string>>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** The email's Message-ID, the same in every attempt, so that mail clients drop duplicates. */
    messageId: text('message_id').notNull().unique(),
    attempts: integer().notNull().default(0),
    /** The time of the next attempt or, while a server is sending the email, the end of its claim. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    lastFailure: text('last_failure'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('contact_submissions_due').on(table.nextAttemptAt).where(isNull(table.sentAt)),
    // For daily limits and pruning.
    index('contact_submissions_received').on(table.receivedAt),
    index('contact_submissions_sent').on(table.sentAt),
  ],
)

export type SubmissionRow = typeof submissionsTable.$inferSelect

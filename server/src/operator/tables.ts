import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What operators did by their tool. Rows are added and finished, never deleted. */
export const operatorActions = pgTable('operator_action', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  /** The account on the operator's machine, or the name that they gave. */
  who: text('who').notNull(),
  command: text('command').notNull(),
  /** What they were shown before they agreed. */
  details: jsonb('details').$type<Record<string, string>>().notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  /** How it ended, in words; nothing while it is under way, or where the tool was cut off. */
  outcome: text('outcome'),
  transactionHash: text('transaction_hash'),
})

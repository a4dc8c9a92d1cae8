import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Actions run with the operator CLI. Rows are inserted and completed, never deleted. */
export const operatorActions = pgTable('operator_action', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  /** The operator's account and machine, or the name passed with `--as`. */
  who: text('who').notNull(),
  command: text('command').notNull(),
  /** The plan that the operator confirmed. */
  details: jsonb('details').$type<Record<string, string>>().notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  /** Null while the action is running, or if it was interrupted. */
  outcome: text('outcome'),
  transactionHash: text('transaction_hash'),
})

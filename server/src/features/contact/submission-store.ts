import { and, asc, count, desc, eq, gt, gte, isNull, lt, lte, min, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../services/database.ts'
import type { Submission } from './submission-form.ts'
import { submissionsTable, type SubmissionRow } from './tables.ts'

type NewSubmission = Submission & { formId: string; messageId: string; receivedAt: Date }

/** Maximum numbers of stored messages: since midnight UTC, and in total. */
type StoreLimits = {
  perDay: number
  inAll: number
  /** The messages of a day that need no proof of work. */
  free: number
}

/** An arbitrary advisory lock key, so that one server at a time counts and stores. */
const keepLockKey = 727_002

/** Stores submissions, reads them, and claims them for sending. */
export function submissionStore(database: Database['sql']) {
  return {
    /**
     * Stores a submission. Resolves to `kept` once it is committed, to the limit that is reached, or to `known` if its
     * Message-ID exists. A submission with a proof of work may exceed `free`.
     */
    async keep(
      submission: NewSubmission,
      { perDay, inAll, free, hasProof }: StoreLimits & { hasProof: boolean },
    ): Promise<'kept' | 'known' | keyof StoreLimits> {
      return database.transaction(async (transaction) => {
        // Without the lock, two concurrent submissions could both take the last place.
        await transaction.execute(sql`select pg_advisory_xact_lock(${keepLockKey})`)
        const counted = (condition?: SQL) => transaction.$count(submissionsTable, condition)
        const today = gte(submissionsTable.receivedAt, midnightBefore(submission.receivedAt))
        const received = await counted(today)
        if (received >= perDay) return 'perDay'
        if (received >= free && !hasProof) return 'free'
        if ((await counted()) >= inAll) return 'inAll'
        const stored = await transaction
          .insert(submissionsTable)
          .values({ ...submission, nextAttemptAt: submission.receivedAt })
          .onConflictDoNothing({ target: submissionsTable.messageId })
          .returning({ id: submissionsTable.id })
        return stored.length > 0 ? 'kept' : 'known'
      })
    },

    /** Counts the messages received since midnight UTC. */
    async countReceived(now: Date): Promise<number> {
      return database.$count(submissionsTable, gte(submissionsTable.receivedAt, midnightBefore(now)))
    },

    /** Counts the emails sent since midnight UTC. */
    async countSent(now: Date): Promise<number> {
      return database.$count(submissionsTable, gte(submissionsTable.sentAt, midnightBefore(now)))
    },

    /** Returns the number of messages with a pending email, and when the oldest was received. */
    async waiting(): Promise<{ count: number; since: Date | null }> {
      const [row] = await database
        .select({ count: count(), since: min(submissionsTable.receivedAt) })
        .from(submissionsTable)
        .where(isNull(submissionsTable.sentAt))
      return row ?? { count: 0, since: null }
    },

    /** Deletes messages mailed before a date or, without a mail server, received before it. */
    async prune(before: Date, { isMailed }: { isMailed: boolean }): Promise<void> {
      await database
        .delete(submissionsTable)
        .where(lt(isMailed ? submissionsTable.sentAt : submissionsTable.receivedAt, before))
    },

    /** Returns a page of messages, newest first. */
    async page({ number, size }: { number: number; size: number }): Promise<{ rows: SubmissionRow[]; total: number }> {
      const rows = await database
        .select()
        .from(submissionsTable)
        .orderBy(desc(submissionsTable.id))
        .limit(size)
        .offset((number - 1) * size)
      const [counted] = await database.select({ total: count() }).from(submissionsTable)
      return { rows, total: counted?.total ?? 0 }
    },

    /** Returns the messages after an ID, oldest first. */
    async after(id: number, size: number): Promise<SubmissionRow[]> {
      const isAfter = gt(submissionsTable.id, id)
      return database.select().from(submissionsTable).where(isAfter).orderBy(asc(submissionsTable.id)).limit(size)
    },

    async find(id: number): Promise<SubmissionRow | undefined> {
      const [row] = await database.select().from(submissionsTable).where(eq(submissionsTable.id, id))
      return row
    },

    /** Claims one due submission until `until`. If this server dies, the claim expires and another server sends it. */
    async claim(now: Date, until: Date): Promise<SubmissionRow | undefined> {
      const due = database
        .select({ id: submissionsTable.id })
        .from(submissionsTable)
        .where(and(isNull(submissionsTable.sentAt), lte(submissionsTable.nextAttemptAt, now)))
        .orderBy(asc(submissionsTable.nextAttemptAt))
        .limit(1)
        .for('update', { skipLocked: true })
      const [claimed] = await database
        .update(submissionsTable)
        .set({ attempts: sql`${submissionsTable.attempts} + 1`, nextAttemptAt: until })
        .where(eq(submissionsTable.id, due))
        .returning()
      return claimed
    },

    async markSent({ id }: SubmissionRow, sentAt: Date): Promise<void> {
      await database.update(submissionsTable).set({ sentAt, lastFailure: null }).where(eq(submissionsTable.id, id))
    },

    async markFailed({ id, attempts }: SubmissionRow, failure: { reason: string; nextAttemptAt: Date }): Promise<void> {
      await database
        .update(submissionsTable)
        .set({ lastFailure: failure.reason, nextAttemptAt: failure.nextAttemptAt })
        // Skip the update if another server has taken over the claim.
        .where(and(eq(submissionsTable.id, id), eq(submissionsTable.attempts, attempts)))
    },
  }
}

export type SubmissionStore = ReturnType<typeof submissionStore>

/** The part of the store that the operator CLI uses. */
export type MessageArchive = Pick<SubmissionStore, 'page' | 'after' | 'find'>

/** Returns the preceding midnight UTC. */
function midnightBefore(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()))
}

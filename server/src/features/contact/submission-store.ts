import { and, asc, count, desc, eq, gt, gte, isNull, lt, lte, min, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../services/database.ts'
import type { Submission } from './submission-form.ts'
import { submissionsTable, type SubmissionRow } from './tables.ts'

type NewSubmission = Submission & { formId: string; messageId: string; receivedAt: Date }

/** How many messages may be kept: since midnight, and in all. */
type StoreLimits = { perDay: number; inAll: number }

/** Any number, the same in every server: whoever holds it counts and stores, the others wait. */
const keepLockKey = 727_002

/** Submissions in the database: stored, read back, and claimed for sending. */
export function submissionStore(database: Database['sql']) {
  return {
    /** Resolves once it is committed, or to the limit that has no room for it. */
    async keep(submission: NewSubmission, limits: StoreLimits): Promise<'kept' | keyof StoreLimits> {
      return database.transaction(async (transaction) => {
        // Two that count at the same moment would both take the last place.
        await transaction.execute(sql`select pg_advisory_xact_lock(${keepLockKey})`)
        const counted = (condition?: SQL) => transaction.$count(submissionsTable, condition)
        const today = gte(submissionsTable.receivedAt, midnightBefore(submission.receivedAt))
        if ((await counted(today)) >= limits.perDay) return 'perDay'
        if ((await counted()) >= limits.inAll) return 'inAll'
        await transaction.insert(submissionsTable).values({ ...submission, nextAttemptAt: submission.receivedAt })
        return 'kept'
      })
    },

    /** How many emails were sent since midnight. */
    async countSent(now: Date): Promise<number> {
      return database.$count(submissionsTable, gte(submissionsTable.sentAt, midnightBefore(now)))
    },

    /** How many messages wait for their email, and since when the oldest of them does. */
    async waiting(): Promise<{ count: number; since: Date | null }> {
      const [row] = await database
        .select({ count: count(), since: min(submissionsTable.receivedAt) })
        .from(submissionsTable)
        .where(isNull(submissionsTable.sentAt))
      return row ?? { count: 0, since: null }
    },

    /** Deletes what was mailed before; where nothing is mailed, what came before. What waits for its email stays. */
    async forget(before: Date, { isMailed }: { isMailed: boolean }): Promise<void> {
      await database
        .delete(submissionsTable)
        .where(lt(isMailed ? submissionsTable.sentAt : submissionsTable.receivedAt, before))
    },

    /** The newest first. */
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

    /** The oldest first, from behind an id. */
    async after(id: number, size: number): Promise<SubmissionRow[]> {
      const isAfter = gt(submissionsTable.id, id)
      return database.select().from(submissionsTable).where(isAfter).orderBy(asc(submissionsTable.id)).limit(size)
    },

    async find(id: number): Promise<SubmissionRow | undefined> {
      const [row] = await database.select().from(submissionsTable).where(eq(submissionsTable.id, id))
      return row
    },

    /**
     * Takes one submission that is due, for this server alone until `until`. A server that dies while it
     * sends leaves a claim that runs out, and another one sends again.
     */
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
        // A server whose claim was taken over must not change the row any more.
        .where(and(eq(submissionsTable.id, id), eq(submissionsTable.attempts, attempts)))
    },
  }
}

export type SubmissionStore = ReturnType<typeof submissionStore>

/** The part of the store that the operator reads. */
export type MessageArchive = Pick<SubmissionStore, 'page' | 'after' | 'find'>

/** Days begin at midnight UTC, on every server. */
function midnightBefore(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()))
}

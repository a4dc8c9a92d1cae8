import { sql, type SQL } from 'drizzle-orm'

/** Mints were put into the queue. Without content: relayers read the queue. */
export const queuedChannel = 'mint_queued'

/** The progress of mints has changed. */
export const progressChannel = 'mint_progress'

/** A transaction has a new status, or mints outside of any transaction were decided. */
export type ProgressNotice =
  | { kind: 'transaction'; chain: number; relayer: string; nonce: number }
  | { kind: 'refresh' }

/** The statement that tells every process, once the transaction it is part of is committed. */
export function announce(notice: ProgressNotice): SQL {
  const payload = notice.kind === 'refresh' ? 'refresh' : [notice.chain, notice.relayer, notice.nonce].join('/')
  return sql`select pg_notify(${progressChannel}, ${payload})`
}

export function parseNotice(payload: string): ProgressNotice {
  const [chain, relayer, nonce] = payload.split('/')
  if (!relayer || !nonce) return { kind: 'refresh' }
  return { kind: 'transaction', chain: Number(chain), relayer, nonce: Number(nonce) }
}

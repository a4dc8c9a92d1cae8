import { sql, type SQL } from 'drizzle-orm'

/** Mints were put into the queue. Without content: relayers read the queue. */
export const queuedChannel = 'mint_queued'

/** The progress of mints has changed. */
export const progressChannel = 'mint_progress'

/** A transaction has a new status; mints of these wallets were decided outside of any; or nobody can say whose. */
export type ProgressNotice =
  | { kind: 'transaction'; chain: number; relayer: string; nonce: number }
  | { kind: 'minters'; chain: number; minters: string[] }
  | { kind: 'refresh' }

/** A notice is at most 8,000 bytes long. */
const mintersPerNotice = 150

/** The statement that tells every process, once the transaction it is part of is committed. */
export function announce(notice: Exclude<ProgressNotice, { kind: 'minters' }>): SQL {
  const payload = notice.kind === 'refresh' ? 'refresh' : [notice.chain, notice.relayer, notice.nonce].join('/')
  return sql`select pg_notify(${progressChannel}, ${payload})`
}

/** The same for wallets whose mints were decided. */
export function announceMinters(chain: number, minters: Iterable<string>): SQL {
  const named = [...new Set(minters)]
  const payloads: string[] = []
  for (let at = 0; at < named.length; at += mintersPerNotice)
    payloads.push(`minters/${chain}/${named.slice(at, at + mintersPerNotice).join()}`)
  return sql`select pg_notify(${progressChannel}, payload) from unnest(${sql.param(payloads)}::text[]) as p (payload)`
}

export function parseNotice(payload: string): ProgressNotice {
  const [first, second, third] = payload.split('/')
  if (!second || !third) return { kind: 'refresh' }
  if (first === 'minters') return { kind: 'minters', chain: Number(second), minters: third.split(',') }
  return { kind: 'transaction', chain: Number(first), relayer: second, nonce: Number(third) }
}

import { sql, type SQL } from 'drizzle-orm'

/** Mints were put into the queue. Without content: whoever relays looks for itself. */
export const waitingChannel = 'mint_waiting'

/** Something became of mints that were asked for. */
export const movedChannel = 'mint_moved'

/** One transaction's new status, or word that mints outside of any transaction were decided. */
export type Movement =
  | { kind: 'transaction'; chain: number; relayer: string; nonce: number; status: string }
  | { kind: 'look' }

/** The statement that tells every process, once the transaction it is part of is committed. */
export function announce(movement: Movement): SQL {
  const payload =
    movement.kind === 'look' ? 'look' : [movement.chain, movement.relayer, movement.nonce, movement.status].join('/')
  return sql`select pg_notify(${movedChannel}, ${payload})`
}

export function parseMovement(payload: string): Movement {
  const [chain, relayer, nonce, status] = payload.split('/')
  if (!relayer || !nonce || !status) return { kind: 'look' }
  return { kind: 'transaction', chain: Number(chain), relayer, nonce: Number(nonce), status }
}

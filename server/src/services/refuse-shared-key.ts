import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { faucetTransfers } from '../features/faucet/tables.ts'
import { mintRelayers } from '../features/mint/tables.ts'

const dayMilliseconds = 86_400_000

export type SharedKeyOptions = { database: Database; nowMilliseconds: () => number }

/**
 * Refuses a faucet's key that a relayer of any process has worked with in the last day. Each counts its own nonces: with
 * one key they would take each other's. Where another process relays, only the database knows its keys.
 */
export async function refuseRelayerKey(address: string, options: SharedKeyOptions): Promise<void> {
  const { database, nowMilliseconds } = options
  const since = new Date(nowMilliseconds() - dayMilliseconds)
  const isItsKey = and(eq(sql`lower(${mintRelayers.address})`, address.toLowerCase()), gte(mintRelayers.seenAt, since))
  if ((await database.sql.$count(mintRelayers, isItsKey)) > 0)
    throw new Error('FAUCET_KEY_FILE cannot be used: it holds the key of a relayer that works on this database.')
}

/** Refuses relayers' keys that a faucet of any process has given with since yesterday. */
export async function refuseFaucetKey(relayers: Array<{ address: string }>, options: SharedKeyOptions): Promise<void> {
  if (relayers.length === 0) return
  const { database, nowMilliseconds } = options
  const yesterday = Math.floor(nowMilliseconds() / dayMilliseconds) - 1
  const senders = relayers.map(({ address }) => address.toLowerCase())
  const isItsKey = and(inArray(faucetTransfers.sender, senders), gte(faucetTransfers.day, yesterday))
  if ((await database.sql.$count(faucetTransfers, isItsKey)) > 0)
    throw new Error('RELAYER_KEYS_FILE cannot be used: it holds the key of a faucet that works on this database.')
}

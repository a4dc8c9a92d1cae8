import { decodeMintEntries } from '@network-site/protocol/mint-entries'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Database } from '../../adapters/database.ts'
import type { Collection } from './collection.ts'
import { movedChannel, parseMovement, type Movement } from './mint-channels.ts'
import { keyWord, type MintKey } from './mint-key.ts'
import { readStates } from './read-states.ts'
import { reasonOf } from './reason-of.ts'
import { rowsOf } from './rows.ts'
import type { WaitingRoom } from './waiting-room.ts'

export type FollowOptions = {
  database: Database
  collection: Collection
  room: WaitingRoom
  log: Logger
  /** Told of every wallet whose items have moved; everything may have where no wallet is named. */
  onMoved: (minters: string[] | undefined) => void
}

const transactionSchema = z.object({
  day: z.number(),
  entries: z.string(),
  status: z.string(),
  hash: z.string(),
  refused: z.string(),
  already: z.string(),
})
// Rare and small: on a server that is too slow already, sweeping must not be what slows it.
const sweepMilliseconds = 5000
const largestSweep = 250
const largestLook = 5000

/**
 * Tells those who wait how their mints ended: one notification and one read for a whole batch. A notification can be
 * missed, so whoever waits long is looked up as well.
 */
export async function followMints({ database, collection, room, log, onMoved }: FollowOptions) {
  const listening = await database.listen(movedChannel, {
    onMessage: (payload) => void follow(parseMovement(payload)).catch(warn),
    onGap: () => void lookUp(0).catch(warn),
  })
  const timer = setInterval(() => void lookUp(sweepMilliseconds).catch(warn), sweepMilliseconds)

  async function follow(movement: Movement): Promise<void> {
    if (movement.kind === 'look') return lookUp(0)
    if (movement.chain !== collection.chainId()) return
    const transaction = await readTransaction(database, movement)
    if (!transaction) return
    const { day, status, hash } = transaction
    const keys = keysOf(transaction.entries, day)
    onMoved(keys.map(({ minter }) => minter))
    if (status === 'open') return
    const isPlain = status === 'minted' && transaction.refused === '0x' && transaction.already === '0x'
    if (isPlain) {
      for (const key of keys) room.settle(keyWord(key), { state: 'minted', transactionHash: hash })
      return
    }
    for (const key of keysOf(transaction.already, day)) {
      room.settle(keyWord(key), { state: 'failed', code: 'ALREADY_MINTED' })
    }
    const awaited = keys.filter((key) => room.has(keyWord(key)))
    room.settleAll(await readStates(database.sql, movement.chain, awaited))
  }

  async function lookUp(waitedMilliseconds: number): Promise<void> {
    if (waitedMilliseconds === 0) onMoved(undefined)
    const keys = room.waitingFor(waitedMilliseconds, waitedMilliseconds === 0 ? largestLook : largestSweep)
    if (keys.length > 0) room.settleAll(await readStates(database.sql, collection.chainId(), keys))
  }

  function warn(error: unknown): void {
    log.warn({ reason: reasonOf(error) }, 'the progress of mints could not be read')
  }

  return {
    close: async () => {
      clearInterval(timer)
      await listening.close()
    },
  }
}

async function readTransaction(
  database: Database,
  { chain, relayer, nonce }: Extract<Movement, { kind: 'transaction' }>,
) {
  const result = await database.sql.execute(sql`
    select day, entries, status, hashes[cardinality(hashes)] as hash, refused, already from mint_transaction
    where chain = ${chain} and relayer = ${relayer} and nonce = ${nonce}`)
  return rowsOf(transactionSchema, result)[0]
}

function keysOf(entries: string, day: number): MintKey[] {
  return decodeMintEntries(entries).flatMap(({ receiver, tokens }) =>
    tokens.map((token) => ({ minter: receiver, day, token })),
  )
}

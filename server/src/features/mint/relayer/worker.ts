import { sql, type SQL } from 'drizzle-orm'
import type { Hex } from 'viem'
import { z } from 'zod'
import { parseRows, wholeNumber } from '../../../lib/parse.ts'
import type { Lock } from '../../../services/database.ts'
import { reconcile } from '../../../transactions/reconcile.ts'
import type { SenderRequest } from '../../../transactions/sender-requests.ts'
import type { Sender, SenderSettings } from '../../../transactions/sender.ts'
import type { MintContext } from '../mint-context.ts'
import type { GasBudget } from './gas-budget.ts'
import type { GasEstimator } from './gas-estimator.ts'

/** The operator's settings. */
export type RelayerSettings = SenderSettings & {
  /** How many blocks must confirm a transaction, including its own. */
  confirmations: number
  /** How long to collect mints before forming a batch. */
  batchMilliseconds: number
  pollMilliseconds: number
  /** Limit of unconfirmed transactions per key. */
  maxUnconfirmed: number
  lowBalanceWei: bigint
  budget: GasBudget
  retention: Retention
}

/** How many days to keep records. */
export type Retention = {
  /** Failed mints, records of receivers, and relayers that no longer report. */
  failedDays: number
  /** The bytes of settled transactions. After a deeper reorganization, empty transactions take their place. */
  signedDays: number
  /** Mints and the transactions that carried them. A wallet without a mint in this time counts as new. */
  recordDays: number
}

export type RelayerDependencies = MintContext & { settings: RelayerSettings }

/** The mints that a transaction carries. A transaction without a batch only fills a gap between nonces. */
export type SentBatch = {
  day: number
  /** Encoded as the contract reads them. */
  entries: Hex
  /** Its day has ended, and the outcome of its mints is recorded. */
  hasEnded: boolean
  /** The gas charged to each scope of the budget. */
  charges: Record<string, number>
  /** The gas it was expected to use; unknown after a restart. */
  expectedGas?: { returningGas: number; otherGas: number }
}

/** The state that the loops of one relayer key share. Only the process that holds the key's lock has one. */
export type RelayerWorker = Sender &
  RelayerDependencies & {
    lock: Lock
    /** Wakes the sending loop: there may be mints in the queue. */
    queueSignal: WakeSignal
    /** Wakes the watching loop: there is a new transaction. */
    watchSignal: WakeSignal
    /** Serializes claiming and reconciling, which both read the stored transactions and then change `unconfirmed`. */
    exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>
    /** By nonce. */
    batches: Map<number, SentBatch>
    gasEstimator: GasEstimator | undefined
    /** The position of the RPC endpoint that the balance and the gas were read from. */
    endpoint: number
    /** How often an empty transaction was sent to make the chain reach the new day. */
    dayChecks: number
    /** The recent average time from storing a transaction to settling it. */
    inclusionMilliseconds: number
    /** The operator's request to send nothing new with this key. */
    drain: SenderRequest | undefined
    requestsReadAtMilliseconds: number
    isOver: () => boolean
  }

const batchSchema = z.object({
  nonce: wholeNumber,
  day: z.number(),
  entries: z.custom<Hex>(),
  charges: z.record(z.string(), z.number()),
})

/** Syncs a worker with the database and the chain, after taking over a key and after a reorganization. */
export function reconcileWorker(worker: RelayerWorker): Promise<void> {
  return worker.exclusively(() => worker.chain.onOneEndpoint(() => reconcileStored(worker)))
}

async function reconcileStored(worker: RelayerWorker): Promise<void> {
  const reopened = await reconcile(worker)
  if (reopened.size > 0)
    await worker.database.sql.execute(
      sql`update mint_batch set refused = '0x', already = '0x' where ${isBatchOf(worker, [...reopened])}`,
    )
  const nonces = worker.unconfirmed.map(({ nonce }) => nonce)
  const stored = await loadBatches(worker, nonces)
  for (const [nonce, batch] of stored) {
    const { expectedGas } = worker.batches.get(nonce) ?? {}
    if (expectedGas) batch.expectedGas = expectedGas
  }
  worker.batches = stored
}

/** Returns the stored batches of these nonces; transactions that only fill a gap have none. */
export async function loadBatches(
  worker: Pick<RelayerWorker, 'database' | 'key'>,
  nonces: number[],
): Promise<Map<number, SentBatch>> {
  const stored = await worker.database.sql.execute(
    sql`select nonce, day, entries, charges from mint_batch where ${isBatchOf(worker, nonces)}`,
  )
  return new Map(parseRows(batchSchema, stored).map(({ nonce, ...batch }) => [nonce, { ...batch, hasEnded: false }]))
}

function isBatchOf({ key }: Pick<RelayerWorker, 'key'>, nonces: number[]): SQL {
  return sql`chain = ${key.chain} and relayer = ${key.sender} and nonce = any(${sql.param(nonces)}::bigint[])`
}

/** Returns whether the balance of a drained key was moved, or is about to be. */
export function isSwept({ drain }: Pick<RelayerWorker, 'drain'>): boolean {
  return drain !== undefined && (drain.isDone || drain.nonce !== null)
}

export type WakeSignal = ReturnType<typeof createWakeSignal>

/** Wakes an idle loop. A `wake` before the next `wait` is not lost. */
export function createWakeSignal() {
  let isSet = false
  let resume: (() => void) | undefined
  return {
    wake(): void {
      isSet = true
      resume?.()
    },
    /** Resolves when woken, or after this time. */
    async wait(milliseconds: number): Promise<void> {
      if (!isSet) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          resume = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      resume = undefined
      isSet = false
    },
  }
}

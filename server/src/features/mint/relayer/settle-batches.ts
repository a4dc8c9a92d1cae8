import { decodeMintEntries } from '@network-site/protocol/mint-entries'
import type { TransactionReceipt } from 'viem'
import { findSettled, markSettled, type SettledTransaction } from '../../../transactions/find-settled.ts'
import type { Head } from '../../../transactions/read-head.ts'
import { settleTransactionSql } from '../../../transactions/transaction-store.ts'
import { findCodes } from '../read-codes.ts'
import { readMintedItems } from './read-minted-items.ts'
import { readReceipt } from './read-receipt.ts'
import { loadBatches } from './reconcile-worker.ts'
import { recordSettlement, type Settlement } from './record-settlement.ts'
import type { RelayerWorker, SentBatch } from './relayer-worker.ts'

const receiptPatienceMilliseconds = 15_000
/** Over about so many transactions the time they take is averaged. */
const inclusionMemory = 8

/** Settles every transaction that the chain has decided. Answers whether there was one. */
export async function settleBatches(
  worker: RelayerWorker,
  { nonce, head }: { nonce: number; head: Head },
): Promise<boolean> {
  const { confirmations } = worker.settings
  const settled = await findSettled(worker, { nonce, head, confirmations, receiptPatienceMilliseconds })
  for (const each of settled) {
    const { nonce: itsNonce } = each.transaction
    const batch = worker.batches.get(itsNonce) ?? (await loadBatches(worker, [itsNonce])).get(itsNonce)
    if (batch) await settleBatch(worker, batch, each)
    else await settleFiller(worker, each)
    markSettled(worker, each)
    worker.batches.delete(itsNonce)
  }
  return settled.length > 0
}

/** Settles a transaction that only filled a gap between nonces. */
async function settleFiller(worker: RelayerWorker, { transaction, receipt }: SettledTransaction): Promise<void> {
  const status = receipt ? 'confirmed' : 'replaced'
  await worker.database.sql.execute(settleTransactionSql(worker.key, transaction, { status, receipt }))
}

async function settleBatch(
  worker: RelayerWorker,
  batch: SentBatch,
  { transaction, receipt }: SettledTransaction,
): Promise<void> {
  const settlement = await settlementOf(worker, batch, receipt)
  const { budget } = worker.settings
  await recordSettlement(worker.database.sql, { key: worker.key, transaction, batch, receipt, settlement, budget })
  const { gasEstimator, metrics, clock } = worker
  const { status, isTooEarly = false } = settlement
  metrics.transactionSettled(status)
  if (!receipt) return
  const usedGas = Number(receipt.gasUsed)
  const tookMilliseconds = clock.nowMilliseconds() - transaction.waitingSinceMilliseconds
  worker.inclusionMilliseconds += (tookMilliseconds - worker.inclusionMilliseconds) / inclusionMemory
  metrics.batchMined({ entries: batch.entries, gasUsed: usedGas, inclusionSeconds: tookMilliseconds / 1000 })
  // Something takes more gas than was measured: it is measured anew before the next batch.
  if (status === 'failed' && !isTooEarly) worker.gasEstimator = undefined
  if (status === 'confirmed' && batch.expectedGas) gasEstimator?.learn({ ...batch.expectedGas, usedGas })
}

async function settlementOf(
  worker: RelayerWorker,
  batch: SentBatch,
  receipt: TransactionReceipt | undefined,
): Promise<Settlement> {
  const { collection: contract } = worker.chain.contracts
  // Without a receipt somebody else has used the nonce; with another receiver it was our own empty replacement.
  if (receipt?.to?.toLowerCase() !== contract.toLowerCase())
    return { status: 'replaced', ...(await decideByChain(worker, batch)) }
  if (receipt.status === 'reverted') return { status: 'failed', ...(await decideReverted(worker, batch, receipt)) }
  const { refused, already } = readReceipt(receipt, {
    entries: batch.entries,
    contract,
    relayer: worker.account.address,
  })
  const failed = refused === '0x' ? [] : [{ entries: refused, code: 'RECEIVER_REFUSED' as const }]
  return { status: 'confirmed', failed, already }
}

/** Finds out why a batch reverted: it came before its day or after it, minting was closed, or it ran out of gas. */
async function decideReverted(
  worker: RelayerWorker,
  batch: SentBatch,
  receipt: TransactionReceipt,
): Promise<Omit<Settlement, 'status'>> {
  const { chain, collection } = worker
  const block = await chain.client.getBlock({ blockNumber: receipt.blockNumber })
  const isTooEarly = collection.dayAt(Number(block.timestamp)) < batch.day
  const decided = await decideByChain(worker, batch)
  if (isTooEarly || !decided.released) return { ...decided, isTooEarly }
  const receivers = decodeMintEntries(batch.entries).map(({ receiver }) => receiver)
  return { ...decided, withCode: await findCodes(chain, receivers) }
}

/** Decides each item by what the chain itself has. What is missing is tried again while that can help. */
async function decideByChain(
  worker: RelayerWorker,
  { entries, day }: SentBatch,
): Promise<Pick<Settlement, 'failed' | 'released'>> {
  const { missing } = await readMintedItems(worker.chain, { entries, day })
  if (missing === '0x') return {}
  await worker.collection.refresh()
  if (worker.collection.chainDay() > day) return { failed: [{ entries: missing, code: 'DAY_OVER' }] }
  if (!worker.collection.isOpen()) return { failed: [{ entries: missing, code: 'MINT_CLOSED' }] }
  return { released: missing }
}

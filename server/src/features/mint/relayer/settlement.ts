import { collectionAbi } from '@network-site/protocol/contracts'
import { decodeMintEntries, encodeMintEntries, type MintEntry } from '@network-site/protocol/mint-entries'
import { type Address, type Hex, pad, parseEventLogs, type TransactionReceipt, zeroHash } from 'viem'
import type { Chain } from '../../../services/chain.ts'
import type { Head } from '../../../transactions/chain-state.ts'
import { findSettled, markSettled, type SettledTransaction } from '../../../transactions/receipts.ts'
import { settleTransactionSql } from '../../../transactions/transaction-store.ts'
import { findCodes } from '../minter-lookup.ts'
import { recordSettlement, type Settlement } from './record-settlement.ts'
import { loadBatches, type RelayerWorker, type SentBatch } from './worker.ts'

/** The signatures of the two events that name minted items. */
export const transferSingle = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
export const transferBatch = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

const callsAtOnce = 25
const receiptTimeoutMilliseconds = 15_000
/** The number of transactions that the average inclusion time covers. */
const inclusionMemory = 8

/** Settles every transaction with a final outcome. Returns whether there were any. */
export async function settleBatches(
  worker: RelayerWorker,
  { nonce, head }: { nonce: number; head: Head },
): Promise<boolean> {
  const { confirmations } = worker.settings
  const settled = await findSettled(worker, { nonce, head, confirmations, receiptTimeoutMilliseconds })
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
  // Something used more gas than measured, so measure again before the next batch.
  if (status === 'failed' && !isTooEarly) worker.gasEstimator = undefined
  if (status === 'confirmed' && batch.expectedGas) gasEstimator?.learn({ ...batch.expectedGas, usedGas })
}

async function settlementOf(
  worker: RelayerWorker,
  batch: SentBatch,
  receipt: TransactionReceipt | undefined,
): Promise<Settlement> {
  const { collection: contract } = worker.chain.contracts
  // Without a receipt, the nonce was used elsewhere; with another receiver, it was our own empty replacement.
  if (receipt?.to?.toLowerCase() !== contract.toLowerCase())
    return { status: 'replaced', ...(await decideByChain(worker, batch)) }
  if (receipt.status === 'reverted') return { status: 'failed', ...(await decideReverted(worker, batch, receipt)) }
  const relayer = worker.account.address
  const { refused, already } = readReceipt(receipt, { entries: batch.entries, contract, relayer })
  const failed = refused === '0x' ? [] : [{ entries: refused, code: 'RECEIVER_REFUSED' as const }]
  return { status: 'confirmed', failed, already }
}

/** Determines why a batch reverted: it was mined outside its day, minting was closed, or it ran out of gas. */
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

/** Decides each item by the chain's state. Missing items go back to the queue if they can still be minted. */
async function decideByChain(
  worker: RelayerWorker,
  { entries, day }: SentBatch,
): Promise<Pick<Settlement, 'failed' | 'released'>> {
  const missing = await readMissingItems(worker.chain, { entries, day })
  if (missing === '0x') return {}
  await worker.collection.refresh()
  if (worker.collection.chainDay() > day) return { failed: [{ entries: missing, code: 'DAY_OVER' }] }
  if (!worker.collection.isOpen()) return { failed: [{ entries: missing, code: 'MINT_CLOSED' }] }
  return { released: missing }
}

/** Returns the items that the chain does not have yet. */
export async function readMissingItems(
  chain: Chain,
  { entries, day, blockNumber }: { entries: Hex; day: number; blockNumber?: number },
): Promise<Hex> {
  const missing: MintEntry[] = []
  const requested = decodeMintEntries(entries)
  for (let at = 0; at < requested.length; at += callsAtOnce) {
    await Promise.all(
      requested.slice(at, at + callsAtOnce).map(async ({ receiver, tokens }) => {
        const received = await chain.client.readContract({
          abi: collectionAbi,
          address: chain.contracts.collection,
          functionName: 'receivedMints',
          args: [receiver, BigInt(day)],
          ...(blockNumber === undefined ? {} : { blockNumber: BigInt(blockNumber) }),
        })
        const notReceived = tokens.filter((token) => !received[token - 1])
        if (notReceived.length > 0) missing.push({ receiver, tokens: notReceived })
      }),
    )
  }
  return encodeMintEntries(missing)
}

/**
 * Reads the outcome of each item from a batch's events. The contract guarantees one of three: a mint by the relayer names
 * it, a refusal names it, or the receiver already had it. Receivers may transfer or mint items during the call, so
 * transfers by another operator or from an owner are ignored.
 */
export function readReceipt(
  receipt: TransactionReceipt,
  { entries, contract, relayer }: { entries: Hex; contract: Address; relayer: Address },
): { refused: Hex; already: Hex; mintedCount: number } {
  const own = receipt.logs.filter((log) => log.address.toLowerCase() === contract.toLowerCase())
  const requested = decodeMintEntries(entries)
  const requestedCount = requested.reduce((sum, { tokens }) => sum + tokens.length, 0)
  // Counting the items of each transfer is cheap, and usually all were minted.
  const mintedCount = own.reduce((sum, log) => sum + (isMintBy(relayer, log) ? countItems(log) : 0), 0)
  if (mintedCount === requestedCount) return { refused: '0x', already: '0x', mintedCount }

  const outcomes = new Map<string, 'minted' | 'refused'>()
  for (const event of parseEventLogs({ abi: collectionAbi, logs: own })) {
    if (event.eventName === 'TransferSingle' && isMintBy(relayer, event))
      outcomes.set(`${event.args.to.toLowerCase()}/${event.args.id}`, 'minted')
    if (event.eventName === 'TransferBatch' && isMintBy(relayer, event)) {
      for (const id of event.args.ids) outcomes.set(`${event.args.to.toLowerCase()}/${id}`, 'minted')
    }
    if (event.eventName === 'MintRefused') {
      for (const token of tokensIn(event.args.items))
        outcomes.set(`${event.args.receiver.toLowerCase()}/${token}`, 'refused')
    }
  }
  const withOutcome = (outcome: 'refused' | undefined) =>
    encodeMintEntries(
      requested
        .map(({ receiver, tokens }) => ({
          receiver,
          tokens: tokens.filter((token) => outcomes.get(`${receiver}/${token}`) === outcome),
        }))
        .filter(({ tokens }) => tokens.length > 0),
    )
  return { refused: withOutcome('refused'), already: withOutcome(undefined), mintedCount }
}

type Log = { topics: readonly string[]; data: string }

/** Returns whether a transfer is a mint by this operator; operator and previous owner are indexed. */
function isMintBy(operator: Address, { topics: [signature, by, from] }: Pick<Log, 'topics'>): boolean {
  const isTransfer = signature === transferSingle || signature === transferBatch
  return isTransfer && by === pad(operator.toLowerCase() as Address) && from === zeroHash
}

function countItems({ topics, data }: Log): number {
  if (topics[0] === transferSingle) return 1
  // Two offsets come first, then the length of the list of ids.
  return Number.parseInt(data.slice(2 + 2 * 64, 2 + 3 * 64), 16)
}

function tokensIn(items: bigint): MintEntry['tokens'] {
  const tokens: number[] = []
  for (let token = 1, rest = items; rest > 0n; token++, rest >>= 1n) if (rest & 1n) tokens.push(token)
  return tokens
}

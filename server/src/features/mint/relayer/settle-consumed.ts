import { TransactionReceiptNotFoundError, type Hex, type TransactionReceipt } from 'viem'
import type { Chain } from '../../../adapters/chain.ts'
import type { Head } from '../collection.ts'
import { askChain } from './ask-chain.ts'
import type { Lane } from './lane.ts'
import type { OpenTransaction } from './open-transaction.ts'
import { readReceipt } from './read-receipt.ts'
import { settle, type Settlement } from './settle.ts'

/** A used nonce without a receipt means ask again. After so long, somebody else has used it. */
const receiptPatienceMilliseconds = 15_000
/** Over about so many transactions the time they take is averaged. */
const inclusionMemory = 8

/** Settles every transaction whose nonce the chain has used. Answers whether there was one. */
export async function settleConsumed(lane: Lane, { nonce, head }: { nonce: number; head: Head }): Promise<boolean> {
  const consumed = lane.open.filter((transaction) => transaction.nonce < nonce)
  const receipts = await Promise.all(consumed.map(({ hashes }) => findReceipt(lane.chain, hashes)))
  let hasSettled = false
  for (const [index, transaction] of consumed.entries()) {
    const receipt = receipts[index]
    const settlement = receipt
      ? await fromReceipt(lane, { transaction, receipt, head })
      : await fromSilence(lane, transaction)
    if (!settlement) continue
    await settle(lane.database.sql, { key: lane.key, transaction, settlement })
    lane.open = lane.open.filter((other) => other !== transaction)
    lane.settledNonce = Math.max(lane.settledNonce, transaction.nonce + 1)
    lane.floorNonce = Math.max(lane.floorNonce, transaction.nonce + 1)
    learn(lane, { transaction, settlement })
    hasSettled = true
  }
  return hasSettled
}

async function findReceipt(chain: Chain, hashes: Hex[]): Promise<TransactionReceipt | undefined> {
  // The newest form is the likeliest to have been mined.
  for (const hash of hashes.toReversed()) {
    try {
      return await chain.client.getTransactionReceipt({ hash })
    } catch (error) {
      if (!(error instanceof TransactionReceiptNotFoundError)) throw error
    }
  }
  return undefined
}

async function fromReceipt(
  lane: Lane,
  { transaction, receipt, head }: { transaction: OpenTransaction; receipt: TransactionReceipt; head: Head },
): Promise<Settlement | undefined> {
  const blockNumber = Number(receipt.blockNumber)
  if (head.number - blockNumber + 1 < lane.settings.confirmations) return undefined
  const facts = { hash: receipt.transactionHash, blockNumber, gasUsed: Number(receipt.gasUsed) }
  const isBatch = receipt.to?.toLowerCase() === lane.chain.contracts.vanguardPfp.toLowerCase()
  if (receipt.status === 'success' && isBatch) {
    const { refused, already } = readReceipt(receipt, {
      entries: transaction.entries,
      contract: lane.chain.contracts.vanguardPfp,
    })
    const failed = refused === '0x' ? [] : [{ entries: refused, code: 'RECEIVER_REFUSED' as const }]
    return { status: 'minted', ...facts, failed, already }
  }
  return { status: 'reverted', ...facts, ...(await byTruth(lane, transaction)) }
}

async function fromSilence(lane: Lane, transaction: OpenTransaction): Promise<Settlement | undefined> {
  const now = lane.clock.nowMilliseconds()
  transaction.missingSinceMilliseconds ??= now
  if (now - transaction.missingSinceMilliseconds < receiptPatienceMilliseconds) return undefined
  lane.log.warn({ relayer: lane.key.relayer, nonce: transaction.nonce }, 'somebody else has used this nonce')
  return { status: 'lost', ...(await byTruth(lane, transaction)) }
}

/** What the chain itself says of each item; what it has not is tried again while that can help. */
async function byTruth(
  lane: Lane,
  { entries, day }: OpenTransaction,
): Promise<Pick<Settlement, 'failed' | 'released'>> {
  const { missing } = await askChain(lane.chain, { entries, day })
  if (missing === '0x') return {}
  await lane.collection.refresh()
  if (lane.collection.day() !== day) return { failed: [{ entries: missing, code: 'DAY_OVER' }] }
  if (!lane.collection.isOpen()) return { failed: [{ entries: missing, code: 'MINT_CLOSED' }] }
  return { released: missing }
}

function learn(
  lane: Lane,
  { transaction, settlement }: { transaction: OpenTransaction; settlement: Settlement },
): void {
  const { gauge, metrics, clock } = lane
  const { gasUsed, status } = settlement
  if (gasUsed === undefined) return
  const tookMilliseconds = clock.nowMilliseconds() - transaction.sentAtMilliseconds
  lane.inclusionMilliseconds += (tookMilliseconds - lane.inclusionMilliseconds) / inclusionMemory
  metrics.transactionSettled({
    status,
    entries: transaction.entries,
    gasUsed,
    inclusionSeconds: tookMilliseconds / 1000,
  })
  if (status === 'reverted') gauge?.distrust()
  if (status === 'minted' && transaction.expected) gauge?.learn({ ...transaction.expected, usedGas: gasUsed })
}

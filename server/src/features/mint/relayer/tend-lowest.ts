import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Head } from '../collection.ts'
import { announce } from '../mint-channels.ts'
import { rowsOf } from '../rows.ts'
import { askChain } from './ask-chain.ts'
import { deliver } from './deliver.ts'
import { feesFor, raisedFees } from './fees.ts'
import type { Lane } from './lane.ts'
import { storeReplacement, type OpenTransaction } from './open-transaction.ts'
import { failAmong } from './settle.ts'
import { emptyGasLimit, signBatch, signEmpty } from './sign-transaction.ts'

const gapMilliseconds = 3000
const resendMilliseconds = 3000

/** Keeps the first transaction in line moving; all others wait for it, so nothing else is worth raising. */
export async function tendLowest(lane: Lane, { nonce, head }: { nonce: number; head: Head }): Promise<void> {
  for (const transaction of lane.open) await endWithItsDay(lane, transaction, head)
  const lowest = lane.open[0]
  if (!lowest || lowest.nonce < nonce) return
  if (lowest.nonce > nonce) return closeGap(lane, nonce)
  lane.gapSinceMilliseconds = undefined

  const now = lane.clock.nowMilliseconds()
  const isStuck = now - lowest.sentAtMilliseconds > lane.settings.stuckMilliseconds
  const isOutbid = head.baseFeeWei > lowest.maxFeeWei
  const isLate = lowest.hasEnded && !isEmpty(lowest)
  if (isStuck || isOutbid || isLate) await replace(lane, lowest, { head, isLate: isLate || isEmpty(lowest) })
  else if (now - (lowest.resentAtMilliseconds ?? lowest.sentAtMilliseconds) > resendMilliseconds) {
    lowest.resentAtMilliseconds = now
    // The node may have forgotten it: a restart, a reorganisation, a full pool.
    for (const transaction of lane.open) transaction.isAccepted = false
    await deliver(lane)
  }
}

/** Once a block of the next day exists, a batch of this day can only revert: its mints are decided now. */
async function endWithItsDay(lane: Lane, transaction: OpenTransaction, head: Head): Promise<void> {
  if (transaction.hasEnded || head.timestampSeconds < lane.collection.endOf(transaction.day)) return
  const { missing } = await askChain(lane.chain, transaction)
  if (missing !== '0x') {
    await failAmong(lane.database.sql, { key: lane.key, transaction, entries: missing, code: 'DAY_OVER' })
    await lane.database.sql.execute(announce({ kind: 'look' }))
  }
  transaction.hasEnded = true
}

/** Offers the same nonce again for more. What came too late for its day is replaced by nothing, which is cheaper. */
async function replace(
  lane: Lane,
  transaction: OpenTransaction,
  { head, isLate }: { head: Head; isLate: boolean },
): Promise<void> {
  const { account, chain, settings, clock, key } = lane
  const wanted = feesFor(head, { tipWei: settings.tipWei, ceilingWei: settings.feeCeilingWei })
  const fees = raisedFees(transaction, wanted, settings.feeCeilingWei)
  transaction.sentAtMilliseconds = clock.nowMilliseconds()
  if (!fees) {
    lane.log.warn({ relayer: key.relayer, nonce: transaction.nonce }, 'a transaction is stuck at the fee ceiling')
    return
  }
  const gasLimit = isLate ? emptyGasLimit : transaction.gasLimit
  const options = { account, chain, nonce: transaction.nonce, gasLimit, fees }
  const { hash, signed } = isLate ? await signEmpty(options) : await signBatch(transaction, options)
  Object.assign(transaction, { ...fees, gasLimit, signed, hashes: [...transaction.hashes, hash], isAccepted: false })
  await storeReplacement(lane.database.sql, key, transaction)
  lane.log.info({ relayer: key.relayer, nonce: transaction.nonce, isLate }, 'a transaction is offered again for more')
  await deliver(lane)
}

/** The chain waits for a nonce that no stored transaction has: the next batch takes it. */
async function closeGap(lane: Lane, nonce: number): Promise<void> {
  const now = lane.clock.nowMilliseconds()
  lane.gapSinceMilliseconds ??= now
  if (now - lane.gapSinceMilliseconds < gapMilliseconds) return
  lane.gapSinceMilliseconds = undefined
  lane.log.warn({ relayer: lane.key.relayer, nonce }, 'a nonce is missing; it is filled')
  lane.floorNonce = nonce
  await fill(lane, nonce)
}

async function fill(lane: Lane, nonce: number): Promise<void> {
  const { account, chain, settings, collection, key, clock } = lane
  const fees = feesFor(collection.head(), { tipWei: settings.tipWei, ceilingWei: settings.feeCeilingWei })
  const { hash, signed } = await signEmpty({ account, chain, nonce, gasLimit: emptyGasLimit, fees })
  const day = collection.day()
  const stored = await lane.database.sql.execute(sql`
    insert into mint_transaction
      (chain, relayer, nonce, day, entries, hashes, signed, gas_limit, max_fee_wei, tip_wei, stored_at, sent_at)
    values (${key.chain}, ${key.relayer}, ${nonce}, ${day}, '0x', ${sql.param([hash])}::text[], ${signed}, ${emptyGasLimit},
      ${String(fees.maxFeeWei)}::numeric, ${String(fees.tipWei)}::numeric, now(), now())
    on conflict do nothing returning nonce`)
  if (rowsOf(z.object({}), stored).length === 0) return
  const filler = { nonce, day, entries: '0x' as const, hashes: [hash], signed, gasLimit: emptyGasLimit, ...fees }
  lane.open = [
    { ...filler, sentAtMilliseconds: clock.nowMilliseconds(), isAccepted: false, isReopened: false, hasEnded: false },
    ...lane.open,
  ]
  for (const transaction of lane.open) transaction.isAccepted = false
  await deliver(lane)
}

function isEmpty({ gasLimit }: OpenTransaction): boolean {
  return gasLimit === emptyGasLimit
}

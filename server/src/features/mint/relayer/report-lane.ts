import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { reasonOf } from '../reason-of.ts'
import { feesFor } from './fees.ts'
import { transactionGasCap } from './gas-gauge.ts'
import type { Lane } from './lane.ts'

const everyMilliseconds = 2000
const stepMilliseconds = 200

/** Says every two seconds what the lane has left, so that every server knows whether minting works. */
export async function reportLane(lane: Lane): Promise<void> {
  let wasLow = false
  while (!lane.isOver()) {
    try {
      wasLow = await report(lane, wasLow)
    } catch (error) {
      // A lane that cannot reach the chain falls silent, and silence is what the servers go by.
      lane.log.debug({ relayer: lane.key.relayer, reason: reasonOf(error) }, 'no report')
    }
    for (let waited = 0; waited < everyMilliseconds && !lane.isOver(); waited += stepMilliseconds)
      await sleep(stepMilliseconds)
  }
}

async function report(lane: Lane, wasLow: boolean): Promise<boolean> {
  const { chain, account, collection, settings, database, key, log, metrics } = lane
  const balanceWei = await chain.client.getBalance({ address: account.address })
  lane.balanceWei = balanceWei
  const { maxFeeWei } = feesFor(collection.head(), { tipWei: settings.tipWei, ceilingWei: settings.feeCeilingWei })
  const state =
    balanceWei < maxFeeWei * BigInt(transactionGasCap / 16)
      ? 'empty'
      : balanceWei < settings.lowBalanceWei
        ? 'low'
        : 'ready'
  const nonceGap = lane.gapSinceMilliseconds === undefined ? 0 : 1
  metrics.laneReported({ relayer: key.relayer, balanceWei, nonceGap, open: lane.open.length })
  if (state !== 'ready' && !wasLow)
    log.warn({ relayer: key.relayer, balanceWei: String(balanceWei), state }, 'a relayer needs money')
  await database.sql.execute(sql`
    insert into mint_relayer (chain, address, balance_wei, nonce_gap, state, seen_at)
    values (${key.chain}, ${key.relayer}, ${String(balanceWei)}::numeric, ${nonceGap}, ${state}, now())
    on conflict (chain, address) do update set balance_wei = excluded.balance_wei, nonce_gap = excluded.nonce_gap,
      state = excluded.state, seen_at = excluded.seen_at`)
  return state !== 'ready'
}

import { setTimeout as sleep } from 'node:timers/promises'
import { readHead } from '../collection.ts'
import { reasonOf } from '../reason-of.ts'
import { deliver } from './deliver.ts'
import type { Lane } from './lane.ts'
import { reconcile } from './reconcile.ts'
import { settleConsumed } from './settle-consumed.ts'
import { tendLowest } from './tend-lowest.ts'

const idleMilliseconds = 1000
const longestPauseMilliseconds = 5000
const rewindMilliseconds = 1500

/** Watches the chain for what became of the lane's transactions, for as long as the lane lasts. */
export async function watchTransactions(lane: Lane): Promise<void> {
  const { chain, collection, account, clock, log, settings } = lane
  let failures = 0
  let rewindSince: number | undefined

  async function look(): Promise<void> {
    const [head, nonce] = await Promise.all([
      readHead(chain),
      chain.client.getTransactionCount({ address: account.address }),
    ])
    collection.see(head)
    if (await settleConsumed(lane, { nonce, head })) lane.bell.ring()
    await noticeRewind(nonce)
    await tendLowest(lane, { nonce, head })
  }

  /** A single low answer may come from a node that lags; one that stays is a reorganisation. */
  async function noticeRewind(nonce: number): Promise<void> {
    if (nonce >= lane.settledNonce) {
      rewindSince = undefined
      return
    }
    rewindSince ??= clock.nowMilliseconds()
    if (clock.nowMilliseconds() - rewindSince < rewindMilliseconds) return
    rewindSince = undefined
    await reconcile(lane)
    await deliver(lane)
  }

  while (!lane.isOver()) {
    try {
      await look()
      failures = 0
    } catch (error) {
      failures++
      log.warn({ relayer: lane.key.relayer, reason: reasonOf(error), failures }, 'the chain could not be watched')
    }
    const isBusy = lane.open.length > 0 || rewindSince !== undefined
    const pause = isBusy ? settings.pollMilliseconds : idleMilliseconds
    // A node that is down or asks for patience gets it; else a new transaction is watched at once.
    if (failures > 0) await sleep(Math.min(longestPauseMilliseconds, pause * 2 ** Math.min(failures, 8)))
    else await lane.watchBell.wait(pause)
  }
}

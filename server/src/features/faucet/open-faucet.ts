import { faucetFailure, type FaucetAnswer } from '@network-site/protocol/faucet'
import { ServiceError } from '@network-site/protocol/service-error'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Address } from 'viem'
import type { Sql } from '../../adapters/database.ts'
import type { RateLimit } from '../../adapters/rate-limits.ts'
import { claimGift } from './claim-gift.ts'
import { findReceipt, hasForgotten, readChainIdentity } from './faucet-chain.ts'
import type { FaucetWorld } from './faucet.ts'
import { closeGift, findGift, forgetSources, keepSignedForm, openGifts, type GiftKey } from './gift-store.ts'
import type { Gift } from './tables.ts'
import { takeTurns } from './take-turns.ts'
import { tendGifts } from './tend-gifts.ts'

export type FaucetOptions = FaucetWorld & {
  rateLimit: RateLimit
  /** What an address of the internet is counted as. */
  networkOf: (ip: string) => string
  patienceMilliseconds?: number
  lookEveryMilliseconds?: number
}

export type Faucet = {
  /** Gives an address test Ether, and waits until the chain has it. */
  give: (address: Address, ip: string) => Promise<FaucetAnswer>
  metrics: FaucetWorld['metrics']
  close: () => Promise<void>
}

const dayMilliseconds = 86_400_000
const pollMilliseconds = 150

/** Opens the faucet. Gifts that an earlier process promised and did not finish are finished by whoever looks first. */
export function openFaucet(options: FaucetOptions): Faucet {
  const { account, database, chain, clock, log, metrics, rateLimit, networkOf } = options
  const { patienceMilliseconds = 30_000, lookEveryMilliseconds = 3000 } = options
  const inTurn = takeTurns(database, `faucet/${account.address.toLowerCase()}`)
  const ending = new AbortController()
  const tending = { ...options, silentSince: new Map<string, number>() }
  let identity: string | undefined

  async function chainIdentity(): Promise<string> {
    return (identity ??= await readChainIdentity(chain))
  }

  async function give(address: Address, ip: string): Promise<FaucetAnswer> {
    await rateLimit.take(ip)
    try {
      const key: GiftKey = { chain: await chainIdentity(), address: address.toLowerCase(), day: today() }
      await inTurn(async (session) => {
        const before = await findGift(session, key)
        if (before && before.status !== 'open') await allowAgain(session, before)
        await claimGift(session, { key, source: networkOf(ip) }, options)
        await tendGifts(session, key.chain, tending)
      })
      return await waitForGift(key)
    } catch (error) {
      if (error instanceof ServiceError) throw error
      throw faucetFailure('FAUCET_UNAVAILABLE', { cause: error })
    }
  }

  async function waitForGift(key: GiftKey): Promise<FaucetAnswer> {
    const deadline = performance.now() + patienceMilliseconds
    for (;;) {
      const gift = await findGift(database.sql, key)
      if (!gift) throw new Error('a promised gift is gone from the database')
      const receipt = await findReceipt(chain, gift.hashes)
      if (receipt) await closeGift(database.sql, key, receipt.status === 'success' ? 'given' : 'refused')
      if (receipt?.status === 'reverted') throw faucetFailure('RECEIVER_REFUSED')
      if (receipt || performance.now() > deadline || ending.signal.aborted) {
        const transactionHash = receipt?.transactionHash ?? gift.hashes.at(-1) ?? ''
        return { transactionHash, amountWei: gift.amountWei, isConfirmed: receipt !== undefined }
      }
      await sleep(pollMilliseconds)
    }
  }

  /** Refuses a second gift, unless the chain has forgotten the first: then that one is sent again. */
  async function allowAgain(session: Sql, gift: Gift): Promise<void> {
    if (!(await hasForgotten(chain, gift)))
      throw gift.status === 'given'
        ? faucetFailure('ALREADY_GIVEN', { retryAfterSeconds: untilNextDay() })
        : faucetFailure('RECEIVER_REFUSED')
    await keepSignedForm(session, { ...gift, signedAt: new Date(clock.nowMilliseconds()) })
  }

  function today(): number {
    return Math.floor(clock.nowMilliseconds() / dayMilliseconds)
  }

  /** Until midnight UTC. */
  function untilNextDay(): number {
    return Math.ceil((dayMilliseconds - (clock.nowMilliseconds() % dayMilliseconds)) / 1000)
  }

  async function keepLooking(): Promise<void> {
    let forgottenBefore: number | undefined
    while (!ending.signal.aborted) {
      try {
        if (today() !== forgottenBefore) await forgetSources(database.sql, today())
        forgottenBefore = today()
        const chainName = await chainIdentity()
        if ((await openGifts(database.sql, chainName)).length > 0)
          await inTurn((session) => tendGifts(session, chainName, tending))
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the faucet could not look at its gifts')
      }
      await sleep(lookEveryMilliseconds, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }
  const looking = keepLooking()

  return {
    give,
    metrics,
    close: async () => {
      ending.abort()
      await looking
    },
  }
}

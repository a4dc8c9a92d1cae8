import { faucetFailure } from '@network-site/protocol/faucet'
import type { Address } from 'viem'
import type { Sql } from '../../adapters/database.ts'
import { readGiver } from './faucet-chain.ts'
import type { FaucetWorld } from './faucet.ts'
import { countDay, findGift, keepGift, openGifts, type GiftKey } from './gift-store.ts'
import { lowestFreeNonce } from './lowest-free-nonce.ts'
import { feesFor, giftGasLimit, signGift } from './sign-gift.ts'
import type { Gift } from './tables.ts'

const secondsPerDay = 86_400

/**
 * Promises a gift: in one transaction of the database its limits are held, a nonce is taken, and the signed bytes are
 * stored. Whoever is killed before has done nothing; afterwards the gift exists once, whoever sends it and how often.
 * Must run in turn: two at once would take the same nonce.
 */
export async function claimGift(
  session: Sql,
  { key, source }: { key: GiftKey; source: string },
  world: FaucetWorld,
): Promise<Gift> {
  const { account, chain, clock, log, metrics, settings } = world
  const [giver, heldWei] = await Promise.all([
    readGiver(chain, account.address),
    chain.client.getBalance({ address: key.address as Address }),
  ])
  metrics.balanceSeen(giver.balanceWei)
  const { amountWei } = settings
  const fees = feesFor(giver.baseFeeWei, { tipWei: settings.tipWei, ceilingWei: settings.feeCeilingWei })

  return session.transaction(async (transaction) => {
    // Another server may have promised it while this one waited for its turn.
    const promised = await findGift(transaction, key)
    if (promised) return promised
    if (heldWei >= amountWei) throw faucetFailure('ALREADY_FUNDED')
    const { givenWei, toSource } = await countDay(transaction, { ...key, source })
    const retryAfterSeconds = (key.day + 1) * secondsPerDay - Math.floor(clock.nowMilliseconds() / 1000)
    if (toSource >= settings.perNetwork) throw faucetFailure('NETWORK_SHARE_GIVEN', { retryAfterSeconds })
    if (givenWei + amountWei > settings.perDayWei) throw faucetFailure('DAY_SPENT', { retryAfterSeconds })

    const open = await openGifts(transaction, key.chain)
    const promisedWei = open.reduce((total, gift) => total + costWei(BigInt(gift.amountWei), gift.maxFeeWei), 0n)
    if (giver.balanceWei < promisedWei + costWei(amountWei, fees.maxFeeWei)) {
      log.warn({ giver: account.address, balanceWei: String(giver.balanceWei) }, 'the faucet has run dry')
      throw faucetFailure('FAUCET_LOW')
    }
    const nonce = lowestFreeNonce(giver.nonce, open, account.address)
    const to = key.address as Address
    const { hash, ...form } = await signGift({ account, chainId: chain.id, to, amountWei, nonce }, fees)
    const gift: Gift = {
      ...key,
      ...form,
      source,
      amountWei: String(amountWei),
      giver: account.address.toLowerCase(),
      hashes: [hash],
      signedAt: new Date(clock.nowMilliseconds()),
      status: 'open',
    }
    await keepGift(transaction, gift)
    return gift
  })
}

/** The most that a gift can take from the giver. */
function costWei(amountWei: bigint, maxFeeWei: bigint | string): bigint {
  return amountWei + giftGasLimit * BigInt(maxFeeWei)
}

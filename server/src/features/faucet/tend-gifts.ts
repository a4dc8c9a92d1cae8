import type { Address } from 'viem'
import type { Sql } from '../../adapters/database.ts'
import { broadcast, findReceipt, readGiver, type GiverState } from './faucet-chain.ts'
import type { FaucetWorld } from './faucet.ts'
import { closeGift, keepSignedForm, openGifts } from './gift-store.ts'
import { lowestFreeNonce } from './lowest-free-nonce.ts'
import { feesFor, raisedFees, signGift, type Fees } from './sign-gift.ts'
import type { Gift } from './tables.ts'

export type TendingWorld = FaucetWorld & {
  /** Since when a gift's nonce is used without a receipt of ours, by the gift's newest hash. */
  silentSince: Map<string, number>
}

/**
 * Brings every promised gift forward, lowest nonce first: closes what the chain has, sends the rest, offers more for
 * what is stuck, and signs anew what lost its nonce to somebody else. Must run in turn.
 */
export async function tendGifts(session: Sql, chainIdentity: string, world: TendingWorld): Promise<void> {
  const { account, chain, metrics } = world
  const open = await openGifts(session, chainIdentity)
  if (open.length === 0) return
  const giver = await readGiver(chain, account.address)
  metrics.balanceSeen(giver.balanceWei)
  for (const gift of open) {
    const receipt = await findReceipt(chain, gift.hashes)
    if (receipt) {
      await closeGift(session, gift, receipt.status === 'success' ? 'given' : 'refused')
      continue
    }
    const form = await formToSend(gift, { giver, open, world })
    if (form !== gift) {
      await keepSignedForm(session, form)
      Object.assign(gift, form)
    }
    await broadcast(chain, gift.signed)
  }
}

/** The gift as it should be sent now: as it is, for more, or under another nonce. */
async function formToSend(
  gift: Gift,
  { giver, open, world }: { giver: GiverState; open: Gift[]; world: TendingWorld },
): Promise<Gift> {
  const { account, chain, clock, settings } = world
  if (gift.giver !== account.address.toLowerCase()) return gift
  const isNonceUsed = gift.nonce < giver.nonce
  const since = isNonceUsed ? silentSince(gift, world) : gift.signedAt.getTime()
  if (clock.nowMilliseconds() - since < settings.stuckMilliseconds) return gift
  const ceilingWei = settings.feeCeilingWei
  const today = feesFor(giver.baseFeeWei, { tipWei: settings.tipWei, ceilingWei })
  const fees = isNonceUsed ? today : raisedFees(feesOf(gift), today, ceilingWei)
  if (!fees) return gift
  // A nonce used by none of our hashes is somebody else's: this gift can no longer happen as it was signed.
  const nonce = isNonceUsed ? lowestFreeNonce(giver.nonce, open, account.address) : gift.nonce
  const { hash, ...form } = await signGift(
    { account, chainId: chain.id, to: gift.address as Address, amountWei: BigInt(gift.amountWei), nonce },
    fees,
  )
  return { ...gift, ...form, hashes: [...gift.hashes, hash], signedAt: new Date(clock.nowMilliseconds()) }
}

/** A used nonce whose receipt is not there yet means ask again; only a long silence means that it was not ours. */
function silentSince(gift: Gift, { silentSince: since, clock }: TendingWorld): number {
  const name = gift.hashes.at(-1) ?? ''
  const known = since.get(name) ?? clock.nowMilliseconds()
  since.set(name, known)
  return known
}

function feesOf(gift: Gift): Fees {
  return { maxFeeWei: BigInt(gift.maxFeeWei), tipWei: BigInt(gift.tipWei) }
}

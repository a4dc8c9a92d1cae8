import { keccak256, type Address, type Hex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Gift } from './tables.ts'

export type Fees = { maxFeeWei: bigint; tipWei: bigint }

type GiftToSign = { account: PrivateKeyAccount; chainId: number; to: Address; amountWei: bigint; nonce: number }

/** A plain transfer takes 21,000; chains that count their own costs as gas take more. Only what is used is paid. */
export const giftGasLimit = 200_000n

/** Signs a gift. The same gift, nonce and fees always give the same bytes. */
export async function signGift(
  { account, chainId, to, amountWei, nonce }: GiftToSign,
  fees: Fees,
): Promise<Pick<Gift, 'nonce' | 'signed' | 'maxFeeWei' | 'tipWei'> & { hash: Hex }> {
  const signed = await account.signTransaction({
    type: 'eip1559',
    chainId,
    to,
    value: amountWei,
    nonce,
    gas: giftGasLimit,
    maxFeePerGas: fees.maxFeeWei,
    maxPriorityFeePerGas: fees.tipWei,
  })
  return {
    nonce,
    signed,
    hash: keccak256(signed),
    maxFeeWei: String(fees.maxFeeWei),
    tipWei: String(fees.tipWei),
  }
}

/** How many times today's base fee a gift may pay. */
const baseFeeMultiple = 3n

/** What to offer for the next block. */
export function feesFor(baseFeeWei: bigint, { tipWei, ceilingWei }: { tipWei: bigint; ceilingWei: bigint }): Fees {
  const maxFeeWei = smaller(baseFeeWei * baseFeeMultiple + tipWei, ceilingWei)
  return { maxFeeWei, tipWei: smaller(tipWei, maxFeeWei) }
}

/** What replaces an offer that nobody took: an eighth more of both, which is what nodes ask for, and today's price. */
export function raisedFees(old: Fees, today: Fees, ceilingWei: bigint): Fees | undefined {
  const tipWei = larger(raise(old.tipWei), today.tipWei)
  const maxFeeWei = larger(larger(raise(old.maxFeeWei), today.maxFeeWei), tipWei)
  return maxFeeWei > ceilingWei ? undefined : { maxFeeWei, tipWei }
}

function raise(wei: bigint): bigint {
  return (wei * 9n) / 8n + 1n
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}

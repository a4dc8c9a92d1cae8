import type { Head } from '../collection.ts'

export type Fees = { maxFeeWei: bigint; tipWei: bigint }

/** How many times today's base fee a transaction may pay: it falls behind only after ten full blocks in a row. */
const baseFeeMultiple = 3n

/** What to offer for the next block, within the operator's ceiling. */
export function feesFor(head: Head, { tipWei, ceilingWei }: { tipWei: bigint; ceilingWei: bigint }): Fees {
  const wanted = head.baseFeeWei * baseFeeMultiple + tipWei
  const maxFeeWei = wanted < ceilingWei ? wanted : ceilingWei
  return { maxFeeWei, tipWei: tipWei < maxFeeWei ? tipWei : maxFeeWei }
}

/** What replaces an offer: nodes ask for a tenth more of both; undefined where the ceiling leaves no room. */
export function raisedFees(old: Fees, wanted: Fees, ceilingWei: bigint): Fees | undefined {
  const tipWei = larger(raise(old.tipWei), wanted.tipWei)
  const maxFeeWei = larger(larger(raise(old.maxFeeWei), wanted.maxFeeWei), tipWei)
  return maxFeeWei > ceilingWei ? undefined : { maxFeeWei, tipWei }
}

function raise(wei: bigint): bigint {
  return (wei * 9n) / 8n + 1n
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}

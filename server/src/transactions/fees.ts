export type Fees = { maxFeeWei: bigint; tipWei: bigint }

/** What the operator may choose. */
export type FeeLimits = { tipWei: bigint; feeCeilingWei: bigint }

/** How many times today's base fee a transaction may pay: it falls behind only after ten full blocks in a row. */
const baseFeeMultiple = 3n

/** What to offer for the next block, within the operator's ceiling. */
export function feesFor({ baseFeeWei }: { baseFeeWei: bigint }, { tipWei, feeCeilingWei }: FeeLimits): Fees {
  const wanted = baseFeeWei * baseFeeMultiple + tipWei
  const maxFeeWei = wanted < feeCeilingWei ? wanted : feeCeilingWei
  return { maxFeeWei, tipWei: tipWei < maxFeeWei ? tipWei : maxFeeWei }
}

/**
 * What a replacement offers: today's price, and at least an eighth more than before, since nodes ask for a tenth.
 * Undefined where the ceiling leaves no room.
 */
export function raisedFees(old: Fees, wanted: Fees, feeCeilingWei: bigint): Fees | undefined {
  const tipWei = larger(raise(old.tipWei), wanted.tipWei)
  const maxFeeWei = larger(larger(raise(old.maxFeeWei), wanted.maxFeeWei), tipWei)
  return maxFeeWei > feeCeilingWei ? undefined : { maxFeeWei, tipWei }
}

function raise(wei: bigint): bigint {
  return (wei * 9n) / 8n + 1n
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}

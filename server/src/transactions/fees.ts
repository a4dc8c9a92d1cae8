export type Fees = { maxFeeWei: bigint; tipWei: bigint }

/** The operator's fee settings. */
export type FeeLimits = { tipWei: bigint; feeCeilingWei: bigint }

/** The multiple of the base fee that a transaction may pay; enough for about ten consecutive full blocks. */
const baseFeeMultiple = 3n

/** Returns the fees for the next block, within the operator's ceiling. */
export function feesFor({ baseFeeWei }: { baseFeeWei: bigint }, { tipWei, feeCeilingWei }: FeeLimits): Fees {
  const wanted = baseFeeWei * baseFeeMultiple + tipWei
  const maxFeeWei = wanted < feeCeilingWei ? wanted : feeCeilingWei
  return { maxFeeWei, tipWei: tipWei < maxFeeWei ? tipWei : maxFeeWei }
}

/**
 * Returns the fees of a replacement: the current price, and at least 12.5 % more than before, because nodes require
 * 10 %. Returns undefined if the ceiling leaves no room.
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

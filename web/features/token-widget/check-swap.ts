import type { Direction, Quote } from './quote-swap.ts'

/** What a wallet holds and may do. */
export interface Holdings {
  etherWei: bigint
  tokenUnits: bigint
  /** What it may still buy today. */
  remainingUnits: bigint
}

export type SwapProblem = 'tooSmall' | 'overBalance' | 'noAllowance' | 'overAllowance' | 'noGas'

interface Swap {
  direction: Direction
  offered: bigint
  quote: Quote
}

/** Why a swap cannot be made, by everything that is known before it is tried. The first that fits is said. */
export function checkSwap(
  { direction, offered, quote }: Swap,
  { holdings, reserveWei }: { holdings: Holdings; reserveWei: bigint | undefined },
): SwapProblem | undefined {
  if (quote.received === 0n) return 'tooSmall'
  const isBuying = direction === 'buy'
  if (isBuying && holdings.remainingUnits === 0n) return 'noAllowance'
  if (isBuying && quote.received > holdings.remainingUnits) return 'overAllowance'
  if (offered > (isBuying ? holdings.etherWei : holdings.tokenUnits)) return 'overBalance'
  const neededWei = (isBuying ? offered : 0n) + (reserveWei ?? 0n)
  return neededWei > holdings.etherWei ? 'noGas' : undefined
}

/** The most that can be offered: all of it, less what the fee takes and what today's allowance leaves. */
export function mostOffered(
  direction: Direction,
  { holdings, reserveWei, rate }: { holdings: Holdings; reserveWei: bigint | undefined; rate: bigint },
): bigint {
  if (direction === 'sell') return holdings.tokenUnits
  const reserve = reserveWei ?? 0n
  const payable = holdings.etherWei > reserve ? holdings.etherWei - reserve : 0n
  const allowed = rate === 0n ? 0n : holdings.remainingUnits / rate
  return payable < allowed ? payable : allowed
}

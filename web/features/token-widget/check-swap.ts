import type { Direction, Quote } from './quote-swap.ts'

/** An address's balances, and its remaining allowance. */
export interface Holdings {
  etherWei: bigint
  tokenUnits: bigint
  /** Token units that it may still buy today. */
  remainingUnits: bigint
}

export type SwapProblem = 'tooSmall' | 'overBalance' | 'noAllowance' | 'overAllowance' | 'noGas'

interface Swap {
  direction: Direction
  offered: bigint
  quote: Quote
}

/** The first reason why a swap would fail, by what is known before it is sent. */
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

/** The largest possible offer: the balance, limited by the fee and by today's allowance. */
export function maxOffer(
  direction: Direction,
  { holdings, reserveWei, rate }: { holdings: Holdings; reserveWei: bigint | undefined; rate: bigint },
): bigint {
  if (direction === 'sell') return holdings.tokenUnits
  const reserve = reserveWei ?? 0n
  const payable = holdings.etherWei > reserve ? holdings.etherWei - reserve : 0n
  const allowed = rate === 0n ? 0n : holdings.remainingUnits / rate
  return payable < allowed ? payable : allowed
}

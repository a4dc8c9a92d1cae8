export type Direction = 'buy' | 'sell'

/** The result of a swap by the contract's arithmetic. The rate is fixed, so a quote is exact. */
export interface Quote {
  /** The amount that leaves the wallet. */
  paid: bigint
  received: bigint
  /** The part of the offer that is worth less than one unit of the other side. It stays in the wallet. */
  rest: bigint
}

/** Quotes a swap. `rate` is token units for one wei. */
export function quoteSwap(direction: Direction, offered: bigint, rate: bigint): Quote {
  if (direction === 'buy') return { paid: offered, received: offered * rate, rest: 0n }
  const received = rate === 0n ? 0n : offered / rate
  const paid = received * rate
  return { paid, received, rest: offered - paid }
}

/** An address's balances, and its remaining allowance. */
export interface Holdings {
  etherWei: bigint
  tokenUnits: bigint
  /** Token units that the address may still buy today. */
  remainingUnits: bigint
}

export type SwapProblem = 'tooSmall' | 'overBalance' | 'noAllowance' | 'overAllowance' | 'noGas'

/** Returns the first known reason why a swap would fail. */
export function checkSwap(
  { direction, offered, quote }: { direction: Direction; offered: bigint; quote: Quote },
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

/** Returns the largest possible offer: the balance, limited by the fee and by today's allowance. */
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

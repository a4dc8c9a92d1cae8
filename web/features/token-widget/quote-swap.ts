export type Direction = 'buy' | 'sell'

/** The result of a swap by the contract's own arithmetic. The rate is fixed, so a quote is exact. */
export interface Quote {
  /** What leaves the wallet. */
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

export type Direction = 'buy' | 'sell'

/** What a swap comes to by the contract's own arithmetic. There is no market, so a quote is a fact. */
export interface Quote {
  /** What leaves the wallet. */
  paid: bigint
  received: bigint
  /** What was offered and is worth no whole unit on the other side: it stays in the wallet. */
  rest: bigint
}

/** `rate` is token units for one wei, as the contract counts. */
export function quoteSwap(direction: Direction, offered: bigint, rate: bigint): Quote {
  if (direction === 'buy') return { paid: offered, received: offered * rate, rest: 0n }
  const received = rate === 0n ? 0n : offered / rate
  const paid = received * rate
  return { paid, received, rest: offered - paid }
}

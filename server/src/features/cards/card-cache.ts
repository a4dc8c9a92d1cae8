export type CardCacheOptions = {
  draw: (owner: string) => Promise<Buffer>
  nowMilliseconds: () => number
  /** How long a card is kept. */
  keptMilliseconds: number
  mostKept: number
  /** How many are drawn at once; others wait for their turn. */
  mostAtOnce: number
  mostWaiting: number
  /** Thrown at whoever would have to wait behind too many. */
  tooMany: () => Error
}

/** Draws each owner's card once in a while, and only so many at a time: a card costs the processor a tenth of a second. */
export function createCardCache(options: CardCacheOptions): { get: (owner: string) => Promise<Buffer> } {
  const { draw, nowMilliseconds, keptMilliseconds, mostKept, mostAtOnce, mostWaiting, tooMany } = options
  const cards = new Map<string, { card: Promise<Buffer>; drawnAt: number }>()
  const waiting: Array<() => void> = []
  let drawing = 0

  async function drawInTurn(owner: string): Promise<Buffer> {
    if (drawing >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw tooMany()
      // Whoever leaves hands its place over.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else drawing++
    try {
      return await draw(owner)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else drawing--
    }
  }

  return {
    get: (owner) => {
      const kept = cards.get(owner)
      if (kept && nowMilliseconds() - kept.drawnAt < keptMilliseconds) return kept.card
      cards.delete(owner)
      const card = drawInTurn(owner)
      cards.set(owner, { card, drawnAt: nowMilliseconds() })
      // The oldest comes first in a map.
      for (const oldest of cards.keys()) {
        if (cards.size <= mostKept) break
        cards.delete(oldest)
      }
      card.catch(() => cards.get(owner)?.card === card && cards.delete(owner))
      return card
    },
  }
}

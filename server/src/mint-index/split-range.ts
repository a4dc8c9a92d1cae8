import type { EventRange } from './events.ts'

/** Cuts a range between blocks into parts of at most so many events, where no block alone has more. */
export function splitRange(range: EventRange, mostEvents: number): EventRange[] {
  const countOf = new Map<number, number>()
  for (const { block } of [...range.mints, ...range.swaps]) countOf.set(block, (countOf.get(block) ?? 0) + 1)
  const ends = []
  let count = 0
  let last: EventRange['end'] | undefined
  for (const block of range.blocks) {
    const more = countOf.get(block.number) ?? 0
    if (last && count + more > mostEvents) {
      ends.push(last)
      count = 0
    }
    count += more
    last = block
  }
  let after = -1
  return [...ends, range.end].map((end) => {
    const isWithin = (block: number) => block > after && block <= end.number
    const part = {
      end,
      owners: range.owners,
      blocks: range.blocks.filter(({ number }) => isWithin(number)),
      mints: range.mints.filter(({ block }) => isWithin(block)),
      swaps: range.swaps.filter(({ block }) => isWithin(block)),
    }
    after = end.number
    return part
  })
}

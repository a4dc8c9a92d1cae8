import type { Gift } from './tables.ts'

/**
 * The first nonce that the chain has not used and no open gift has: a gap is filled before anything is put behind it.
 * Gifts that were given do not count. Where the chain has forgotten one, its nonce is free again.
 */
export function lowestFreeNonce(
  usedByChain: number,
  open: ReadonlyArray<Pick<Gift, 'giver' | 'nonce'>>,
  giver: string,
): number {
  const taken = new Set(open.filter((gift) => gift.giver === giver.toLowerCase()).map(({ nonce }) => nonce))
  let nonce = usedByChain
  while (taken.has(nonce)) nonce++
  return nonce
}

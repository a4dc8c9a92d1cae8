import { itemCount } from '@network-site/protocol/item-count'

/** A bit for each item of the collection, bit 0 for item 1. */
export const allItems = (1n << BigInt(itemCount)) - 1n

/** The numbers of the items whose bits are set, the lowest first. */
export function itemsIn(bits: bigint): number[] {
  const items: number[] = []
  for (let item = 1; item <= itemCount; item++) if ((bits >> BigInt(item - 1)) & 1n) items.push(item)
  return items
}

export function countItems(bits: bigint): number {
  let count = 0
  for (let left = bits & allItems; left > 0n; left &= left - 1n) count++
  return count
}

/** The numbers of the items whose bits are not set. */
export function itemsLackingIn(bits: bigint): number[] {
  return itemsIn(allItems & ~bits)
}

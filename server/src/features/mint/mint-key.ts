/** An item of a wallet on a day. The address is in lower case. */
export type MintKey = { minter: `0x${string}`; day: number; token: number }

/** The same as one string, for maps. */
export function mintKeyString({ minter, day, token }: MintKey): string {
  return `${minter}/${day}/${token}`
}

/** The order in which rows are always locked, so that two statements never deadlock. */
export function compareKeys(a: MintKey, b: MintKey): number {
  return a.minter === b.minter ? a.day - b.day || a.token - b.token : a.minter < b.minter ? -1 : 1
}

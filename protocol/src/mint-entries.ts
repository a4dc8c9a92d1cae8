import { itemCount } from './item-count.ts'

/** The items that one receiver gets in a batch. */
export type MintEntry = { receiver: `0x${string}`; tokens: number[] }

const receiverDigits = 40
const itemDigits = 12
const entryDigits = receiverDigits + itemDigits

/** Encodes entries for `mintBatch`: a receiver of 20 bytes and 6 bytes of items, with id 1 as the lowest bit. */
export function encodeMintEntries(entries: Iterable<MintEntry>): `0x${string}` {
  let packed: `0x${string}` = '0x'
  for (const { receiver, tokens } of entries) packed += receiver.slice(2).toLowerCase() + itemsHex(tokens)
  return packed
}

/** Decodes a packed batch, with receivers in lowercase. */
export function decodeMintEntries(packed: string): MintEntry[] {
  const digits = packed.slice(2)
  if (digits.length % entryDigits !== 0) throw new RangeError(`${digits.length} digits are not whole entries`)
  const entries: MintEntry[] = []
  for (let at = 0; at < digits.length; at += entryDigits) {
    const receiver = `0x${digits.slice(at, at + receiverDigits)}` as const
    entries.push({ receiver, tokens: tokensOf(digits.slice(at + receiverDigits, at + entryDigits)) })
  }
  return entries
}

/** Returns the number of items in a packed batch. */
export function countMintItems(packed: string): number {
  return decodeMintEntries(packed).reduce((sum, { tokens }) => sum + tokens.length, 0)
}

// 42 bits fit a number exactly, but not the 32 bits of its bitwise operators.
function itemsHex(tokens: number[]): string {
  let items = 0
  for (const token of new Set(tokens)) {
    if (token < 1 || token > itemCount) throw new RangeError(`there is no item ${token}`)
    items += 2 ** (token - 1)
  }
  return items.toString(16).padStart(itemDigits, '0')
}

function tokensOf(hex: string): number[] {
  const items = Number.parseInt(hex, 16)
  const tokens: number[] = []
  for (let token = 1; token <= itemCount; token++) {
    if (Math.floor(items / 2 ** (token - 1)) % 2 === 1) tokens.push(token)
  }
  return tokens
}

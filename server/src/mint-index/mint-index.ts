import type { Address } from 'viem'

/** The items that a wallet received by minting on one day of the contract. */
export type MintedDay = {
  day: number
  /** A bit for each item, bit 0 for item 1. Never 0. */
  items: bigint
}

/** What one wallet did, as the chain's events tell it. */
export type MinterRecord = {
  /** The oldest day first; days without a mint are left out. */
  days: MintedDay[]
  /** How often it bought or sold the test token. */
  swaps: number
}

/** How far the chain has been read. */
export type IndexPosition = {
  /** The last block that was read, and when it was made. */
  block: number
  blockAtSeconds: number
  /** How many blocks the chain is ahead of it. */
  behindBlocks: number
}

/**
 * Who minted what on which day, built from the chain's events and kept in the database: anybody may mint, so our own
 * requests do not tell it.
 */
export type MintIndex = {
  of: (minter: Address) => Promise<MinterRecord>
  /** Throws a 503 as long as nothing was read. */
  position: () => IndexPosition
}

/** A block as far as the record needs it. */
export type BlockMark = { number: number; hash: string; timestampSeconds: number }

/** Items that a wallet received by minting, by one event. */
export type MintEvent = {
  block: number
  logIndex: number
  /** In lower case. */
  minter: string
  day: number
  /** A bit for each item, bit 0 for item 1; 0 for a transfer that turned out to be no mint. */
  items: bigint
  /** False for a transfer by an owner, of which the contract says what it was. */
  isCertain: boolean
}

/** A purchase or a sale of the test token. */
export type SwapEvent = { block: number; logIndex: number; minter: string }

/** Everything that happened from the block after the cursor up to `end`, in the chain's order. */
export type EventRange = {
  end: BlockMark
  /** Those with events. */
  blocks: BlockMark[]
  mints: MintEvent[]
  swaps: SwapEvent[]
  /** Who became an owner of the collection, in lower case. */
  owners: string[]
}

import type { Address } from 'viem'

/** One item that was asked for here, and what became of it. */
export type AskedItem = {
  token: number
  state: 'waiting' | 'sent' | 'minted' | 'failed'
  failure: string | null
  relayer: string | null
  nonce: number | null
  hash: string | null
  askedSecondsAgo: number
  /** How many transactions it was in that reverted. */
  attempts: number
  /** Of an item in the queue: how many are before it. */
  ahead: number
}

/** Gas of the day; a limit of 0 is none. */
export type Budget = { scope: string; used: number; limit: number }

/** All that is known of a wallet's mints on a day. */
export type MintFacts = {
  address: Address
  day: number
  today: number
  isOpen: boolean
  /** The item that is asked about, where one is. */
  item: number | undefined
  /** What the chain says the wallet received on that day. */
  received: number[]
  asked: AskedItem[]
  wallet: { hasCode: boolean; hasMintedBefore: boolean; hasRefusedToday: boolean; madeBatchRevert: boolean }
  budgets: Budget[]
  relayers: { atWork: number; withMoney: number }
  queued: number
  stuckSeconds: number
}

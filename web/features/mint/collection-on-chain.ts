import type { Address, Client } from 'viem'

/** The collection's contract, and something to read it with. */
export interface CollectionOnChain {
  client: Client
  contract: Address
}

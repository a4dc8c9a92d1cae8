import { ServiceError } from '@network-site/protocol/failures'
import { itemCount } from '@network-site/protocol/item-count'
import { collectionAbi } from '@network-site/protocol/contracts'
import type { FastifyInstance } from 'fastify'
import type { Address } from 'viem'
import type { Chain } from '../../services/chain.ts'
import type { RateLimits } from '../../services/rate-limits.ts'
import { collectionCardSchemas } from './collection-card-schemas.ts'
import type { DrawCard } from './draw-card.ts'
import { serveCards } from './serve-cards.ts'

export type CollectionCardOptions = {
  /** How many of each item an address holds, in the order of their ids. */
  readHoldings: (owner: Address) => Promise<number[]>
  draw: DrawCard
  rateLimits: RateLimits
  nowMilliseconds: () => number
}

/** `GET /collection-card/{address}.jpg`: a wallet's collection as a picture of 1200 by 630, drawn from the chain. */
export function collectionCardRoutes(
  app: FastifyInstance,
  { readHoldings, draw, rateLimits, nowMilliseconds }: CollectionCardOptions,
): void {
  serveCards(app, {
    schema: collectionCardSchemas.card,
    name: 'collection-card',
    draw: async (owner) => {
      const quantities = await readHoldings(owner).catch((cause: unknown) => {
        throw new ServiceError('CHAIN_SILENT', { cause })
      })
      return draw({ owner, quantities })
    },
    rateLimits,
    nowMilliseconds,
  })
}

const ids = Array.from({ length: itemCount }, (_, at) => BigInt(at + 1))

/** How many of each item an address holds, in the order of their ids. */
export async function readCollectionHoldings(owner: Address, { client, contracts }: Chain): Promise<number[]> {
  const balances = await client.readContract({
    abi: collectionAbi,
    address: contracts.collection,
    functionName: 'balanceOfBatch',
    args: [ids.map(() => owner), ids],
  })
  return balances.map(Number)
}

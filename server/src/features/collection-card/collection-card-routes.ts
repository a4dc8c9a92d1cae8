import { addressSchema } from '@network-site/protocol/address'
import { parseInput } from '@network-site/protocol/parse-input'
import { ServiceError } from '@network-site/protocol/service-error'
import { itemCount } from '@network-site/protocol/item-count'
import { vanguardPfpAbi } from '@network-site/protocol/vanguard-pfp'
import type { FastifyInstance } from 'fastify'
import type { Address } from 'viem'
import type { Chain } from '../../adapters/chain.ts'
import type { RateLimits } from '../../adapters/rate-limits.ts'
import { withZod } from '../../route-schema/with-zod.ts'
import { createCardCache } from './card-cache.ts'
import { collectionCardSchemas } from './collection-card-schemas.ts'
import type { DrawCard } from './draw-card.ts'

export type CollectionCardOptions = {
  /** How many of each item an address holds, in the order of their ids. */
  readHoldings: (owner: Address) => Promise<number[]>
  draw: DrawCard
  rateLimits: RateLimits
  nowMilliseconds: () => number
}

const keptSeconds = 60
const aMinute = `public, max-age=${keptSeconds}`

/** `GET /collection-card/{address}.jpg`: a wallet's collection as a picture of 1200 by 630, drawn from the chain. */
export function collectionCardRoutes(
  app: FastifyInstance,
  { readHoldings, draw, rateLimits, nowMilliseconds }: CollectionCardOptions,
): void {
  const drawings = rateLimits({ name: 'collection-card', requests: 30, perSeconds: 60 })
  const cards = createCardCache({
    draw: (owner) => drawCard(owner as Address),
    nowMilliseconds,
    keptMilliseconds: keptSeconds * 1000,
    // About 30 MB.
    mostKept: 200,
    mostAtOnce: 2,
    mostWaiting: 20,
    tooMany: () => new ServiceError('BUSY'),
  })

  const schema = collectionCardSchemas.card
  withZod(app).get(schema.url, { schema }, async (request, reply) => {
    await drawings.take(request.ip)
    const [, name = ''] = /^(.+)\.jpg$/.exec(request.params.file) ?? []
    // In one case only: a mixed one would have to be a checksum.
    const owner = parseInput(addressSchema, name).toLowerCase() as Address
    const card = await cards.get(owner)
    return reply.header('cache-control', aMinute).type('image/jpeg').send(card)
  })

  async function drawCard(owner: Address): Promise<Buffer> {
    const quantities = await readHoldings(owner).catch((cause: unknown) => {
      throw new ServiceError('CHAIN_SILENT', { cause })
    })
    return draw({ owner, quantities })
  }
}

const ids = Array.from({ length: itemCount }, (_, at) => BigInt(at + 1))

/** How many of each item an address holds, in the order of their ids. */
export async function readCollectionHoldings(owner: Address, { client, contracts }: Chain): Promise<number[]> {
  const balances = await client.readContract({
    abi: vanguardPfpAbi,
    address: contracts.vanguardPfp,
    functionName: 'balanceOfBatch',
    args: [ids.map(() => owner), ids],
  })
  return balances.map(Number)
}

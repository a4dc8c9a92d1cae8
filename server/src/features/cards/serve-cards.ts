import { addressSchema } from '@network-site/protocol/address'
import { parseInput } from '../../lib/parse-input.ts'
import { ServiceError } from '@network-site/protocol/failures'
import type { FastifyInstance } from 'fastify'
import type { Address } from 'viem'
import type { RateLimits } from '../../services/rate-limits.ts'
import { withZod } from '../../http/route-schema.ts'
import { createCardCache } from './card-cache.ts'
import type { CardSchema } from './card-schema.ts'

export type ServeCardsOptions = {
  schema: CardSchema
  /** Of its rate limit. */
  name: string
  draw: (owner: Address) => Promise<Buffer>
  rateLimits: RateLimits
  nowMilliseconds: () => number
}

const keptSeconds = 60
const aMinute = `public, max-age=${keptSeconds}`

/** A route for the pictures of wallets: each drawn once a minute, and only so many at a time. */
export function serveCards(app: FastifyInstance, options: ServeCardsOptions): void {
  const { schema, name, draw, rateLimits, nowMilliseconds } = options
  const drawings = rateLimits({ name, requests: 30, perSeconds: 60 })
  const cards = createCardCache({
    draw: (owner) => draw(owner as Address),
    nowMilliseconds,
    keptMilliseconds: keptSeconds * 1000,
    // About 30 MB.
    mostKept: 200,
    mostAtOnce: 2,
    mostWaiting: 20,
    tooMany: () => new ServiceError('BUSY'),
  })

  withZod(app).get(schema.url, { schema }, async (request, reply) => {
    await drawings.take(request.ip)
    const [, address = ''] = /^(.+)\.jpg$/.exec(request.params.file) ?? []
    // In one case only: a mixed one would have to be a checksum.
    const owner = parseInput(addressSchema, address).toLowerCase() as Address
    const card = await cards.get(owner)
    return reply.header('cache-control', aMinute).type('image/jpeg').send(card)
  })
}

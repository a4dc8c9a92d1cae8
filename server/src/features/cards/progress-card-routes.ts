import type { FastifyInstance } from 'fastify'
import type { Address } from 'viem'
import type { RateLimits } from '../../adapters/rate-limits.ts'
import type { DrawProgressCard, Standing } from './draw-progress-card.ts'
import { progressCardSchemas } from './progress-card-schemas.ts'
import { serveCards } from './serve-cards.ts'

export type ProgressCardOptions = {
  /** Throws a 503 while the record cannot be read. */
  readStanding: (owner: Address) => Promise<Standing>
  draw: DrawProgressCard
  rateLimits: RateLimits
  nowMilliseconds: () => number
}

/** `GET /progress-card/{address}.jpg`: a wallet's streak, day and rank as a picture of 1200 by 630. */
export function progressCardRoutes(
  app: FastifyInstance,
  { readStanding, draw, rateLimits, nowMilliseconds }: ProgressCardOptions,
): void {
  serveCards(app, {
    schema: progressCardSchemas.card,
    name: 'progress-card',
    draw: async (owner) => draw(await readStanding(owner)),
    rateLimits,
    nowMilliseconds,
  })
}

import type { FastifyInstance } from 'fastify'
import type { Address } from 'viem'
import type { RateLimits } from '../../services/rate-limits.ts'
import type { DrawProgressCard, ProgressSummary } from './draw-progress-card.ts'
import { progressCardSchemas } from './progress-card-schemas.ts'
import { serveCards } from './serve-cards.ts'

export type ProgressCardOptions = {
  /** Throws a 503 while the record cannot be read. */
  readProgressSummary: (owner: Address) => Promise<ProgressSummary>
  draw: DrawProgressCard
  rateLimits: RateLimits
  nowMilliseconds: () => number
}

/** `GET /progress-card/{address}.jpg`: a wallet's streak, day and rank as a picture of 1200 by 630. */
export function progressCardRoutes(
  app: FastifyInstance,
  { readProgressSummary, draw, rateLimits, nowMilliseconds }: ProgressCardOptions,
): void {
  serveCards(app, {
    schema: progressCardSchemas.card,
    name: 'progress-card',
    draw: async (owner) => draw(await readProgressSummary(owner)),
    rateLimits,
    nowMilliseconds,
  })
}

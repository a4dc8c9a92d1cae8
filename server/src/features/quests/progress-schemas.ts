import { progressSchema } from '@network-site/protocol/progress'
import { z } from 'zod'
import { failures, json, type RouteDescription } from '../../http/route-schema.ts'
import { exampleQuest, exampleWallet, walletSchema } from './quest-parameters.ts'

/** The route of a wallet's progress, as the API reference describes it. */
export const progressSchemas = {
  progress: {
    method: 'GET',
    url: '/progress/:address',
    tag: 'Quests',
    summary: 'Where a wallet stands: today, its streak, its last days and every quest',
    description:
      'As of the last block that was read, which the answer names; the same answer is given for three seconds. It may be asked by anybody, about any wallet.',
    params: z.object({ address: walletSchema }),
    response: {
      200: json('Where it stands.', progressSchema),
      ...failures({
        400: ['MALFORMED'],
        429: ['TOO_MANY_REQUESTS'],
        500: ['INTERNAL'],
        503: ['MINT_INDEX_UNAVAILABLE', 'CHAIN_SILENT', 'OVERLOADED'],
      }),
    },
    example: {
      params: { address: exampleWallet },
      status: 200,
      answer: {
        address: exampleWallet,
        today: { day: 2, endsAt: '2026-01-03T00:00:00.000Z', items: [1, 2, 7] },
        streak: { current: 1, longest: 1, broken: null },
        days: [
          { day: 1, date: '2026-01-01', minted: 42 },
          { day: 2, date: '2026-01-02', minted: 3 },
        ],
        quests: [
          {
            id: exampleQuest,
            title: 'First mint',
            task: 'Mint any item.',
            state: { isComplete: true, progress: { have: 45, need: 1 }, missing: null, words: null },
          },
        ],
        asOf: { block: 1042, blockAt: '2026-01-02T12:00:00.000Z', behindBlocks: 0 },
      },
    },
  },
} satisfies Record<string, RouteDescription>

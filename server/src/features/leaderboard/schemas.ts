import {
  leaderboardRankSchema,
  leaderboardSchema,
  showNameSchema,
  shownNameSchema,
} from '@network-site/protocol/leaderboard'
import { addressSchema } from '@network-site/protocol/address'
import { z } from 'zod'
import { failures, json, type RouteDescription } from '../../http/route-schema.ts'

const tag = 'Leaderboard'
const exampleWallet = '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf'
const exampleSeason = {
  id: 'season-1',
  name: 'Season one',
  from: '2026-11-01',
  to: '2027-01-31',
  state: 'running',
} as const
const exampleAsOf = { block: 1042, blockAt: '2026-01-01T12:00:00.000Z', behindBlocks: 0 }
const exampleResult = { streak: 7, completeDays: 9, items: 42, mints: 402 }
const exampleRank = { id: 'lieutenant', name: 'Lieutenant' }

/** The routes of the leaderboard, as the API reference describes them. */
export const leaderboardSchemas = {
  board: {
    method: 'GET',
    url: '/leaderboard',
    tag,
    summary: 'Who stands where in a season',
    description:
      'Fifty wallets a page, by their longest streak of complete days, then complete days, different items, mints, and who got there first. Wallets that are equal in all of it share a place. A search answers the best fifty whose address begins so, or the first fifty by the alphabet whose shown name does.',
    querystring: z.object({
      page: z.coerce.number().pipe(z.int().min(1).max(1_000_000)).default(1),
      search: z
        .string()
        .trim()
        .max(60)
        .default('')
        .describe('The beginning of an address, from 0x and two digits on, or of a shown name.'),
      season: z.string().max(100).optional().describe('Its id; the one that counts now where it is left out.'),
    }),
    response: {
      200: json('A page.', leaderboardSchema),
      ...failures({
        400: ['MALFORMED'],
        404: ['UNKNOWN_SEASON'],
        429: ['TOO_MANY_REQUESTS'],
        500: ['INTERNAL'],
        503: ['MINT_INDEX_UNAVAILABLE', 'OVERLOADED'],
      }),
    },
    example: {
      query: { page: '1' },
      status: 200,
      answer: {
        season: exampleSeason,
        page: 1,
        pages: 1,
        wallets: 1,
        places: 1,
        entries: [{ place: 1, sharedBy: 1, address: exampleWallet, name: 'Ada', rank: exampleRank, ...exampleResult }],
        asOf: exampleAsOf,
      },
    },
  },
  rank: {
    method: 'GET',
    url: '/leaderboard/rank/:address',
    tag,
    summary: 'A wallet’s place and rank, and what the next rank needs',
    description: 'With a badge for each season in which it has a rank. A season that runs can still change it.',
    params: z.object({ address: addressSchema }),
    response: {
      200: json('Where it stands.', leaderboardRankSchema),
      ...failures({
        400: ['MALFORMED'],
        404: ['UNKNOWN_SEASON'],
        429: ['TOO_MANY_REQUESTS'],
        500: ['INTERNAL'],
        503: ['MINT_INDEX_UNAVAILABLE', 'OVERLOADED'],
      }),
    },
    example: {
      params: { address: exampleWallet },
      status: 200,
      answer: {
        address: exampleWallet,
        name: null,
        season: exampleSeason,
        place: 3,
        sharedBy: 2,
        places: 120,
        wallets: 800,
        rank: exampleRank,
        result: exampleResult,
        next: {
          rank: { id: 'captain', name: 'Captain' },
          missing: { streak: 7, completeDays: 11, items: 0, mints: 0 },
          isFull: false,
          words: ['Days in a row that Captain still needs: 7.', 'Complete days that Captain still needs: 11.'],
        },
        badges: [
          {
            season: exampleSeason,
            place: 3,
            rank: exampleRank,
            words: 'Lieutenant of Season one so far, place 3. The season still runs.',
          },
        ],
        asOf: exampleAsOf,
      },
    },
  },
  name: {
    method: 'POST',
    url: '/leaderboard/name',
    tag,
    summary: 'Show a name beside an address, or none any more',
    description:
      'The wallet signs a text that names the site, the name, its address and the time, as `shownNameMessage` of the protocol writes it from the site’s words. It must be at most ten minutes old and newer than what was signed before. An empty name removes it. The signature of the example is made up, so it is refused.',
    body: showNameSchema,
    response: {
      200: json('It is shown from now on.', shownNameSchema),
      ...failures({
        400: ['MALFORMED', 'BAD_REQUEST'],
        401: ['SIGNATURE_INVALID'],
        403: ['NAME_HIDDEN'],
        409: ['NAME_TAKEN', 'NAME_OUTDATED', 'NAME_WITHOUT_MINT'],
        413: ['TOO_LARGE'],
        415: ['UNSUPPORTED_CONTENT'],
        422: ['NAME_REFUSED'],
        429: ['TOO_MANY_REQUESTS'],
        500: ['INTERNAL'],
        503: ['RELAYER_UNAVAILABLE', 'OVERLOADED'],
      }),
    },
    example: {
      body: {
        address: exampleWallet,
        name: 'Ada',
        signedAt: '2026-01-01T12:00:00.000Z',
        signature: `0x${'12'.repeat(64)}1b`,
      },
      status: 409,
    },
  },
} satisfies Record<string, RouteDescription>

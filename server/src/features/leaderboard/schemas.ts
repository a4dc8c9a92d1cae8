import {
  leaderboardRankSchema,
  leaderboardSchema,
  showNameSchema,
  shownNameSchema,
} from '@network-site/protocol/leaderboard'
import { addressSchema } from '@network-site/protocol/address'
import type { FailureCode } from '@network-site/protocol/failures'
import { z } from 'zod'
import { exampleSignature, failures, json, type RouteDescription } from '../../http/route-schema.ts'

const tag = 'Leaderboard'
const exampleWallet = '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf'
const season = { id: 'season-1', name: 'Season one', from: '2026-11-01', to: '2027-01-31', state: 'running' } as const
const asOf = { block: 1042, blockAt: '2026-01-01T12:00:00.000Z', behindBlocks: 0 }
const exampleResult = { streak: 7, completeDays: 9, items: 42, mints: 402 }
const exampleRank = { id: 'lieutenant', name: 'Lieutenant' }

const readFailures = {
  400: ['MALFORMED'],
  404: ['UNKNOWN_SEASON'],
  429: ['TOO_MANY_REQUESTS'],
  500: ['INTERNAL'],
  503: ['MINT_INDEX_UNAVAILABLE', 'OVERLOADED'],
} satisfies Record<number, FailureCode[]>

/** The leaderboard routes for the API reference. */
export const leaderboardSchemas = {
  board: {
    method: 'GET',
    url: '/leaderboard',
    tag,
    summary: 'Get a season’s leaderboard',
    description:
      'Fifty wallets per page, ordered by longest streak of complete days, complete days, different items, mints, and earliest finish. Tied wallets share a place. A search by address returns the fifty best wallets with that prefix. A search by name returns the first fifty matches in alphabetical order.',
    querystring: z.object({
      page: z.coerce.number().int().min(1).max(1_000_000).default(1).describe('The page, starting at 1.'),
      search: z
        .string()
        .trim()
        .max(60)
        .default('')
        .describe('An address prefix, `0x` and at least two digits, or a name prefix.'),
      season: z.string().max(100).optional().describe('The season’s ID. Defaults to the current season.'),
    }),
    response: { 200: json('A page of the leaderboard.', leaderboardSchema), ...failures(readFailures) },
    example: {
      query: { page: 1 },
      status: 200,
      answer: {
        season,
        page: 1,
        pages: 1,
        wallets: 1,
        places: 1,
        entries: [{ place: 1, sharedBy: 1, address: exampleWallet, name: 'Ada', rank: exampleRank, ...exampleResult }],
        asOf,
      },
    },
  },
  rank: {
    method: 'GET',
    url: '/leaderboard/rank/:address',
    tag,
    summary: 'Get a wallet’s place and rank',
    description:
      'Includes what the next rank requires, and a badge for each season in which the wallet earned a rank. The badge of the current season can still change.',
    params: z.object({ address: addressSchema }),
    response: { 200: json('The wallet’s place and rank.', leaderboardRankSchema), ...failures(readFailures) },
    example: {
      params: { address: exampleWallet },
      status: 200,
      answer: {
        address: exampleWallet,
        name: null,
        season,
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
            season,
            place: 3,
            rank: exampleRank,
            words: 'Lieutenant of Season one so far, place 3. The season still runs.',
          },
        ],
        asOf,
      },
    },
  },
  name: {
    method: 'POST',
    url: '/leaderboard/name',
    tag,
    summary: 'Set or remove a wallet’s display name',
    description:
      'The wallet signs the message that `shownNameMessage` in the `protocol` package builds from the site, its URL, the chain, the name, the address, and the time. The message must be at most ten minutes old and newer than the previous one. An empty name removes the current one. The signature in the example is outdated, so the request is rejected.',
    body: showNameSchema,
    response: {
      200: json('The name is saved.', shownNameSchema),
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
        signature: exampleSignature,
      },
      status: 409,
      answer: { error: 'The signed message is too old. Sign again.', code: 'NAME_OUTDATED' },
    },
  },
} satisfies Record<string, RouteDescription>

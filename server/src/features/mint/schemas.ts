import { addressSchema } from '@network-site/protocol/address'
import { type FailureCode, mintFailures } from '@network-site/protocol/failures'
import { itemCount } from '@network-site/protocol/item-count'
import {
  mintAnswerSchema,
  mintDaySchema,
  mintRequestSchema,
  mintStatesSchema,
  remoteMintAnswerSchema,
  remoteMintSchema,
} from '@network-site/protocol/mints'
import { proofChallengeSchema } from '@network-site/protocol/proof-of-work'
import { apiPaths } from '@network-site/site/paths'
import { z } from 'zod'
import {
  codesOf,
  commonFailures,
  exampleSignature,
  failures,
  json,
  type RouteDescription,
} from '../../http/route-schema.ts'

const tag = 'Mint'
const params = z.object({ address: addressSchema })
const wallet = '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf'
const readFailures = {
  400: ['MALFORMED'],
  429: ['TOO_MANY_REQUESTS'],
  500: ['INTERNAL'],
  503: ['OVERLOADED'],
} satisfies Record<number, FailureCode[]>
const exampleStates = {
  address: wallet,
  day: 12,
  dayEndsAt: 1_767_312_000,
  isOpen: true,
  items: Array.from({ length: itemCount }, (_, index) => ({
    tokenIndex: index + 1,
    state: index < 7 ? 'minted' : 'idle',
  })),
}
const ofMints = (status: number) => codesOf(mintFailures, status)
const requestFailures = failures({
  400: ['MALFORMED', 'BAD_REQUEST'],
  401: ofMints(401),
  403: ofMints(403),
  413: ['TOO_LARGE'],
  415: ['UNSUPPORTED_CONTENT'],
  429: ['TOO_MANY_REQUESTS'],
  500: ['INTERNAL'],
  503: [...ofMints(503), 'OVERLOADED'],
})

/** API reference of the mint. */
export const mintSchemas = {
  remoteMint: {
    method: 'POST',
    url: apiPaths.remoteMint,
    tag,
    summary: 'Mint an item for the signing wallet',
    description:
      'Answers once the mint is on chain, within a minute. The signature determines the wallet, which can mint each item once a day and pays no gas. If the operator requires sign-in, send the `statement` of the sign-in as a bearer token. A wallet’s first mint sets a cookie that identifies the returning wallet. The signature in the example belongs to no real wallet.',
    body: remoteMintSchema,
    security: { anyOf: ['signInStatement', 'returningWallet'], isOptional: true },
    response: {
      200: json('The item is minted.', remoteMintAnswerSchema),
      ...requestFailures,
      ...failures({ 409: ofMints(409) }),
    },
    example: {
      body: {
        signature: exampleSignature,
        tokenIndex: 7,
      },
      status: 200,
      answer: {
        minter: wallet,
        tokenIndex: 7,
        day: 12,
        transactionHash: '0x9b2f6a3c1d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8',
      },
    },
  },
  requestMints: {
    method: 'POST',
    url: '/mints',
    tag,
    summary: 'Request many items for the signing wallet',
    description:
      'Answers as soon as the items are stored. Read their progress from `GET /mints/{address}` or its event stream. The request can be repeated: on the same day, items that are pending or minted count as accepted, and cost nothing. Each new item counts toward the rate limit and the gas budgets; one proof of work and one sign-in cover the request. If the rate limit allows only some of the items, the others are refused and `Retry-After` says when to request them again. The signature in the example belongs to no real wallet.',
    body: mintRequestSchema,
    security: { anyOf: ['signInStatement', 'returningWallet'], isOptional: true },
    response: { 202: json('The accepted items will be minted.', mintAnswerSchema), ...requestFailures },
    example: {
      body: { signature: exampleSignature, items: [1, 2, 3] },
      status: 202,
      answer: { day: 12, accepted: [1, 2, 3], refused: [] },
    },
  },
  day: {
    method: 'GET',
    url: '/mints/day',
    tag,
    summary: 'Get the collection’s current day',
    response: { 200: json('The current day.', mintDaySchema), ...commonFailures },
    example: { status: 200, answer: { day: 12, endsAtSeconds: 1_767_312_000, isOpen: true } },
  },
  mints: {
    method: 'GET',
    url: '/mints/:address',
    tag,
    summary: 'Get today’s state of a wallet’s items',
    params,
    response: {
      200: json('All items, ordered by ID.', mintStatesSchema),
      ...failures({ ...readFailures, 503: ['RELAYER_UNAVAILABLE', 'OVERLOADED'] }),
    },
    example: { params: { address: wallet }, status: 200, answer: exampleStates },
  },
  events: {
    method: 'GET',
    url: '/mints/:address/events',
    tag,
    summary: 'Stream the state of a wallet’s items',
    description:
      'Server-sent events. The server sends a `mints` event immediately and after every change, each with all items, and a comment every 15 seconds. This route does not accept HEAD requests.',
    params,
    response: {
      200: {
        description: 'The stream, which stays open until the client disconnects.',
        content: { 'text/event-stream': { schema: z.string() } },
        event: mintStatesSchema,
      },
      ...failures({
        ...readFailures,
        429: ['TOO_MANY_REQUESTS', 'TOO_MANY_STREAMS'],
        503: ['QUEUE_FULL', 'OVERLOADED'],
      }),
    },
    example: { params: { address: wallet }, status: 200 },
  },
  challenge: {
    method: 'GET',
    url: '/mints/challenge/:address',
    tag,
    summary: 'Get a proof-of-work challenge for a mint',
    description:
      'Once a set share of the day’s gas budget is used, minting requires a proof of work. A mint without one gets a 403 with `PROOF_REQUIRED`.',
    params,
    response: {
      200: json('The challenge.', proofChallengeSchema),
      204: { description: 'No proof of work is required.' },
      ...failures(readFailures),
    },
    example: {
      params: { address: wallet },
      status: 200,
      answer: {
        parameters: {
          algorithm: 'PBKDF2/SHA-256',
          nonce: '4f1c9b7a2d3e5f60718293a4b5c6d7e8',
          salt: 'a3b1c2d4e5f60718293a4b5c6d7e8f90',
          cost: 5000,
          keyLength: 32,
          keyPrefix: '00',
          expiresAt: 1_767_313_200,
          data: { wallet, purpose: 'mint' },
        },
        signature: '5d41402abc4b2a76b9719d911017c592ae2b3f4c1d0e9f8a7b6c5d4e3f2a1b0c',
      },
    },
  },
} satisfies Record<string, RouteDescription>

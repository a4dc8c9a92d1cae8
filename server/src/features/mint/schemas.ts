import { addressSchema } from '@network-site/protocol/address'
import { type FailureCode, mintFailures } from '@network-site/protocol/failures'
import { mintDaySchema, mintStatesSchema, remoteMintAnswerSchema, remoteMintSchema } from '@network-site/protocol/mints'
import { proofChallengeSchema } from '@network-site/protocol/proof-of-work'
import { apiPaths } from '@network-site/site/paths'
import { z } from 'zod'
import { codesOf, failures, json, type RouteDescription } from '../../http/route-schema.ts'

const tag = 'Mint'
const params = z.object({ address: addressSchema })
const wallet = '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf'
const readFailures = {
  400: ['MALFORMED'],
  429: ['TOO_MANY_REQUESTS'],
  500: ['INTERNAL'],
  503: ['OVERLOADED'],
} satisfies Record<number, FailureCode[]>
const ofMints = (status: number) => codesOf(mintFailures, status)

export const mintSchemas = {
  remoteMint: {
    method: 'POST',
    url: apiPaths.remoteMint,
    tag,
    summary: 'Mint an item for the wallet that signed',
    description:
      'Responds when the mint is on chain, within a minute. A wallet mints each item once a day and pays no gas. If the operator requires a sign-in, send its token in the Authorization header. The first success sets a cookie that identifies a returning wallet. The signature determines the wallet; the one in the example is made up and belongs to no real wallet.',
    body: remoteMintSchema,
    bearer: 'optional',
    response: {
      200: json('The item is minted.', remoteMintAnswerSchema),
      ...failures({
        400: ['MALFORMED', 'BAD_REQUEST'],
        401: ofMints(401),
        403: ofMints(403),
        409: ofMints(409),
        413: ['TOO_LARGE'],
        415: ['UNSUPPORTED_CONTENT'],
        429: ['TOO_MANY_REQUESTS'],
        500: ['INTERNAL'],
        503: [...ofMints(503), 'OVERLOADED'],
      }),
    },
    example: {
      body: {
        signature:
          '0x9da0247d255c6b4e393de648e89f9fd88e8a83e3bdf699ea0b98c933c64ac9be54dbe5b018c57203389cdceaf0064e431584adfb7283edc6e69c0e805f4f02351c',
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
  day: {
    method: 'GET',
    url: '/mints/day',
    tag,
    summary: 'Get the collection’s current day',
    response: { 200: json('The day.', mintDaySchema), ...failures({ 503: ['OVERLOADED'] }) },
    example: { status: 200, answer: { day: 12, endsAtSeconds: 1_767_312_000, isOpen: true } },
  },
  mints: {
    method: 'GET',
    url: '/mints/:address',
    tag,
    summary: 'Get the state of each item of a wallet today',
    params,
    response: {
      200: json('All items, ordered by id.', mintStatesSchema),
      ...failures({ ...readFailures, 503: ['RELAYER_UNAVAILABLE', 'OVERLOADED'] }),
    },
    example: { params: { address: wallet }, status: 200 },
  },
  events: {
    method: 'GET',
    url: '/mints/:address/events',
    tag,
    summary: 'Stream the items of a wallet',
    description:
      'Server-sent events. A `mints` event is sent immediately and on every change; each contains all items. A comment is sent every 15 seconds. HEAD is not supported.',
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
    summary: 'Get the proof-of-work challenge of a wallet',
    description:
      'A proof is required once much of the day’s gas budget is used: the mint then responds with 403 and `PROOF_REQUIRED`.',
    params,
    response: {
      200: json('The challenge.', proofChallengeSchema),
      204: { description: 'No proof of work is required.' },
      ...failures(readFailures),
    },
    example: { params: { address: wallet }, status: 200 },
  },
} satisfies Record<string, RouteDescription>

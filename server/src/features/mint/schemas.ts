import { addressSchema } from '@network-site/protocol/address'
import { mintFailures } from '@network-site/protocol/failures'
import { mintDaySchema, mintStatesSchema, remoteMintAnswerSchema, remoteMintSchema } from '@network-site/protocol/mints'
import { proofChallengeSchema } from '@network-site/protocol/proof-of-work'
import { apiPaths } from '@network-site/site/paths'
import { z } from 'zod'
import { codesOf, failures, json, type RouteDescription } from '../../http/route-schema.ts'

const tag = 'Mint'
const params = z.object({ address: addressSchema })
const wallet = '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf'
const ofMints = (status: number) => codesOf(mintFailures, status)

/** The routes of the mint, as the API reference describes them. */
export const mintSchemas = {
  remoteMint: {
    method: 'POST',
    url: apiPaths.remoteMint,
    tag,
    summary: 'Mint an item for the wallet that signed',
    description:
      'The answer comes when the chain has the mint, within a minute. A wallet mints each item once a day and pays no gas. Where the operator asks for a sign-in, the Authorization header carries its token. A first success sets a cookie, by which the wallet is known as one that has minted. A signature names its wallet: the one in the example is made up, and mints for a wallet that nobody has.',
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
    summary: 'The collection’s day, for everybody',
    response: { 200: json('The day.', mintDaySchema), ...failures({ 503: ['OVERLOADED'] }) },
    example: { status: 200, answer: { day: 12, endsAtSeconds: 1_767_312_000, isOpen: true } },
  },
  mints: {
    method: 'GET',
    url: '/mints/:address',
    tag,
    summary: 'Where all items of a wallet stand today',
    params,
    response: {
      200: json('All items, in the order of their ids.', mintStatesSchema),
      ...failures({
        400: ['MALFORMED'],
        429: ['TOO_MANY_REQUESTS'],
        500: ['INTERNAL'],
        503: ['RELAYER_UNAVAILABLE', 'OVERLOADED'],
      }),
    },
    example: { params: { address: wallet }, status: 200 },
  },
  events: {
    method: 'GET',
    url: '/mints/:address/events',
    tag,
    summary: 'Follow the items of a wallet live',
    description:
      'Server-sent events. One named `mints` comes at once and then on every change; each carries all items. A comment comes every 15 seconds. HEAD is not answered.',
    params,
    response: {
      200: {
        description: 'The stream, which does not end by itself.',
        content: { 'text/event-stream': { schema: z.string() } },
        event: mintStatesSchema,
      },
      ...failures({
        400: ['MALFORMED'],
        429: ['TOO_MANY_REQUESTS', 'TOO_MANY_STREAMS'],
        500: ['INTERNAL'],
        503: ['QUEUE_FULL', 'OVERLOADED'],
      }),
    },
    example: { params: { address: wallet }, status: 200 },
  },
  challenge: {
    method: 'GET',
    url: '/mints/challenge/:address',
    tag,
    summary: 'The puzzle that a wallet solves before it mints',
    description:
      'It is due when a good part of the day’s free mints is used: the mint then answers 403 with `PROOF_REQUIRED`.',
    params,
    response: {
      200: json('The puzzle.', proofChallengeSchema),
      204: { description: 'No puzzle is asked for.' },
      ...failures({ 400: ['MALFORMED'], 429: ['TOO_MANY_REQUESTS'], 500: ['INTERNAL'], 503: ['OVERLOADED'] }),
    },
    example: { params: { address: wallet }, status: 200 },
  },
} satisfies Record<string, RouteDescription>

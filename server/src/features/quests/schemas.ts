import {
  connectedAccountSchema,
  disconnectedAccountSchema,
  signedAccountSchema,
} from '@network-site/protocol/connected-account'
import { progressSchema } from '@network-site/protocol/progress'
import { z } from 'zod'
import { questListSchema, questStateSchema } from '@network-site/protocol/quests'
import { failures, json, type RouteDescription } from '../../http/route-schema.ts'
import { exampleQuest, exampleWallet, questParameter, walletSchema } from './platform-scope.ts'
import { platformSchemas } from './platforms.ts'

const tag = 'Quests'
const exampleAccount = {
  provider: 'social',
  address: exampleWallet,
  signedAt: '2026-01-01T12:00:00.000Z',
  signature: `0x${'12'.repeat(64)}1b`,
} as const

/** The routes of the quests, as the API reference describes them: ours and those of each platform. */
export const questSchemas = {
  list: {
    method: 'GET',
    url: '/quests',
    tag,
    summary: 'Every quest, with its words and its rule',
    response: { 200: json('The quests.', questListSchema), ...failures({ 503: ['OVERLOADED'] }) },
    example: { status: 200 },
  },
  ...platformSchemas,
  connect: {
    method: 'POST',
    url: '/quests/account',
    tag,
    summary: 'Connect a social account to the wallet that signed',
    description:
      'One account for a wallet, and one wallet for an account. The account is kept hashed. The wallet signs a text that names the site, its address and the time, as `connectedAccountMessage` of the protocol writes it from the site’s words. It must be at most ten minutes old and newer than what was signed before. The Authorization header carries the token of the sign-in. Asking again with the same two changes nothing. The signature of the example is old, so it is refused.',
    body: signedAccountSchema,
    bearer: 'required',
    response: {
      200: json('They are connected.', connectedAccountSchema),
      ...failures({
        400: ['MALFORMED', 'BAD_REQUEST'],
        401: ['SIGNATURE_INVALID', 'SIGN_IN_ENDED'],
        404: ['SIGN_IN_NOT_OFFERED'],
        409: ['SIGNED_OUTDATED', 'ACCOUNT_CONNECTED_ELSEWHERE', 'WALLET_HAS_ACCOUNT', 'ACCOUNT_RESERVED'],
        413: ['TOO_LARGE'],
        415: ['UNSUPPORTED_CONTENT'],
        429: ['TOO_MANY_REQUESTS'],
        500: ['INTERNAL'],
        503: ['SIGN_IN_UNAVAILABLE', 'RELAYER_UNAVAILABLE', 'OVERLOADED'],
      }),
    },
    example: { headers: { authorization: 'Bearer a-token-from-get-twitter-token' }, body: exampleAccount, status: 409 },
  },
  disconnect: {
    method: 'POST',
    url: '/quests/account/disconnect',
    tag,
    summary: 'Disconnect the social account of the wallet that signed',
    description:
      'The wallet signs the text for it, as `connectedAccountMessage` writes it; no sign-in is needed. Until the season is over, and for a day at least, the two can be connected with each other only. The signature of the example is old, so it is refused.',
    body: signedAccountSchema,
    response: {
      200: json('They are not connected any more.', disconnectedAccountSchema),
      ...failures({
        400: ['MALFORMED', 'BAD_REQUEST'],
        401: ['SIGNATURE_INVALID'],
        409: ['SIGNED_OUTDATED', 'ACCOUNT_NOT_CONNECTED'],
        413: ['TOO_LARGE'],
        415: ['UNSUPPORTED_CONTENT'],
        429: ['TOO_MANY_REQUESTS'],
        500: ['INTERNAL'],
        503: ['RELAYER_UNAVAILABLE', 'OVERLOADED'],
      }),
    },
    example: { body: exampleAccount, status: 409 },
  },
  state: {
    method: 'GET',
    url: '/quests/:quest/:address',
    tag,
    summary: 'Where a wallet stands in a quest, and what is missing',
    description:
      'As of the last block that was read, which the answer names. It may be asked by anybody, about any wallet: all of it is public on the chain, except that an account is connected.',
    params: z.object({ quest: questParameter, address: walletSchema }),
    response: {
      200: json('Where it stands.', questStateSchema),
      ...failures({
        400: ['MALFORMED'],
        404: ['UNKNOWN_QUEST'],
        429: ['TOO_MANY_REQUESTS'],
        500: ['INTERNAL'],
        503: ['MINT_INDEX_UNAVAILABLE', 'CHAIN_SILENT', 'OVERLOADED'],
      }),
    },
    example: {
      params: { quest: exampleQuest, address: exampleWallet },
      status: 200,
      answer: {
        quest: exampleQuest,
        address: exampleWallet,
        isComplete: false,
        progress: { have: 0, need: 1 },
        missing: { kind: 'total', count: 1 },
        words: 'Nothing was minted yet.',
        day: 12,
        asOf: { block: 1042, blockAt: '2026-01-01T12:00:00.000Z', behindBlocks: 0 },
      },
    },
  },
  progress: {
    method: 'GET',
    url: '/progress/:address',
    tag,
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
  preflight: {
    method: 'OPTIONS',
    url: '/quests/*',
    tag,
    summary: 'Whether a page of another site may ask',
    description:
      'Always. The address is not looked at: a platform asks with its placeholder for the wallet still in it.',
    params: z.object({ '*': z.string().describe('Any route below this one.') }),
    response: { 204: { description: 'The permission, in CORS headers.' }, ...failures({ 503: ['OVERLOADED'] }) },
    example: { params: { '*': `galxe/${exampleQuest}` }, status: 204 },
  },
} satisfies Record<string, RouteDescription>

import {
  connectedAccountSchema,
  disconnectedAccountSchema,
  signedAccountSchema,
} from '@network-site/protocol/connected-account'
import type { FailureCode } from '@network-site/protocol/failures'
import { progressSchema } from '@network-site/protocol/progress'
import { z } from 'zod'
import { questListSchema, questStateSchema } from '@network-site/protocol/quest-api'
import { failures, json, type RouteDescription } from '../../http/route-schema.ts'
import { exampleQuest, exampleWallet, questParams, readFailures, walletSchema } from './platform-scope.ts'
import { platformSchemas } from './platforms.ts'

const tag = 'Quests'
const exampleAccount = {
  provider: 'social',
  address: exampleWallet,
  signedAt: '2026-01-01T12:00:00.000Z',
  signature: `0x${'12'.repeat(64)}1b`,
} as const

const writeFailures = {
  400: ['MALFORMED', 'BAD_REQUEST'],
  413: ['TOO_LARGE'],
  415: ['UNSUPPORTED_CONTENT'],
  429: ['TOO_MANY_REQUESTS'],
  500: ['INTERNAL'],
} satisfies Record<number, FailureCode[]>

/** The quest routes for the API reference: ours and those of each platform. */
export const questSchemas = {
  list: {
    method: 'GET',
    url: '/quests',
    tag,
    summary: 'List every quest with its text and rule',
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
      'Each wallet can have one account, and each account one wallet. Only a hash of the account is stored. The wallet signs a message with the site, its address, and the time, built by `connectedAccountMessage` of the protocol. The message must be at most ten minutes old and newer than the previous one. The Authorization header carries the sign-in token. Repeating the request changes nothing. The signature in the example is outdated, so it is rejected.',
    body: signedAccountSchema,
    bearer: 'required',
    response: {
      200: json('The wallet and the account are connected.', connectedAccountSchema),
      ...failures({
        ...writeFailures,
        401: ['SIGNATURE_INVALID', 'SIGN_IN_ENDED'],
        404: ['SIGN_IN_NOT_OFFERED'],
        409: ['SIGNED_OUTDATED', 'ACCOUNT_CONNECTED_ELSEWHERE', 'WALLET_HAS_ACCOUNT', 'ACCOUNT_RESERVED'],
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
      'The wallet signs the message built by `connectedAccountMessage`; no sign-in is needed. Until the season ends, and for at least a day, the two can only be connected to each other. The signature in the example is outdated, so it is rejected.',
    body: signedAccountSchema,
    response: {
      200: json('The wallet and the account are disconnected.', disconnectedAccountSchema),
      ...failures({
        ...writeFailures,
        401: ['SIGNATURE_INVALID'],
        409: ['SIGNED_OUTDATED', 'ACCOUNT_NOT_CONNECTED'],
        503: ['RELAYER_UNAVAILABLE', 'OVERLOADED'],
      }),
    },
    example: { body: exampleAccount, status: 409 },
  },
  state: {
    method: 'GET',
    url: '/quests/:quest/:address',
    tag,
    summary: 'Get a wallet’s progress in a quest and what is missing',
    description:
      'The state as of the last indexed block, which the answer includes. Anyone can request it for any wallet: everything is public on chain, except whether an account is connected.',
    params: questParams.extend({ address: walletSchema }),
    response: {
      200: json('The wallet’s state in the quest.', questStateSchema),
      ...failures({ ...readFailures, 404: ['UNKNOWN_QUEST'] }),
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
    summary: 'Get a wallet’s progress: today, its streak, its recent days, and every quest',
    description:
      'The progress as of the last indexed block, which the answer includes. Answers are cached for three seconds. Anyone can request it for any wallet.',
    params: z.object({ address: walletSchema }),
    response: {
      200: json('The wallet’s progress.', progressSchema),
      ...failures(readFailures),
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
    summary: 'Check whether other origins may send requests',
    description: 'Always allowed. The address is not validated because platforms send it with their placeholder.',
    params: z.object({ '*': z.string().describe('Any path under `/quests`.') }),
    response: { 204: { description: 'Allowed, as the CORS headers say.' }, ...failures({ 503: ['OVERLOADED'] }) },
    example: { params: { '*': `galxe/${exampleQuest}` }, status: 204 },
  },
} satisfies Record<string, RouteDescription>

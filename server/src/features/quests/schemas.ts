import {
  connectedAccountSchema,
  disconnectAccountSchema,
  disconnectedAccountSchema,
  signedAccountSchema,
} from '@network-site/protocol/connected-account'
import type { FailureCode } from '@network-site/protocol/failures'
import { progressSchema } from '@network-site/protocol/progress'
import { z } from 'zod'
import { questListSchema, questStateSchema } from '@network-site/protocol/quest-api'
import { commonFailures, exampleSignature, failures, json, type RouteDescription } from '../../http/route-schema.ts'
import {
  exampleMissing,
  exampleQuest,
  exampleWallet,
  questParams,
  readFailures,
  walletSchema,
} from './platform-scope.ts'
import { platformSchemas } from './platforms.ts'

const tag = 'Quests'
const exampleAccount = {
  provider: 'social',
  address: exampleWallet,
  signedAt: '2026-01-01T12:00:00.000Z',
  signature: exampleSignature,
} as const

const outdated = { error: 'The signed message is too old. Sign again.', code: 'SIGNED_OUTDATED' }

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
    summary: 'List all quests with their rules',
    response: { 200: json('The quests.', questListSchema), ...commonFailures },
    example: {
      status: 200,
      answer: {
        season: { id: 'season-1', name: 'Season one', from: '2026-11-01', to: '2027-01-31' },
        quests: [
          { id: exampleQuest, title: 'First mint', task: 'Mint any item.', rule: { kind: 'total', count: 1 } },
          {
            id: 'streak-3',
            title: 'Three days in a row',
            task: 'Mint every item on three days in a row.',
            rule: { kind: 'streak', days: 3, items: 42 },
          },
        ],
      },
    },
  },
  ...platformSchemas,
  connect: {
    method: 'POST',
    url: '/quests/account',
    tag,
    summary: 'Connect a social account to the signing wallet',
    description:
      'Each wallet can have one account, and each account one wallet. The server stores only a hash of the account. The wallet signs the message that `connectedAccountMessage` in the `protocol` package builds from the site, its URL, the chain, the address, and the time. The message must be at most ten minutes old and newer than the previous one. Repeating the request has no effect. The statement in the example is invalid, so the request is rejected.',
    body: signedAccountSchema,
    security: { anyOf: ['signInStatement'] },
    response: {
      200: json('The wallet and the account are connected.', connectedAccountSchema),
      ...failures({
        ...writeFailures,
        401: ['SIGNATURE_INVALID', 'SIGN_IN_ENDED'],
        404: ['SIGN_IN_NOT_OFFERED'],
        409: ['SIGNED_OUTDATED', 'ACCOUNT_CONNECTED_ELSEWHERE', 'WALLET_HAS_ACCOUNT', 'ACCOUNT_RESERVED'],
        503: ['RELAYER_UNAVAILABLE', 'OVERLOADED'],
      }),
    },
    example: {
      headers: { authorization: 'Bearer mF_9.B5f-4.1JqM' },
      body: exampleAccount,
      status: 401,
      answer: { error: 'You are signed out. Sign in again.', code: 'SIGN_IN_ENDED' },
    },
  },
  disconnect: {
    method: 'POST',
    url: '/quests/account/disconnect',
    tag,
    summary: 'Disconnect a wallet and its social account',
    description:
      'Either the wallet signs a message like the one for connecting, or the account’s owner sends only `provider` and the statement of the sign-in. Until the season ends, and for at least a day, this wallet and this account can only be connected to each other. The signature in the example is outdated, so the request is rejected.',
    body: disconnectAccountSchema,
    security: { anyOf: ['signInStatement'], isOptional: true },
    response: {
      200: json('The wallet and the account are disconnected.', disconnectedAccountSchema),
      ...failures({
        ...writeFailures,
        401: ['SIGNATURE_INVALID', 'SIGN_IN_ENDED'],
        404: ['SIGN_IN_NOT_OFFERED'],
        409: ['SIGNED_OUTDATED', 'ACCOUNT_NOT_CONNECTED'],
        503: ['RELAYER_UNAVAILABLE', 'OVERLOADED'],
      }),
    },
    example: { body: exampleAccount, status: 409, answer: outdated },
  },
  state: {
    method: 'GET',
    url: '/quests/:quest/:address',
    tag,
    summary: 'Get a wallet’s progress in a quest',
    description:
      'Includes what is missing, and the last indexed block that the state is based on. Anyone can request any wallet’s state: it is public on chain, except whether a social account is connected.',
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
        words: exampleMissing,
        day: 12,
        asOf: { block: 1042, blockAt: '2026-01-01T12:00:00.000Z', behindBlocks: 0 },
      },
    },
  },
  progress: {
    method: 'GET',
    url: '/progress/:address',
    tag,
    summary: 'Get a wallet’s overall progress',
    description:
      'Today’s items, the streak, recent days, and every quest, as of the last indexed block. Responses are cached for three seconds. Anyone can request any wallet’s progress.',
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
    summary: 'Preflight a cross-origin quest request',
    description:
      'Every origin is allowed. The path is not validated, because some platforms send a placeholder instead of an address.',
    params: z.object({ '*': z.string().describe('Any path under `/quests`.') }),
    response: {
      204: {
        description: 'Cross-origin requests are allowed.',
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'GET, POST, OPTIONS',
          'access-control-allow-headers': 'Content-Type, Authorization, X-API-Key',
          'access-control-max-age': '86400',
        },
      },
      ...commonFailures,
    },
    example: { params: { '*': `galxe/${exampleQuest}` }, status: 204 },
  },
} satisfies Record<string, RouteDescription>

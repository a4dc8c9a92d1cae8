import { questListSchema, questStateSchema } from '@network-site/protocol/quests'
import { z } from 'zod'
import { failures, json, type RouteDescription } from '../../http/route-schema.ts'
import { accountSchemas } from './account-schemas.ts'
import { carvSchemas } from './platforms/carv.ts'
import { galxeSchemas } from './platforms/galxe.ts'
import { intractSchemas } from './platforms/intract.ts'
import { layer3Schemas } from './platforms/layer3.ts'
import { questnSchemas } from './platforms/questn.ts'
import { taskonSchemas } from './platforms/taskon.ts'
import { zealySchemas } from './platforms/zealy.ts'
import { progressSchemas } from './progress-schemas.ts'
import { exampleQuest, exampleWallet, questParameter, walletSchema } from './quest-parameters.ts'

const tag = 'Quests'

/** The routes of the quests, as the API reference describes them: ours, and those in the dialect of each platform. */
export const questSchemas = {
  list: {
    method: 'GET',
    url: '/quests',
    tag,
    summary: 'Every quest, with its words and its rule',
    response: { 200: json('The quests.', questListSchema), ...failures({ 503: ['OVERLOADED'] }) },
    example: { status: 200 },
  },
  ...galxeSchemas,
  ...zealySchemas,
  ...taskonSchemas,
  ...carvSchemas,
  ...questnSchemas,
  ...intractSchemas,
  ...layer3Schemas,
  ...accountSchemas,
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
  ...progressSchemas,
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

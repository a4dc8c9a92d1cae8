import { browserSettingsSchema } from '@network-site/protocol/browser-settings'
import { formFailureSchema, formSuccessSchema } from '@network-site/protocol/contact-form'
import { errorAnswerSchema } from '@network-site/protocol/error-answer'
import { faucetAnswerSchema } from '@network-site/protocol/faucet'
import { mintDaySchema } from '@network-site/protocol/mint-day'
import { mintFailures } from '@network-site/protocol/failures'
import { mintStatesSchema } from '@network-site/protocol/mint-states'
import { networkDocumentSchema } from '@network-site/protocol/network-document'
import { proofChallengeSchema } from '@network-site/protocol/proof-of-work'
import { latestReleaseSchema } from '@network-site/protocol/release'
import { remoteMintAnswerSchema } from '@network-site/protocol/remote-mint'
import { socialProfileSchema, socialTokenSchema } from '@network-site/protocol/social-token'
import { tokenMetadataSchema } from '@network-site/protocol/token-metadata'
import { z } from 'zod'

/** What the answers below a path may look like. */
export type DocumentedAnswers = {
  path: string
  /** Beside `commonStatuses`. */
  statuses?: number[]
  success?: z.core.$ZodType
  failure?: z.core.$ZodType
  /** Another party's service: its format is not ours to check. */
  isForeign?: true
}

/**
 * What any address may answer: the parser's own refusals, an unknown address, a method or a type that is not taken, a limit,
 * and that the server or a part of it is too busy.
 */
export const commonStatuses = [200, 204, 206, 302, 304, 308, 400, 403, 404, 408, 413, 414, 415, 416, 429, 431, 503]

const rpcError = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number(), z.null()]),
  error: z.object({ code: z.int(), message: z.string() }),
})
const rpcAnswer = z.union([rpcError, z.object({ jsonrpc: z.literal('2.0'), result: z.unknown() })])
const health = z.object({ ready: z.boolean(), parts: z.record(z.string(), z.string()) })

/** What a path does not name, those of files among them, answers with `commonStatuses` and the common error. */
export const documentedAnswers: DocumentedAnswers[] = [
  {
    path: '/vanguard-nft-drop/remote-mint',
    statuses: [...new Set(Object.values(mintFailures).map(({ status }) => status))],
    success: remoteMintAnswerSchema,
  },
  { path: '/vanguard-nft-drop/mints/', success: mintStatesSchema },
  { path: '/vanguard-nft-drop/day', success: mintDaySchema },
  { path: '/vanguard-nft-drop/challenge/', success: proofChallengeSchema },
  { path: '/faucet/challenge/', success: proofChallengeSchema },
  { path: '/faucet', statuses: [409, 422], success: faucetAnswerSchema },
  { path: '/f/', statuses: [303], success: formSuccessSchema, failure: formFailureSchema },
  { path: '/rpc', success: z.union([rpcAnswer, z.array(rpcAnswer)]), failure: rpcError },
  { path: '/network.json', success: networkDocumentSchema },
  { path: '/settings.json', success: browserSettingsSchema },
  { path: '/metadata/', success: tokenMetadataSchema },
  { path: '/releases/latest', success: latestReleaseSchema },
  { path: '/get-twitter-token', statuses: [401, 403], success: socialTokenSchema },
  { path: '/social/me', statuses: [401], success: socialProfileSchema },
  { path: '/livez', success: z.object({ alive: z.literal(true) }) },
  { path: '/readyz', success: health, failure: z.union([health, errorAnswerSchema]) },
  { path: '/healthz', success: health, failure: z.union([health, errorAnswerSchema]) },
  // Played by the sandbox, never in production.
  { path: '/sandbox', statuses: [303, 401], isForeign: true },
]

/** The entry of a path; none where the common rules apply. */
export function documentedAt(path: string): DocumentedAnswers | undefined {
  return documentedAnswers.find((entry) => path === entry.path || path.startsWith(entry.path))
}

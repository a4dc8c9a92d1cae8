import { z } from 'zod'
import { atLeastOne, wholeNumber } from './value-schemas.ts'

/** The platforms that can send a key. QuestN cannot. */
const platforms = ['galxe', 'zealy', 'taskon', 'carv', 'intract', 'layer3'] as const
type Platform = (typeof platforms)[number]
const keyPattern = /^[\x21-\x7e]{16,200}$/

/** Access to quest verification. */
export const questsVariables = {
  QUEST_KEYS: z
    .string()
    .transform((list) => list.split(',').map((pair) => parsePair(pair.trim())))
    .refine(
      (pairs) => pairs.every(([platform, key]) => platforms.includes(platform) && keyPattern.test(key)),
      `must be a comma-separated list of platform:key; a platform is one of ${platforms.join(', ')}, a key has at least 16 characters`,
    )
    .refine((pairs) => new Set(pairs.map(([platform]) => platform)).size === pairs.length, 'must name a platform once')
    .transform((pairs): ReadonlyMap<Platform, string> => new Map(pairs))
    .default(new Map())
    .describe(
      'API keys of quest platforms, as a comma-separated list of `platform:key`. Platforms: `galxe`, `zealy`, `taskon`, `carv`, `intract`, and `layer3`. A platform with a key must send it as `x-api-key` or as a bearer token. The endpoints of other platforms are open to everyone, because their answers are public on chain.',
    ),
  QUEST_REQUESTS_PER_MINUTE: atLeastOne
    .default(6000)
    .describe(
      'Rate limit of quest requests without a key, per client network. A tenth of them may read a balance from the chain. Platforms verify all their users from a few addresses.',
    ),
  QUEST_REQUESTS_PER_MINUTE_PER_KEY: atLeastOne
    .default(60_000)
    .describe('Rate limit of quest requests per platform key, on each server.'),
  QUEST_BEHIND_BLOCKS: wholeNumber
    .default(50)
    .describe(
      'How many blocks the mint index may lag behind the chain and still report a quest as incomplete. If it lags further, platforms are asked to retry.',
    ),
}

/** Splits at the first colon; keys may contain more. */
function parsePair(pair: string): [Platform, string] {
  const [platform = '', ...key] = pair.split(':')
  return [platform as Platform, key.join(':')]
}

export const leaderboardVariables = {
  LEADERBOARD_REQUESTS_PER_MINUTE: atLeastOne
    .default(600)
    .describe('Rate limit of leaderboard and rank requests per client network, on each server.'),
}

import { z } from 'zod'
import { atLeastOne, wholeNumber } from './value-schemas.ts'

/** QuestN is none of them: it can send no key. */
const platforms = ['galxe', 'zealy', 'taskon', 'carv', 'intract', 'layer3'] as const
type Platform = (typeof platforms)[number]
const longEnough = /^[\x21-\x7e]{16,200}$/

/** Who may ask whether quests are done. */
export const questsVariables = {
  QUEST_KEYS: z
    .string()
    .transform((list) => list.split(',').map((pair) => readPair(pair.trim())))
    .refine(
      (pairs) => pairs.every(([platform, key]) => platforms.includes(platform) && longEnough.test(key)),
      `must be pairs of platform:key, separated by commas; a platform is one of ${platforms.join(', ')}, a key has 16 characters or more`,
    )
    .refine((pairs) => new Set(pairs.map(([platform]) => platform)).size === pairs.length, 'must name a platform once')
    .transform((pairs): ReadonlyMap<Platform, string> => new Map(pairs))
    .default(new Map())
    .describe(
      'The keys of quest platforms, as `platform:key` separated by commas: `galxe`, `zealy`, `taskon`, `carv`, `intract` and `layer3`. A platform that has one must send it, as `x-api-key` or as a bearer token. The others may be asked by anybody, since what they tell is public on the chain.',
    ),
  QUEST_REQUESTS_PER_MINUTE: atLeastOne
    .default(6000)
    .describe(
      'How often one network may ask about quests without a key. A platform asks for all of its users from few addresses.',
    ),
  QUEST_REQUESTS_PER_MINUTE_PER_KEY: atLeastOne
    .default(60_000)
    .describe('How often a platform may ask that sends its key, on each server.'),
  QUEST_BEHIND_BLOCKS: wholeNumber
    .default(50)
    .describe(
      'How many blocks the record of mints may be behind the chain and still say that a quest is not done. Further behind, platforms are told to try again.',
    ),
} satisfies Record<string, z.ZodType>

/** A key may have colons. */
function readPair(pair: string): [Platform, string] {
  const [platform = '', ...key] = pair.split(':')
  return [platform as Platform, key.join(':')]
}

/** Who may look at the leaderboard. */
export const leaderboardVariables = {
  LEADERBOARD_REQUESTS_PER_MINUTE: atLeastOne
    .default(600)
    .describe('How often one network may ask for the leaderboard and for ranks, on each server.'),
} satisfies Record<string, z.ZodType>

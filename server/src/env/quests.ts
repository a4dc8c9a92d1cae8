import { z } from 'zod'
import { atLeastOne, wholeNumber } from './values.ts'

const platformKey = z
  .string()
  .regex(
    /^(galxe|zealy|taskon|carv|intract|layer3):[\x21-\x2b\x2d-\x7e]{16,200}$/,
    'must be pairs of platform:key, separated by commas, each key of 16 characters or more; QuestN can send none',
  )
  .transform((pair) => {
    const at = pair.indexOf(':')
    return [
      pair.slice(0, at) as 'galxe' | 'zealy' | 'taskon' | 'carv' | 'intract' | 'layer3',
      pair.slice(at + 1),
    ] as const
  })

/** Who may ask whether quests are done. */
export const questsVariables = {
  QUEST_KEYS: z
    .string()
    .transform((list) => list.split(',').map((pair) => pair.trim()))
    .pipe(z.array(platformKey))
    .refine((pairs) => new Set(pairs.map(([platform]) => platform)).size === pairs.length, 'must name a platform once')
    .transform((pairs) => new Map(pairs))
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

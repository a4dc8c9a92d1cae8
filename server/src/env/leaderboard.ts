import type { z } from 'zod'
import { atLeastOne } from './values.ts'

/** Who may look at the leaderboard. */
export const leaderboardVariables = {
  LEADERBOARD_REQUESTS_PER_MINUTE: atLeastOne
    .default(600)
    .describe('How often one network may ask for the leaderboard and for ranks, on each server.'),
} satisfies Record<string, z.ZodType>

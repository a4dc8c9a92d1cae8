import { z } from 'zod'
import { httpUrl } from './values.ts'

/** The code host of the node software. */
export const releasesVariables = {
  RELEASES_API_URL: httpUrl.optional().describe('The code host’s API. By default GitHub’s.'),
  RELEASES_SITE_URL: httpUrl
    .optional()
    .describe('The code host’s site, for release pages and downloads. By default GitHub’s.'),
  RELEASES_LOOKUP: z
    .enum(['mirror', 'direct'])
    .default('mirror')
    .describe('Whether browsers look the latest release up here or at the code host itself.'),
  RELEASES_TOKEN: z
    .string()
    .min(1)
    .optional()
    .describe(
      'A token for the code host’s API, which then answers more often. Releases are public: it needs no rights.',
    ),
} satisfies Record<string, z.ZodType>

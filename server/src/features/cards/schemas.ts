import type { FailureCode } from '@network-site/protocol/failures'
import { languages } from '@network-site/site/languages'
import { z } from 'zod'
import { failures, type RouteDescription } from '../../http/route-schema.ts'

/** Returns the description of a card's route. */
function cardSchema(
  route: Pick<RouteDescription, 'url' | 'tag' | 'summary' | 'description'>,
  unavailable: FailureCode,
) {
  return {
    method: 'GET',
    ...route,
    params: z.object({ file: z.string().describe('The wallet’s address, followed by `.jpg`.') }),
    querystring: z.object({
      language: z
        .enum(languages.map(({ tag }) => tag))
        .optional()
        .describe('The language of the text. English by default.'),
    }),
    response: {
      200: { description: 'The image.', content: { 'image/jpeg': { schema: z.string() } } },
      ...failures({
        400: ['MALFORMED'],
        429: ['TOO_MANY_REQUESTS'],
        500: ['INTERNAL'],
        503: ['BUSY', unavailable, 'OVERLOADED'],
      }),
    },
    example: { params: { file: '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf.jpg' }, status: 200 },
  } satisfies RouteDescription
}

export type CardSchema = ReturnType<typeof cardSchema>

/** The card routes for the API reference. */
export const cardSchemas = {
  progress: cardSchema(
    {
      url: '/progress-card/:file',
      tag: 'Quests',
      summary: 'Get an image of a wallet’s progress',
      description:
        '1200 × 630 pixels, with the streak, today’s items, the rank, and the season’s badge. Cached for a minute. Link previews of the progress page show it.',
    },
    'MINT_INDEX_UNAVAILABLE',
  ),
  collection: cardSchema(
    {
      url: '/collection-card/:file',
      tag: 'Collection',
      summary: 'Get an image of a wallet’s collection',
      description: '1200 × 630 pixels, drawn from the wallet’s balances on chain. Cached for a minute.',
    },
    'CHAIN_SILENT',
  ),
}

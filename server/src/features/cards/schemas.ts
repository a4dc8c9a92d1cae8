import type { FailureCode } from '@network-site/protocol/failures'
import { z } from 'zod'
import { failures, type RouteDescription } from '../../http/route-schema.ts'

type CardWords = Pick<RouteDescription, 'url' | 'tag' | 'summary' | 'description'>

/** The route of a wallet's picture, as the API reference describes it. */
function cardSchema(words: CardWords, unavailable: FailureCode) {
  return {
    method: 'GET',
    ...words,
    params: z.object({ file: z.string().describe('The wallet’s address and `.jpg`.') }),
    response: {
      200: { description: 'The picture.', content: { 'image/jpeg': { schema: z.string() } } },
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

/** The pictures of wallets, as the API reference describes them. */
export const cardSchemas = {
  progress: cardSchema(
    {
      url: '/progress-card/:file',
      tag: 'Quests',
      summary: 'A wallet’s progress as a picture',
      description:
        '1200 by 630 pixels: its streak, today’s items, and its rank with the badge of the season. Kept for a minute. A link to a wallet’s progress page shows it where it is shared.',
    },
    'MINT_INDEX_UNAVAILABLE',
  ),
  collection: cardSchema(
    {
      url: '/collection-card/:file',
      tag: 'Collection',
      summary: 'A wallet’s collection as a picture',
      description: '1200 by 630 pixels, drawn from what the chain says the wallet holds. Kept for a minute.',
    },
    'CHAIN_SILENT',
  ),
}

import { z } from 'zod'
import { failures } from '../../route-schema/answers.ts'
import type { RouteDescription } from '../../route-schema/route-description.ts'

/** The picture of a collection, as the API reference describes it. */
export const collectionCardSchemas = {
  card: {
    method: 'GET',
    url: '/collection-card/:file',
    tag: 'Collection',
    summary: 'A wallet’s collection as a picture',
    description: '1200 by 630 pixels, drawn from what the chain says the wallet holds. Kept for a minute.',
    params: z.object({ file: z.string().describe('The wallet’s address and `.jpg`.') }),
    response: {
      200: { description: 'The picture.', content: { 'image/jpeg': { schema: z.string() } } },
      ...failures({
        400: ['MALFORMED'],
        429: ['TOO_MANY_REQUESTS'],
        500: ['INTERNAL'],
        503: ['BUSY', 'CHAIN_SILENT', 'OVERLOADED'],
      }),
    },
    example: { params: { file: '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf.jpg' }, status: 200 },
  },
} satisfies Record<string, RouteDescription>

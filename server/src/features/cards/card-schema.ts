import type { FailureCode } from '@network-site/protocol/failures'
import { z } from 'zod'
import { failures, type RouteDescription } from '../../http/route-schema.ts'

type CardWords = Pick<RouteDescription, 'url' | 'tag' | 'summary' | 'description'>

/** The route of a wallet's picture, as the API reference describes it. */
export function cardSchema(words: CardWords, unavailable: FailureCode) {
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

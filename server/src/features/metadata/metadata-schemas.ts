import { tokenMetadataSchema } from '@network-site/protocol/token-metadata'
import { z } from 'zod'
import { failures, json, type RouteDescription } from '../../http/route-schema.ts'

/** The documents of tokens, as the API reference describes them. */
export const metadataSchemas = {
  token: {
    method: 'GET',
    url: '/metadata/:file',
    tag: 'Collection',
    summary: 'A token as wallets and marketplaces read it',
    description: 'In the format of the ERC-1155 metadata standard. Pages of other sites may read it.',
    params: z.object({ file: z.string().describe('The id and `.json`: decimal, or as 64 hex digits.') }),
    response: {
      200: json('The token.', tokenMetadataSchema),
      ...failures({ 404: ['UNKNOWN_TOKEN'], 503: ['OVERLOADED'] }),
    },
    example: { params: { file: '1.json' }, status: 200 },
  },
} satisfies Record<string, RouteDescription>

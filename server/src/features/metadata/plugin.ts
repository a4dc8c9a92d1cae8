import { ServiceError } from '@network-site/protocol/failures'
import { metadataId, type TokenMetadata, tokenMetadataSchema } from '@network-site/protocol/token-metadata'
import { collectionItems } from '@network-site/site/collection-items'
import { network } from '@network-site/site/network'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { failures, json, type RouteDescription, withZod } from '../../http/route-schema.ts'
import type { Context } from '../../services/open-services.ts'

/** Serves each token's metadata under its decimal and hexadecimal id. */
export async function metadataPlugin(app: FastifyInstance, { env }: Pick<Context, 'env'>): Promise<void> {
  const { description } = network.collection
  // Absolute, because wallets read these documents outside our pages.
  const mediaUrl = env.MEDIA_BASE_URL || env.PUBLIC_URL
  const answers = new Map(
    collectionItems.map(({ id, name, traits }) => {
      const image = `${mediaUrl}/mint-nft-pfps/${id}.png`
      return [id, JSON.stringify({ name, description, image, attributes: traits } satisfies TokenMetadata)]
    }),
  )

  const schema = metadataSchemas.token
  withZod(app).get(schema.url, { schema }, async (request, reply) => {
    void reply.header('access-control-allow-origin', '*')
    const [, name = ''] = /^(.+)\.json$/.exec(request.params.file) ?? []
    const answer = answers.get(metadataId(name) ?? 0)
    if (!answer) throw new ServiceError('UNKNOWN_TOKEN')
    return reply.header('cache-control', 'public, max-age=3600').type('application/json; charset=utf-8').send(answer)
  })
}

/** The metadata route for the API reference. */
export const metadataSchemas = {
  token: {
    method: 'GET',
    url: '/metadata/:file',
    tag: 'Collection',
    summary: 'Get a token’s metadata',
    description: 'The ERC-1155 metadata that wallets and marketplaces display. Readable from any origin.',
    params: z.object({
      file: z.string().describe('The token ID in decimal or as 64 hex digits, followed by `.json`.'),
    }),
    response: {
      200: json('The metadata.', tokenMetadataSchema),
      ...failures({ 404: ['UNKNOWN_TOKEN'], 503: ['OVERLOADED'] }),
    },
    example: {
      params: { file: '1.json' },
      status: 200,
      answer: {
        name: 'First item',
        description: 'One of 42 items that every wallet can mint once a day.',
        image: 'http://localhost:3000/mint-nft-pfps/1.png',
        attributes: [{ trait_type: 'Color', value: 'Red' }],
      },
    },
  },
} satisfies Record<string, RouteDescription>

import { ServiceError } from '@network-site/protocol/failures'
import { metadataId, type TokenMetadata } from '@network-site/protocol/token-metadata'
import type { FastifyInstance } from 'fastify'
import { withZod } from '../../http/route-schema.ts'
import { metadataSchemas } from './metadata-schemas.ts'

export type MetadataOptions = {
  /** Absolute prefix of the pictures: wallets read these documents apart from our pages. */
  mediaUrl: string
  description: string
  items: Array<{ id: number; name: string; traits: TokenMetadata['attributes'] }>
}

const anHour = 'public, max-age=3600'

/** `GET /metadata/{id}.json`: one document for each token, under its decimal and its hexadecimal id. */
export function metadataRoutes(app: FastifyInstance, { mediaUrl, description, items }: MetadataOptions): void {
  const answers = new Map(
    items.map(({ id, name, traits }) => {
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
    return reply.header('cache-control', anHour).type('application/json; charset=utf-8').send(answer)
  })
}

import type { FastifyInstance } from 'fastify'
import { withZod } from '../../http/route-schema.ts'
import type { Context } from '../../services/open-services.ts'
import { addChainDocument, chainEntry, llmsDocument, tokenList } from './network-files.ts'
import { networkSchemas as schemas } from './schemas.ts'

/** Serves the public documents about the network, which are fixed while the server runs. */
export async function networkPlugin(app: FastifyInstance, { deployment }: Pick<Context, 'deployment'>): Promise<void> {
  const { network, settings } = deployment
  // Pages must not mix documents of two deployments. Registries and wallets read the others rarely.
  const documents = [
    { schema: schemas.network, answer: JSON.stringify(network), cacheControl: 'no-cache' },
    { schema: schemas.settings, answer: JSON.stringify(settings), cacheControl: 'no-cache' },
    ...[
      { schema: schemas.chainEntry, answer: print(chainEntry(deployment)) },
      { schema: schemas.addChain, answer: print(addChainDocument(deployment)) },
      { schema: schemas.tokenList, answer: print(tokenList(deployment)) },
      { schema: schemas.llms, answer: llmsDocument(deployment) },
    ].map((file) => ({ ...file, cacheControl: 'public, max-age=3600' })),
  ]
  for (const { schema, answer, cacheControl } of documents) {
    const [type = ''] = Object.keys(schema.response[200].content)
    withZod(app).get(schema.url, { schema }, async (_request, reply) =>
      reply
        .header('cache-control', cacheControl)
        .header('access-control-allow-origin', '*')
        .type(`${type}; charset=utf-8`)
        .send(answer),
    )
  }
}

/** Indented, because people read and copy these files. */
function print(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`
}

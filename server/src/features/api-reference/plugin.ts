import { apiReference } from '@network-site/site/server-pages'
import { brand } from '@network-site/site/brand'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { etagOf } from '../../lib/digests.ts'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { z } from 'zod'
import { siteStyle } from '../../http/plain-page.ts'
import { commonFailures, json, type RouteDescription, withZod } from '../../http/route-schema.ts'
import type { Context } from '../../services/open-services.ts'
import { apiPage, type ApiPageOptions } from './api-page.ts'
import { openApiDocument } from './openapi-document.ts'

/** Serves every documented route as `GET /openapi.json` and, for people, `GET /docs/api`. */
export async function apiReferencePlugin(
  app: FastifyInstance,
  { env, media }: Pick<Context, 'env' | 'media'>,
): Promise<void> {
  apiReferenceRoutes(app, {
    words: apiReference,
    style: siteStyle,
    logo: await media(brand.logo.src),
    origin: env.PUBLIC_URL,
    routes: app.describedRoutes,
  })
}

const pagePath = '/docs/api'

export function apiReferenceRoutes(
  app: FastifyInstance,
  { routes, ...look }: Omit<ApiPageOptions, 'documentPath'> & { routes: Iterable<RouteDescription> },
): void {
  const schema = apiReferenceSchemas.document
  let sendDocument: Send | undefined
  let sendPage: Send | undefined
  let policy = ''
  // After all routes are registered.
  app.addHook('onReady', async () => {
    const document = openApiDocument([...new Set([...routes, schema])], look.words)
    sendDocument = sender(JSON.stringify(document), 'application/json; charset=utf-8')
    const page = apiPage(document, { ...look, documentPath: schema.url })
    sendPage = sender(page.html, 'text/html; charset=utf-8')
    policy = page.policy
  })

  withZod(app).get(schema.url, { schema }, (request, reply) =>
    sendDocument?.(request, reply.header('access-control-allow-origin', '*')),
  )
  app.get(pagePath, { schema: { hide: true } }, (request, reply) =>
    sendPage?.(request, reply.header('content-security-policy', policy)),
  )
  app.get(`${pagePath}/`, { schema: { hide: true } }, (_request, reply) => reply.redirect(pagePath, 308))
}

type Send = ReturnType<typeof sender>

const encodings = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Returns a handler that sends a fixed text and compresses it once, on the first request. */
function sender(text: string, contentType: string) {
  const compressed = new Map<string, Promise<Buffer>>()
  const compress = (encoding: keyof typeof encodings): Promise<Buffer> => {
    const body = compressed.get(encoding) ?? encodings[encoding](text)
    compressed.set(encoding, body)
    return body
  }
  const etag = etagOf(text)
  return async (
    request: FastifyRequest,
    reply: Pick<FastifyReply, 'code' | 'header' | 'headers' | 'send' | 'type'>,
  ) => {
    void reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    void reply.type(contentType)
    // A quality of 0 excludes an encoding.
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = (['br', 'gzip'] as const).find((name) =>
      new RegExp(String.raw`\b${name}\b(?!\s*;\s*q=0(?!\.0*[1-9]))`).test(accepted),
    )
    return encoding ? reply.header('content-encoding', encoding).send(await compress(encoding)) : reply.send(text)
  }
}

const documentSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.unknown()),
})

/** API reference of the document itself. */
export const apiReferenceSchemas = {
  document: {
    method: 'GET',
    url: '/openapi.json',
    tag: 'Reference',
    summary: 'Get this reference as an OpenAPI document',
    description:
      'OpenAPI 3.1. Each operation’s `x-example` is a complete request, which a test sends. Readable from any origin.',
    response: {
      200: json('The document.', documentSchema),
      304: { description: 'Not modified since the ETag in the request.' },
      ...commonFailures,
    },
    example: {
      status: 200,
      answer: { openapi: '3.1.1', info: { title: 'Example API', version: '1.0.0' }, paths: {} },
    },
  },
} satisfies Record<string, RouteDescription>

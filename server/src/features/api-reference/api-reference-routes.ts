import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { type RouteDescription, withZod } from '../../http/route-schema.ts'
import { apiPage, type ApiPageOptions } from './api-page.ts'
import { apiReferenceSchemas } from './api-reference-schemas.ts'
import { openApiDocument } from './openapi-document.ts'

export type ApiReferenceOptions = Omit<ApiPageOptions, 'origin' | 'documentPath'> & {
  routes: RouteDescription[]
  publicUrl: string
}

const pagePath = '/docs/api'

/** `GET /openapi.json` and, for people, `/docs/api`: all routes that were described, made once, when the server starts. */
export function apiReferenceRoutes(app: FastifyInstance, { routes, publicUrl, ...look }: ApiReferenceOptions): void {
  const schema = apiReferenceSchemas.document
  const document = openApiDocument([...routes, schema], look.words)
  const sendDocument = sender(JSON.stringify(document), 'application/json; charset=utf-8')
  const { html, policy } = apiPage(document, { ...look, origin: publicUrl, documentPath: schema.url })
  const sendPage = sender(html, 'text/html; charset=utf-8')

  withZod(app).get(schema.url, { schema }, (request, reply) =>
    sendDocument(request, reply.header('access-control-allow-origin', '*')),
  )
  app.get(pagePath, { schema: { hide: true } }, (request, reply) =>
    sendPage(request, reply.header('content-security-policy', policy)),
  )
  app.get(`${pagePath}/`, { schema: { hide: true } }, (_request, reply) => reply.redirect(pagePath, 308))
}

const encodings = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Answers with the same text each time, compressed once, for the first who asks: it takes longer than all else here. */
function sender(text: string, contentType: string) {
  const compressed = new Map<string, Promise<Buffer>>()
  const compress = (encoding: keyof typeof encodings): Promise<Buffer> => {
    const made = compressed.get(encoding) ?? encodings[encoding](text)
    compressed.set(encoding, made)
    return made
  }
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  return async (
    request: FastifyRequest,
    reply: Pick<FastifyReply, 'code' | 'header' | 'headers' | 'send' | 'type'>,
  ) => {
    void reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    void reply.type(contentType)
    // A quality of 0 says no.
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = /\b(br)\b(?!\s*;\s*q=0(?!\.0*[1-9]))/.test(accepted)
      ? 'br'
      : /\bgzip\b(?!\s*;\s*q=0(?!\.0*[1-9]))/.test(accepted)
        ? 'gzip'
        : undefined
    return encoding ? reply.header('content-encoding', encoding).send(await compress(encoding)) : reply.send(text)
  }
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tokenWidgetPath } from '@network-site/protocol/token-widget-path'
import fastifyStatic from '@fastify/static'
import type { BuiltSite, SiteFile } from '../../adapters/built-site.ts'

export type PageOptions = {
  site: BuiltSite
  policyOf: (page: { scriptHashes: string[]; isWidget: boolean }) => string
}

const forEver = 'public, max-age=31536000, immutable'
const askEachTime = 'no-cache'
const aDay = 'public, max-age=86400'

/**
 * Serves the built site: a route for each page and file of code, from memory; one for media, from disk; and one that
 * redirects unknown pages to the home page.
 */
export async function pageRoutes(app: FastifyInstance, { site, policyOf }: PageOptions): Promise<void> {
  await app.register(fastifyStatic, { root: site.folder, serve: false })
  for (const [path, file] of site.files) {
    app.get(path, (request, reply) => sendFile(file, { path, request, reply }))
    if (path !== '/') app.get(`${path}/`, (_request, reply) => reply.redirect(path, 308))
  }
  app.get('/*', (request, reply) => {
    const path = decodeURIComponent(request.url.split('?')[0] ?? '')
    if (isMedia(path)) return reply.header('cache-control', aDay).sendFile(path.slice(1), { cacheControl: false })
    return wantsPage(request) ? reply.redirect('/', 302) : notFound(reply)
  })
  app.setNotFoundHandler((_request, reply) => notFound(reply))

  function sendFile(
    file: SiteFile,
    { path, request, reply }: { path: string; request: FastifyRequest; reply: FastifyReply },
  ) {
    void reply.header('etag', file.etag).header('cache-control', file.isHashed ? forEver : askEachTime)
    if (file.brotli || file.gzip) void reply.header('vary', 'accept-encoding')
    if (file.scriptHashes) {
      const isWidget = path === tokenWidgetPath
      void reply.header('content-security-policy', policyOf({ scriptHashes: file.scriptHashes, isWidget }))
    }
    if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send()
    void reply.type(file.contentType)
    const accepted = request.headers['accept-encoding'] ?? ''
    if (file.brotli && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(file.brotli)
    if (file.gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(file.gzip)
    return reply.send(file.body)
  }
}

function isMedia(path: string): boolean {
  return /\.(avif|webp|png|jpe?g|ico|svg|mp4|webm|mp3|ogg|vtt)$/.test(path) && !path.includes('..')
}

function wantsPage(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html')
}

function notFound(reply: FastifyReply) {
  return reply.code(404).send({ error: 'There is nothing at this address.', code: 'NOT_FOUND' })
}

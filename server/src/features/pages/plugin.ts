import fastifyStatic from '@fastify/static'
import { ServiceError } from '@network-site/protocol/failures'
import { paths as sitePaths } from '@network-site/site/paths'
import { tokenWidget } from '@network-site/site/token-widget-words'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressSchema } from '@network-site/protocol/address'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { contentSecurityPolicy } from '../../http/content-security-policy.ts'
import { type PageStyle, siteStyle } from '../../http/plain-page.ts'
import type { BuiltSite, SiteFile } from '../../services/built-site.ts'
import type { Context } from '../../services/open-services.ts'
import {
  checkWidgetRequest,
  refusalPage,
  refusalPolicy,
  type WidgetRefusal,
  type WidgetToken,
  widgetTokens,
} from './widget-access.ts'

/** The pages of the built site. Without a build Vite serves them. */
export async function pagesPlugin(app: FastifyInstance, context: Context): Promise<void> {
  const { env, site, deployment, health } = context
  const tokens = await widgetTokens(env, deployment)
  if (!site) return
  // The only part that visitors cannot be served without: pages, downloads and more come from memory.
  health.add({
    name: 'site',
    ping: async () => {
      if (!site.files.has('/')) throw new Error('the site is not built; run npm start')
    },
    isNeededToServe: true,
  })
  const { PUBLIC_URL: publicUrl, MEDIA_BASE_URL: mediaBaseUrl } = env
  const widgetRpcUrls = tokens.flatMap(({ rpcUrls }) => rpcUrls)
  await pageRoutes(app, {
    site,
    paths: sitePaths,
    style: siteStyle,
    policyOf: contentSecurityPolicy(deployment.settings, { publicUrl, mediaBaseUrl, widgetRpcUrls }),
    widget: { tokens, refusals: { ...tokenWidget.refused, linkPath: sitePaths.testnetSwap } },
    ownPicture: { path: sitePaths.progress, urlOf: (address) => `${publicUrl}/progress-card/${address}.jpg` },
  })
}

type PageOptions = {
  site: BuiltSite
  paths: { home: string; tokenWidget: string }
  /** Of the pages that refuse. */
  style: PageStyle
  ownPicture?: OwnPicture
  policyOf: (page: { scriptHashes: string[]; isWidget: boolean }) => string
  widget: {
    tokens: WidgetToken[]
    /** Why it is not shown, and where to go instead. */
    refusals: Record<WidgetRefusal | 'title' | 'link' | 'linkPath', string>
  }
}

type Exchange = { headers: Record<string, string>; request: FastifyRequest; reply: FastifyReply }

const forEver = 'public, max-age=31536000, immutable'
const askEachTime = 'no-cache'
const aDay = 'public, max-age=86400'

/**
 * Serves the built site: a route for each page and file of code, from memory; one for media, from disk; and one that
 * redirects unknown pages to the home page.
 */
export async function pageRoutes(
  app: FastifyInstance,
  { site, paths, style, policyOf, widget, ownPicture }: PageOptions,
): Promise<void> {
  // They are no part of the API.
  const schema = { hide: true }
  await app.register(fastifyStatic, { root: site.folder, serve: false })
  for (const [path, file] of site.files) {
    const isWidget = path === paths.tokenWidget
    // Made once: they are the same for every visitor.
    const headers = headersOf(file, { isWidget })
    const withOwnPicture = path === ownPicture?.path ? createWithOwnPicture(file, ownPicture) : undefined
    app.get(path, { schema }, (request, reply) => {
      const exchange = { headers, request, reply }
      const own = withOwnPicture?.((request.query as { address?: unknown }).address)
      if (own !== undefined) return sendOwn(own, file, exchange)
      return isWidget ? sendWidget(file, exchange) : sendFile(file, exchange)
    })
    if (path !== '/') app.get(`${path}/`, { schema }, (_request, reply) => reply.redirect(path, 308))
  }
  app.get('/*', { schema }, (request, reply) => {
    const path = decodeURIComponent(request.url.split('?')[0] ?? '')
    if (isMedia(path)) return reply.header('cache-control', aDay).sendFile(path.slice(1), { cacheControl: false })
    if (!wantsPage(request)) throw new ServiceError('NOT_FOUND')
    return reply.redirect(paths.home, 302)
  })
  app.setNotFoundHandler(() => {
    throw new ServiceError('NOT_FOUND')
  })

  function sendWidget(file: SiteFile, exchange: Exchange) {
    const { request, reply } = exchange
    const refusal = checkWidgetRequest(request, widget.tokens)
    void reply.header('vary', 'sec-fetch-dest, accept-encoding')
    if (!refusal) return sendFile(file, exchange)
    const { title, link, linkPath, [refusal]: sentence } = widget.refusals
    return reply
      .code(403)
      .header('cache-control', 'no-store')
      .header('content-security-policy', refusalPolicy)
      .type('text/html; charset=utf-8')
      .send(refusalPage({ title, sentence, link }, { linkPath, style }))
  }

  async function sendOwn(page: string, file: SiteFile, { headers, request, reply }: Exchange) {
    const { etag: _ofTheFile, ...others } = headers
    const { body, encoding } = await compressed(page, request.headers['accept-encoding'] ?? '')
    if (encoding) void reply.header('content-encoding', encoding)
    return reply.headers(others).type(file.contentType).send(body)
  }

  function headersOf(file: SiteFile, { isWidget }: { isWidget: boolean }): Record<string, string> {
    const { etag, isHashed, scriptHashes } = file
    const varying = [...(isWidget ? ['sec-fetch-dest'] : []), ...(file.brotli || file.gzip ? ['accept-encoding'] : [])]
    return {
      etag,
      'cache-control': isHashed ? forEver : askEachTime,
      ...(varying.length > 0 ? { vary: varying.join(', ') } : {}),
      ...(scriptHashes ? { 'content-security-policy': policyOf({ scriptHashes, isWidget }) } : {}),
    }
  }

  function sendFile(file: SiteFile, { headers, request, reply }: Exchange) {
    void reply.headers(headers)
    if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send()
    void reply.type(file.contentType)
    const accepted = request.headers['accept-encoding'] ?? ''
    if (file.brotli && /\bbr\b/.test(accepted)) {
      site.compressFurther(file)
      return reply.header('content-encoding', 'br').send(file.brotli)
    }
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

type OwnPicture = {
  /** Of the page that has one for each wallet. */
  path: string
  /** The absolute URL of a wallet's picture. */
  urlOf: (address: string) => string
}

const pictureTags = /(<meta (?:property="og:image"|name="twitter:image") content=")[^"]*(")/g
const gzipped = promisify(gzip)

/**
 * The page with a wallet's picture in its head, where its link names a wallet: what reads links for a preview runs no scripts.
 * Undefined where it names none.
 */
export function createWithOwnPicture({ body }: Pick<SiteFile, 'body'>, { urlOf }: Pick<OwnPicture, 'urlOf'>) {
  const html = body.toString()
  return (address: unknown): string | undefined => {
    const parsed = addressSchema.safeParse(typeof address === 'string' ? address.toLowerCase() : undefined)
    return parsed.success
      ? html.replaceAll(pictureTags, (_, before: string, after: string) => `${before}${urlOf(parsed.data)}${after}`)
      : undefined
  }
}

/** As it is sent: it is written for one link, so it is compressed when it is asked for. */
export async function compressed(page: string, acceptEncoding: string): Promise<{ body: Buffer; encoding?: 'gzip' }> {
  return /\bgzip\b/.test(acceptEncoding)
    ? { body: await gzipped(page, { level: 5 }), encoding: 'gzip' }
    : { body: Buffer.from(page) }
}

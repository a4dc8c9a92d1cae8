import fastifyStatic from '@fastify/static'
import { ServiceError } from '@network-site/protocol/failures'
import { paths as sitePaths } from '@network-site/site/paths'
import { tokenWidget } from '@network-site/site/token-widget-words'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy } from '../../http/content-security-policy.ts'
import { type PageStyle, siteStyle } from '../../http/plain-page.ts'
import type { BuiltSite, SiteFile } from '../../services/built-site.ts'
import type { Context } from '../../services/open-services.ts'
import { createPreviewImage, type PersonalizedPage, type PreviewImage } from './preview-image.ts'
import {
  checkWidgetRequest,
  refusalPage,
  refusalPolicy,
  type WidgetRefusal,
  type WidgetToken,
  widgetTokens,
} from './widget-access.ts'

/** Serves the pages of the built site. In development, Vite serves them. */
export async function pagesPlugin(app: FastifyInstance, context: Context): Promise<void> {
  const { env, site, deployment, health, rateLimits, clock } = context
  const tokens = await widgetTokens(env, deployment)
  if (!site) return
  // The only part that serving visitors requires.
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
    previewImage: {
      path: sitePaths.progress,
      urlOf: (address) => `${publicUrl}/progress-card/${address}.jpg`,
      rateLimit: rateLimits({ name: 'preview images', requests: 120, perSeconds: 60, scope: 'process' }),
      nowMilliseconds: clock.nowMilliseconds,
    },
  })
}

type PageOptions = {
  site: BuiltSite
  paths: { home: string; tokenWidget: string }
  /** The style of refusal pages. */
  style: PageStyle
  previewImage?: PreviewImage
  policyOf: (page: { scriptHashes: string[]; isWidget: boolean }) => string
  widget: {
    tokens: WidgetToken[]
    /** The texts of the refusal page. */
    refusals: Record<WidgetRefusal | 'title' | 'link' | 'linkPath', string>
  }
}

type Exchange = { headers: Record<string, string>; request: FastifyRequest; reply: FastifyReply }

/** Serves pages and code from memory and media from disk, and redirects unknown pages to the home page. */
export async function pageRoutes(
  app: FastifyInstance,
  { site, paths, style, policyOf, widget, previewImage }: PageOptions,
): Promise<void> {
  const schema = { hide: true }
  await app.register(fastifyStatic, { root: site.folder, serve: false })
  for (const [path, file] of site.files) {
    const isWidget = path === paths.tokenWidget
    const headers = headersOf(file, { isWidget })
    const personalize = path === previewImage?.path ? createPreviewImage(file, previewImage) : undefined
    app.get(path, { schema }, (request, reply) => {
      const exchange = { headers, request, reply }
      const personalized = personalize?.(request)
      if (personalized) return sendPersonalized(personalized, file, exchange)
      return isWidget ? sendWidget(file, exchange) : sendFile(file, exchange)
    })
    if (path !== '/') app.get(`${path}/`, { schema }, (_request, reply) => reply.redirect(path, 308))
  }
  app.get('/*', { schema }, (request, reply) => {
    const path = decodeURIComponent(request.url.split('?')[0] ?? '')
    if (isMedia(path))
      return reply.header('cache-control', 'public, max-age=86400').sendFile(path.slice(1), { cacheControl: false })
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

  async function sendPersonalized(
    personalized: Promise<PersonalizedPage | undefined>,
    file: SiteFile,
    exchange: Exchange,
  ) {
    const page = await personalized
    if (!page) return sendFile(file, exchange)
    const { headers, reply } = exchange
    const { etag: _fileEtag, ...others } = headers
    if (page.encoding) void reply.header('content-encoding', page.encoding)
    return reply.headers(others).type(file.contentType).send(page.body)
  }

  function headersOf(file: SiteFile, { isWidget }: { isWidget: boolean }): Record<string, string> {
    const { etag, isHashed, scriptHashes } = file
    const varying = [...(isWidget ? ['sec-fetch-dest'] : []), ...(file.brotli || file.gzip ? ['accept-encoding'] : [])]
    return {
      etag,
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
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

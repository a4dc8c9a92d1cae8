import fastifyStatic from '@fastify/static'
import { ServiceError } from '@network-site/protocol/failures'
import { languages } from '@network-site/site/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy } from '../../http/content-security-policy.ts'
import { type PageStyle, siteStyle } from '../../http/plain-page.ts'
import { type Words, wordsIn } from '../../http/localized-words.ts'
import type { BuiltSite, SiteFile } from '../../services/built-site.ts'
import type { Context } from '../../services/open-services.ts'
import { createPreviewImage, type PersonalizedPage, type PreviewImage } from './preview-image.ts'
import { checkWidgetRequest, refusalPage, refusalPolicy, type WidgetToken, widgetTokens } from './widget-access.ts'

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
    languages: languages.map(({ tag }) => wordsIn(tag)),
    style: siteStyle,
    policyOf: contentSecurityPolicy(deployment.settings, { publicUrl, mediaBaseUrl, widgetRpcUrls }),
    tokens,
    previewImage: {
      paths: languages.map(({ tag }) => wordsIn(tag).paths.progress),
      urlOf: (address, path) => {
        const tag = tagOfPath(path)
        return `${publicUrl}/progress-card/${address}.jpg${tag === undefined ? '' : `?language=${tag}`}`
      },
      rateLimit: rateLimits({ name: 'preview images', requests: 120, perSeconds: 60, scope: 'process' }),
      nowMilliseconds: clock.nowMilliseconds,
    },
  })
}

type PageOptions = {
  site: BuiltSite
  /** English first. */
  languages: PageLanguage[]
  /** The style of refusal pages. */
  style: PageStyle
  previewImage?: PreviewImage
  policyOf: (page: { scriptHashes: string[]; isWidget: boolean }) => string
  /** The tokens that the widget may show. */
  tokens: WidgetToken[]
}

type PageLanguage = {
  language: Words['language']
  paths: Pick<Words['paths'], 'home' | 'tokenWidget' | 'testnetSwap'>
  /** The texts of the refusal page. */
  tokenWidget: { refused: Words['tokenWidget']['refused'] }
}

type Exchange = { headers: Record<string, string>; request: FastifyRequest; reply: FastifyReply }

/** Serves pages and code from memory and media from disk, and redirects unknown pages to the home page. */
export async function pageRoutes(
  app: FastifyInstance,
  { site, languages: pageLanguages, style, policyOf, tokens, previewImage }: PageOptions,
): Promise<void> {
  const schema = { hide: true }
  await app.register(fastifyStatic, { root: site.folder, serve: false })
  const personalize = previewImage && createPreviewImage(site.files, previewImage)
  for (const [path, file] of site.files) {
    const widgetLanguage = pageLanguages.find(({ paths }) => path === paths.tokenWidget)
    const headers = headersOf(file, { isWidget: widgetLanguage !== undefined })
    app.get(path, { schema }, (request, reply) => {
      const exchange = { headers, request, reply }
      const personalized = personalize?.(path, request)
      if (personalized) return sendPersonalized(personalized, file, exchange)
      return widgetLanguage ? sendWidget(file, widgetLanguage, exchange) : sendFile(file, exchange)
    })
    if (path !== '/') app.get(`${path}/`, { schema }, (_request, reply) => reply.redirect(path, 308))
  }
  app.get('/*', { schema }, (request, reply) => {
    const path = decodeURIComponent(request.url.split('?')[0] ?? '')
    if (isMedia(path))
      return reply.header('cache-control', 'public, max-age=86400').sendFile(path.slice(1), { cacheControl: false })
    if (!wantsPage(request)) throw new ServiceError('NOT_FOUND')
    return reply.redirect(homeOf(path), 302)
  })
  app.setNotFoundHandler(() => {
    throw new ServiceError('NOT_FOUND')
  })

  /** Returns the home page of the language that a path begins with. */
  function homeOf(path: string): string {
    const start = `${path.toLowerCase()}/`
    const found = pageLanguages.find(
      ({ language }) => language.path !== '' && start.startsWith(`${language.path.toLowerCase()}/`),
    )
    return (found ?? pageLanguages[0])?.paths.home ?? '/'
  }

  function sendWidget(file: SiteFile, { language, paths, tokenWidget }: PageLanguage, exchange: Exchange) {
    const { request, reply } = exchange
    const refusal = checkWidgetRequest(request, tokens)
    void reply.header('vary', 'sec-fetch-dest, accept-encoding')
    if (!refusal) return sendFile(file, exchange)
    return reply
      .code(403)
      .header('cache-control', 'no-store')
      .header('content-security-policy', refusalPolicy)
      .type('text/html; charset=utf-8')
      .send(refusalPage(refusal, { words: tokenWidget.refused, linkPath: paths.testnetSwap, language, style }))
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

/** Returns the tag of the language that a path begins with, or undefined for English. */
function tagOfPath(path: string): string | undefined {
  return languages.find(({ path: prefix }) => prefix !== '' && path.startsWith(`${prefix}/`))?.tag
}

function isMedia(path: string): boolean {
  return /\.(avif|webp|png|jpe?g|ico|svg|mp4|webm|mp3|ogg|vtt)$/.test(path) && !path.includes('..')
}

function wantsPage(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html')
}

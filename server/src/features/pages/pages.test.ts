import { escapeHtml } from '@network-site/protocol/text'
import Fastify, { type LightMyRequestResponse } from 'fastify'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { SiteFile } from '../../services/built-site.ts'
import { type RateLimit, rateLimits } from '../../services/rate-limits.ts'
import { wordsIn } from '../../http/localized-words.ts'
import { pageRoutes } from './plugin.ts'
import { createPreviewImage } from './preview-image.ts'

const page: SiteFile = {
  body: Buffer.from('plain'),
  brotli: Buffer.from('as brotli'),
  gzip: Buffer.from('as gzip'),
  contentType: 'text/html; charset=utf-8',
  etag: '"1"',
  isHashed: false,
  scriptHashes: [],
}

type Options = Partial<Parameters<typeof pageRoutes>[1]> & { path?: string }

async function startPages(file: SiteFile, { path = '/a-page', ...options }: Options = {}) {
  const app = Fastify()
  const sentAsBrotli: SiteFile[] = []
  await app.register(async (scope) =>
    pageRoutes(scope, {
      site: {
        folder: import.meta.dirname,
        files: new Map([[path, file]]),
        compressFurther: (sent) => sentAsBrotli.push(sent),
      },
      languages: [wordsIn('en')],
      style: { background: '#000', text: '#fff', accent: '#f00' },
      policyOf: () => "default-src 'self'",
      tokens: [],
      ...options,
    }),
  )
  return { app, sentAsBrotli }
}

async function request(headers: Record<string, string>) {
  const { app, sentAsBrotli } = await startPages(page)
  const answer = await app.inject({ url: '/a-page', headers })
  return { ...answer, body: answer.body, sentAsBrotli }
}

it.each([
  ['gzip, deflate, br', 'br', 'as brotli', [page]],
  ['gzip', 'gzip', 'as gzip', []],
  ['identity', undefined, 'plain', []],
])('answers accept-encoding %s with %s, and recompresses pages sent as brotli', async (accepted, ...sent) => {
  const { headers, body, sentAsBrotli } = await request({ 'accept-encoding': accepted })
  expect([headers['content-encoding'], body, sentAsBrotli]).toEqual(sent)
  expect(headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache', etag: '"1"' })
})

it('answers 304 if the etag matches', async () => {
  expect(await request({ 'if-none-match': 'W/"1"' })).toMatchObject({ statusCode: 304, body: '' })
})

it.each([
  ['/no/such/page', '/'],
  ['/de/no/such/page', '/de'],
  ['/DE/Status', '/de'],
  ['/pt-br/x?a=1', '/pt-BR'],
  ['/zh-hans/x', '/zh-Hans'],
  ['/zh/x', '/'],
  ['/denmark', '/'],
  ['//de.example/x', '/'],
])('redirects the unknown page %s to %s, the home page of its language', async (url, home) => {
  const tags = ['en', 'de', 'pt-BR', 'zh-Hans']
  const { app } = await startPages(page, { languages: tags.map(wordsIn) })
  const answer = await app.inject({ url, headers: { accept: 'text/html' } })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, home])
})

it('refuses the widget in the language of its page', async () => {
  const { paths, tokenWidget } = wordsIn('de')
  const { app } = await startPages(page, { languages: ['en', 'de'].map(wordsIn), path: paths.tokenWidget })
  // The page's language counts, not the browser's.
  const headers = { 'sec-fetch-dest': 'document', 'accept-language': 'fr' }
  const answer = await app.inject({ url: paths.tokenWidget, headers })
  expect(answer.statusCode).toBe(403)
  expect(answer.body).toContain('<html lang="de" dir="ltr">')
  expect(answer.body).toContain(escapeHtml(tokenWidget.refused.notFramed))
  expect(answer.body).toContain(`href="${paths.testnetSwap}"`)
  expect(paths.testnetSwap).toMatch(/^\/de\//)
  expect(answer.body).not.toContain(escapeHtml(wordsIn('en').tokenWidget.refused.notFramed))
})

const html =
  '<meta property="og:image" content="http://site/a.jpg"/><meta property="og:image:alt" content="a"/>' +
  '<meta name="twitter:image" content="http://site/a.jpg"/><p>http://site/a.jpg</p>'
const owner = `0x${'Ab'.repeat(20)}`
const personalHtml = htmlFor(owner)

describe('a page with a preview image for each wallet', () => {
  it.each([
    ['gzip, br', 'gzip'],
    ['identity', undefined],
  ])('replaces only the image in links with a wallet, for accept-encoding %s', async (accepted, encoding) => {
    const app = await startPersonalizing()
    const answer = await app.inject({ url: `/a-page?address=${owner}`, headers: { 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers).toMatchObject({ vary: 'accept-encoding', 'content-security-policy': "default-src 'self'" })
    // The ETag of the built page stands for other bytes.
    expect(answer.headers).not.toHaveProperty('etag')
    expect(textOf(answer)).toBe(personalHtml)
  })

  it.each(['', '?address=', '?address=0x12', '?address=0x12&address=0x12', '?address=%22%3E%3Cscript%3E'])(
    'sends the built page for the query %j',
    async (query) => {
      const answer = await (await startPersonalizing()).inject(`/a-page${query}`)
      expect([answer.body, answer.headers.etag]).toEqual([html, '"1"'])
    },
  )

  it('sends the compressed built page above the rate limit', async () => {
    const app = await startPersonalizing({ rateLimit: rateLimits()({ name: 'test', requests: 2, perSeconds: 60 }) })
    const answers = await Promise.all([1, 2, 3, 4].map((wallet) => app.inject(requestFor(wallet))))
    expect(answers.map(textOf)).toEqual([htmlFor(walletOf(1)), htmlFor(walletOf(2)), html, html])
    expect(answers[3]?.headers).toMatchObject({ 'content-encoding': 'gzip', etag: '"1"' })
    const headers = { 'if-none-match': '"1"' }
    expect(await app.inject({ ...requestFor(1), headers })).toMatchObject({ statusCode: 304 })
  })

  it('compresses for one wallet at a time, with 20 waiting, and sends others the built page', async () => {
    const gate = Promise.withResolvers<void>()
    let arrived = 0
    const take = async () => {
      if (++arrived === 30) gate.resolve()
      await gate.promise
    }
    const app = await startPersonalizing({ rateLimit: { take } })
    const wallets = Array.from({ length: 30 }, (_, at) => at)
    const answers = await Promise.all(wallets.map((wallet) => app.inject(requestFor(wallet))))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(answers.filter((answer) => textOf(answer) === html)).toHaveLength(9)
    expect(new Set(answers.map(textOf)).size).toBe(22)
  })

  it('compresses a page once a minute for each wallet', async () => {
    let now = 0
    const take = async () => {}
    const options = { paths: ['/a-page'], urlOf, rateLimit: { take }, nowMilliseconds: () => now }
    const personalize = createPreviewImage(new Map([['/a-page', preview]]), options)
    const read = async (address: string) => {
      const visitor = { query: { address }, headers: { 'accept-encoding': 'gzip' }, ip: '' }
      return (await personalize('/a-page', visitor))?.body
    }
    const first = await read(owner)
    expect(await read(owner.toLowerCase())).toBe(first)
    now += 60_000
    expect(await read(owner)).not.toBe(first)
  })
})

const preview: SiteFile = { ...page, body: Buffer.from(html), brotli: undefined, gzip: gzipSync(html) }

async function startPersonalizing({ rateLimit = { take: async () => {} } }: { rateLimit?: RateLimit } = {}) {
  const previewImage = { paths: ['/a-page'], urlOf, rateLimit, nowMilliseconds: () => 0 }
  return (await startPages(preview, { previewImage })).app
}

function urlOf(address: string): string {
  return `http://site/${address}.jpg`
}

function htmlFor(address: string): string {
  return html.replaceAll('content="http://site/a.jpg"', `content="${urlOf(address.toLowerCase())}"`)
}

function walletOf(wallet: number): string {
  return `0x${String(wallet).padStart(40, '0')}`
}

function requestFor(wallet: number) {
  return { url: `/a-page?address=${walletOf(wallet)}`, headers: { 'accept-encoding': 'gzip' } }
}

function textOf({ headers, rawPayload }: LightMyRequestResponse): string {
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString()
}

import Fastify from 'fastify'
import { expect, it, test } from 'vitest'
import { gunzipSync } from 'node:zlib'
import type { SiteFile } from '../../services/built-site.ts'
import { compressed, createWithOwnPicture, pageRoutes } from './plugin.ts'

const page: SiteFile = {
  body: Buffer.from('plain'),
  brotli: Buffer.from('as brotli'),
  gzip: Buffer.from('as gzip'),
  contentType: 'text/html; charset=utf-8',
  etag: '"1"',
  isHashed: false,
  scriptHashes: [],
}

async function ask(headers: Record<string, string>) {
  const app = Fastify()
  const sentAsBrotli: SiteFile[] = []
  await app.register(async (scope) =>
    pageRoutes(scope, {
      site: {
        folder: import.meta.dirname,
        files: new Map([['/a-page', page]]),
        compressFurther: (file) => sentAsBrotli.push(file),
      },
      paths: { home: '/', tokenWidget: '/the-widget' },
      style: { language: 'en', background: '#000', text: '#fff', accent: '#f00' },
      policyOf: () => "default-src 'self'",
      widget: { tokens: [], refusals: { notFramed: '', notOffered: '', title: '', link: '', linkPath: '/' } },
    }),
  )
  const answer = await app.inject({ url: '/a-page', headers })
  return { ...answer, body: answer.body, sentAsBrotli }
}

it.each([
  ['gzip, deflate, br', 'br', 'as brotli', [page]],
  ['gzip', 'gzip', 'as gzip', []],
  ['identity', undefined, 'plain', []],
])(
  'to those who accept %s it sends %s, and has what was sent as brotli compressed further',
  async (accepted, ...sent) => {
    const { headers, body, sentAsBrotli } = await ask({ 'accept-encoding': accepted })
    expect([headers['content-encoding'], body, sentAsBrotli]).toEqual(sent)
    expect(headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache', etag: '"1"' })
  },
)

it('sends nothing to those who have it', async () => {
  expect(await ask({ 'if-none-match': 'W/"1"' })).toMatchObject({ statusCode: 304, body: '' })
})

const owner = `0x${'Ab'.repeat(20)}`
const html =
  '<meta property="og:image" content="http://site/a.jpg"/><meta property="og:image:alt" content="a"/>' +
  '<meta name="twitter:image" content="http://site/a.jpg"/><p>http://site/a.jpg</p>'
const withOwn = createWithOwnPicture({ body: Buffer.from(html) }, { urlOf: (address) => `http://site/${address}.jpg` })

test('a link that names a wallet has its picture, and nothing else of the page changes', () => {
  const own = `http://site/${owner.toLowerCase()}.jpg`
  expect(withOwn(owner)).toBe(
    `<meta property="og:image" content="${own}"/><meta property="og:image:alt" content="a"/>` +
      `<meta name="twitter:image" content="${own}"/><p>http://site/a.jpg</p>`,
  )
})

test.each([undefined, '', '0x12', ['0x12'], '"><script>'])('%j names no wallet', (address) => {
  expect(withOwn(address)).toBeUndefined()
})

test('is compressed where that is accepted', async () => {
  const { body, encoding } = await compressed(html, 'gzip, br')
  expect([encoding, gunzipSync(body).toString()]).toEqual(['gzip', html])
  expect(await compressed(html, '')).toEqual({ body: Buffer.from(html) })
})

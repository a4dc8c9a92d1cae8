import Fastify from 'fastify'
import { expect, it, test } from 'vitest'
import { gunzipSync } from 'node:zlib'
import type { SiteFile } from '../../services/built-site.ts'
import { compressed, createPreviewImage, pageRoutes } from './plugin.ts'

const page: SiteFile = {
  body: Buffer.from('plain'),
  brotli: Buffer.from('as brotli'),
  gzip: Buffer.from('as gzip'),
  contentType: 'text/html; charset=utf-8',
  etag: '"1"',
  isHashed: false,
  scriptHashes: [],
}

async function request(headers: Record<string, string>) {
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
])('answers accept-encoding %s with %s, and recompresses pages sent as brotli', async (accepted, ...sent) => {
  const { headers, body, sentAsBrotli } = await request({ 'accept-encoding': accepted })
  expect([headers['content-encoding'], body, sentAsBrotli]).toEqual(sent)
  expect(headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache', etag: '"1"' })
})

it('answers 304 if the etag matches', async () => {
  expect(await request({ 'if-none-match': 'W/"1"' })).toMatchObject({ statusCode: 304, body: '' })
})

const owner = `0x${'Ab'.repeat(20)}`
const html =
  '<meta property="og:image" content="http://site/a.jpg"/><meta property="og:image:alt" content="a"/>' +
  '<meta name="twitter:image" content="http://site/a.jpg"/><p>http://site/a.jpg</p>'
const withPreviewImage = createPreviewImage(
  { body: Buffer.from(html) },
  { urlOf: (address) => `http://site/${address}.jpg` },
)

test('replaces only the preview image if the link contains a wallet', () => {
  const own = `http://site/${owner.toLowerCase()}.jpg`
  expect(withPreviewImage(owner)).toBe(
    `<meta property="og:image" content="${own}"/><meta property="og:image:alt" content="a"/>` +
      `<meta name="twitter:image" content="${own}"/><p>http://site/a.jpg</p>`,
  )
})

test.each([undefined, '', '0x12', ['0x12'], '"><script>'])('does not treat %j as a wallet', (address) => {
  expect(withPreviewImage(address)).toBeUndefined()
})

test('compresses the page if the client accepts gzip', async () => {
  const { body, encoding } = await compressed(html, 'gzip, br')
  expect([encoding, gunzipSync(body).toString()]).toEqual(['gzip', html])
  expect(await compressed(html, '')).toEqual({ body: Buffer.from(html) })
})

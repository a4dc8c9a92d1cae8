import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { SiteFile } from '../../services/built-site.ts'
import { pageRoutes } from './page-routes.ts'

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

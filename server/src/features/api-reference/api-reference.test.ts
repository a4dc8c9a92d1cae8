import { failures as knownFailures } from '@network-site/protocol/failures'
import { apiPaths } from '@network-site/site/paths'
import Fastify from 'fastify'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { documentedSchema } from '../../../test/fuzz/check-answer.ts'
import { apiTags, collectRoutes, failures, json, type RouteDescription } from '../../http/route-schema.ts'
import { apiReferenceRoutes } from './plugin.ts'
import { apiRoutes } from '../../features.ts'
import { openApiDocument, type Operation } from './openapi-document.ts'

const greet: RouteDescription = {
  method: 'POST',
  url: '/greet/:name',
  tag: 'Network',
  summary: 'Greet <person>',
  params: z.object({ name: z.string().max(20).describe('The person.') }),
  querystring: z.object({ times: z.coerce.number().int().min(1).default(1) }),
  body: z.object({ loud: z.boolean().optional() }),
  response: { 200: json('A greeting.', z.object({ greeting: z.string() })), ...failures({ 400: ['MALFORMED'] }) },
  example: { params: { name: 'ada' }, query: { times: 2 }, body: { loud: true, note: "it's" }, status: 200 },
}

function createApp() {
  const app = Fastify()
  apiReferenceRoutes(app, {
    routes: [greet],
    origin: 'https://network.example',
    words: {
      title: 'A network’s API',
      introduction: 'All of it.',
      contents: 'Contents',
      home: 'Home',
      document: 'JSON',
    },
    style: { background: '#000000', accent: '#ff0000', text: '#ffffff' },
    logo: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path fill="currentColor"/></svg>'),
  })
  return app
}

describe('GET /openapi.json', () => {
  it('documents the given routes and itself, relative to its own origin', async () => {
    const answer = await createApp().inject('/openapi.json')
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    const document = answer.json<{ openapi: string; paths: Record<string, unknown> }>()
    expect(document).toMatchObject({ openapi: '3.1.1', info: { title: 'A network’s API' }, servers: [{ url: '/' }] })
    expect(Object.keys(document.paths)).toEqual(['/greet/{name}', '/openapi.json'])
    expect(document.paths['/greet/{name}']).toMatchObject({
      post: {
        parameters: [
          { name: 'name', in: 'path', required: true, description: 'The person.', example: 'ada' },
          { name: 'times', in: 'query', required: false, schema: { type: 'integer', minimum: 1 }, example: 2 },
        ],
        requestBody: { content: { 'application/json': { example: { loud: true } } } },
        responses: { '400': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } } },
        'x-example': { method: 'POST', path: '/greet/ada?times=2', status: 200 },
      },
    })
  })

  it('answers 304 if the etag matches', async () => {
    const app = createApp()
    const { etag } = (await app.inject('/openapi.json')).headers
    const again = await app.inject({ url: '/openapi.json', headers: { 'if-none-match': String(etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('is compressed only if the client accepts that', async () => {
    const accepting = (encodings: string) =>
      createApp().inject({ url: '/openapi.json', headers: { 'accept-encoding': encodings } })
    const { headers } = await accepting('gzip, br')
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect((await accepting('gzip;q=0, br;q=0.0')).headers['content-encoding']).toBeUndefined()
  })
})

describe('GET /docs/api', () => {
  it('is a page without scripts whose policy allows only its own style', async () => {
    const { body, headers } = await createApp().inject('/docs/api')
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(body) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}';`)
    expect(body).not.toMatch(/<script| style=| on\w+=|https?:\/\/(?!network\.example)/)
  })

  it('has an anchor and an example command for each route', async () => {
    const { body } = await createApp().inject('/docs/api')
    expect(body).toContain('<title>A network’s API</title>')
    expect(body).toContain('<a href="#postGreetName">Greet &lt;person&gt;</a>')
    expect(body).toContain('<article id="postGreetName"')
    expect(body).toContain(`<p>${apiTags.Network}</p>`)
    expect(body).toContain('curl -X POST &#39;https://network.example/greet/ada?times=2&#39;')
    // Escaped for the shell, then for HTML.
    expect(body).toContain('&quot;note&quot;:&quot;it&#39;\\&#39;&#39;s&quot;')
  })

  it('redirects a trailing slash', async () => {
    const answer = await createApp().inject('/docs/api/')
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/docs/api'])
  })
})

describe('collectRoutes', () => {
  it('rejects a route that is neither documented nor hidden', async () => {
    const app = Fastify()
    collectRoutes(app)
    app.get('/hidden', { schema: { hide: true } }, () => 'a page')
    expect(() => app.get('/forgotten', () => 'nothing')).toThrow('GET /forgotten is not documented')
    expect(app.describedRoutes.size).toBe(0)
  })
})

const document = openApiDocument(apiRoutes, { title: 'An API' })
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, operation })),
)

describe('the OpenAPI document of all routes', () => {
  it('references only schemas that it contains', () => {
    const text = JSON.stringify(document)
    const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(50)
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names))
    expect(text).not.toContain('$defs')
  })

  it('has unique operation IDs and documents every path parameter', () => {
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const described = operation.parameters?.filter((parameter) => parameter.in === 'path') ?? []
      expect(described.map(({ name }) => name)).toEqual(inPath)
    }
  })

  it('has a summary and a complete example for every route', () => {
    for (const { operation } of operations) {
      expect(operation.summary).toMatch(/^[A-Z].*[^.]$/)
      expect(operation.responses).toHaveProperty(String(operation['x-example'].status))
      expect(operation['x-example'].path).not.toMatch(/[:*]/)
    }
  })

  it('has an example for every operation', () => {
    const withoutExample = operations.filter(({ operation }) => examplesOf(operation).length === 0)
    expect(withoutExample.map(({ operation }) => operation.operationId)).toEqual([])
  })

  it.each(operations.flatMap(({ operation }) => examplesOf(operation)))(
    'has an example for $place that matches its schema',
    ({ schema, example }) => {
      expect(documentedSchema(schema, document).safeParse(example)).toMatchObject({ success: true })
    },
  )

  it('describes every tag', () => {
    expect(document.tags.map(({ name }) => name).toSorted()).toEqual(Object.keys(apiTags).toSorted())
    for (const { name, description } of document.tags)
      expect([name, description]).toEqual([name, expect.stringMatching(/^[A-Z].*\.$/)])
  })

  it('lists every failure code and no other', () => {
    expect(document.components.schemas['Error']).toMatchObject({
      properties: { code: { enum: Object.keys(knownFailures) } },
    })
    const error = documentedSchema({ $ref: '#/components/schemas/Error' }, document)
    expect(error.safeParse({ error: 'An error.', code: 'UNHEARD_OF' }).success).toBe(false)
  })

  it('makes routes public by default and names the credentials of the others', () => {
    expect(document.security).toEqual([])
    const secured = operations.filter(({ operation }) => operation.security)
    const accepted = secured.map(({ path, operation }) => [path, operation.security])
    const key = [{}, { questKey: [] }, { questKeyHeader: [] }]
    expect(accepted).toEqual([
      [apiPaths.remoteMint, [{}, { signInStatement: [] }, { returningWallet: [] }]],
      ['/mints', [{}, { signInStatement: [] }, { returningWallet: [] }]],
      ['/quests/galxe/{quest}', key],
      ['/quests/galxe/{quest}/{address}', key],
      ['/quests/zealy/{quest}', key],
      ['/quests/taskon/{quest}', key],
      ['/quests/carv/{quest}', key],
      ['/quests/intract/{quest}', key],
      ['/quests/intract/{quest}', key],
      ['/quests/layer3/{quest}', key],
      ['/quests/account', [{ signInStatement: [] }]],
      ['/quests/account/disconnect', [{}, { signInStatement: [] }]],
      ['/social/me', [{ signInToken: [] }]],
      ['/metrics', [{ metricsToken: [] }]],
    ])
    const used = secured.flatMap(({ operation }) => operation.security?.flatMap(Object.keys) ?? [])
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(document.components.securitySchemes).toSorted())
  })

  it('documents the body of every failure', () => {
    const ours = operations.filter(({ path }) => !path.startsWith('/sandbox'))
    const undocumented = ours.flatMap(({ path, operation }) =>
      Object.entries(operation.responses).flatMap(([status, { content }]) =>
        Number(status) >= 400 && !content ? [`${path} ${status}`] : [],
      ),
    )
    expect(undocumented).toEqual([])
  })
})

/** Returns the examples of an operation's parameters, bodies, and response headers, each with its schema. */
function examplesOf({ operationId, parameters = [], requestBody, responses }: Operation) {
  const parts = [
    ...parameters.map((parameter) => [`parameter ${parameter.name}`, parameter] as const),
    ...Object.entries(requestBody?.content ?? {}).map(([type, media]) => [`request ${type}`, media] as const),
    ...Object.entries(responses).flatMap(([status, { content = {}, headers = {} }]) =>
      Object.entries({ ...content, ...headers }).map(([name, part]) => [`response ${status} ${name}`, part] as const),
    ),
  ]
  return parts
    .filter(([, { example }]) => example !== undefined)
    .map(([name, { schema, example }]) => ({ place: `${operationId} ${name}`, schema, example }))
}

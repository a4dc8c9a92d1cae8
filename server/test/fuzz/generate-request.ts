import fc, { type Arbitrary } from 'fast-check'
import { type OpenApiDocument, pathOf } from '../../src/features/api-reference/openapi-document.ts'
import type { FuzzRequest } from './send-request.ts'
import type { Route } from '../run-server.ts'
import { malformedRequest } from './malformed-request.ts'
import { mutatedJson, oddHeader, oddSegment, oddValue } from './odd-values.ts'
import { type ServerFacts, validBodies, validQueries, validSegment } from './valid-inputs.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY']
const contentTypes = [
  'application/json; charset=utf-16',
  'application/JSON ; boundary=x',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json;;;=',
  '///',
  ' ',
]

type FuzzedApi = { routes: Route[]; document: OpenApiDocument; facts: ServerFacts }

/** Generates valid, mutated, and malformed requests to every route of the server. */
export function fuzzRequests({ routes, document, facts }: FuzzedApi): Arbitrary<FuzzRequest> {
  const bodies = validBodies(document, facts)
  const queries = validQueries(document)
  const toRoute = (route: Route) => {
    const path = pathOf(route.url)
    return requestTo(route, { facts, body: bodies[path], query: queries[path] })
  }
  // There are many similar build files, so together they get one share.
  const files = routes.filter(isFile)
  const others = routes.filter((route) => !isFile(route))
  return fc.oneof(
    { weight: 12, arbitrary: fc.oneof(...others.map(toRoute)) },
    ...(files.length > 0 ? [{ weight: 1, arbitrary: fc.oneof(...files.map(toRoute)) }] : []),
    // Routes with a body run most of the code.
    { weight: 5, arbitrary: fc.oneof(...others.filter(({ url }) => pathOf(url) in bodies).map(toRoute)) },
    { weight: 4, arbitrary: malformedRequest(routes) },
  )
}

/** Returns whether a route serves a build file or redirects to a page. */
export function isFile({ url }: Pick<Route, 'url'>): boolean {
  return /\.(?!json)\w+\/?$|.\/$/.test(url)
}

type RouteInput = { facts: ServerFacts; body: Arbitrary<unknown> | undefined; query: Arbitrary<unknown> | undefined }

function requestTo(route: Route, { facts, body, query }: RouteInput): Arbitrary<FuzzRequest> {
  const method = fc.oneof({ weight: 9, arbitrary: fc.constant(route.method) }, fc.constantFrom(...methods))
  return fc
    .record({
      method,
      path: filledPath(route, facts),
      query: queryOf(query),
      headers: fc.array(oddHeader, { maxLength: 3 }),
      visitor,
      body: body || route.method === 'POST' ? bodyOf(body ?? fc.jsonValue()) : rarely(bodyOf(fc.jsonValue())),
    })
    .map((parts) => {
      const { type, bytes } = parts.body ?? { type: undefined, bytes: undefined }
      const lines = [
        `${parts.method} ${parts.path}${parts.query} HTTP/1.1`,
        'host: localhost',
        `x-forwarded-for: ${parts.visitor}`,
        ...(type ? [`content-type: ${type}`] : []),
        ...(bytes ? [`content-length: ${bytes.length}`] : []),
        ...parts.headers,
      ]
      return {
        name: `${route.method} ${route.url}`,
        bytes: Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), bytes ?? Buffer.alloc(0)]),
        asked: [{ method: parts.method, path: parts.path }],
        mayGoUnanswered: false,
      }
    })
}

/** Some visitors share an IP range, which reaches its rate limits; most do not. */
const visitor = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.nat(255), fc.nat(255)).map(([a, b]) => `10.20.${a}.${b}`) },
  { weight: 2, arbitrary: fc.constant('10.9.9.9') },
  { weight: 1, arbitrary: fc.nat(0xffff).map((net) => `2001:db8:0:${net.toString(16)}::1`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'unknown', '999.1.1.1', '::ffff:1.2.3.4%eth0', `${'1.1.1.1, '.repeat(300)}1`),
  },
)

function filledPath({ url }: Route, facts: ServerFacts): Arbitrary<string> {
  const parts = url.split('/').map((part) => {
    if (part.startsWith(':') || part === '*') {
      return fc.oneof({ weight: 3, arbitrary: validSegment(part.slice(1), facts) }, oddSegment)
    }
    return fc.constant(part)
  })
  const path = fc.tuple(...parts).map((segments) => segments.join('/') || '/')
  return fc.oneof(
    { weight: 12, arbitrary: path },
    fc.tuple(path, oddSegment).map(([start, odd]) => `${start}/${odd}`),
    path.map((text) => `/${text}`),
    path.map((text) => text.toUpperCase()),
    path.map((text) => text.replaceAll(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)),
  )
}

function queryOf(valid: Arbitrary<unknown> | undefined): Arbitrary<string> {
  const odd = fc.oneof(
    fc.tuple(oddSegment, oddSegment).map(([name, value]) => `?${name}=${value}`.replaceAll(/[\s#]/g, '')),
    fc.constantFrom('?', '??', '?a[b][c]=1', '?a=1&a=2', '?__proto__[x]=1', '?%', `?${'a=b&'.repeat(500)}`),
  )
  if (!valid) return fc.oneof({ weight: 8, arbitrary: fc.constant('') }, odd)
  const mutated = fc
    .tuple(valid, fc.option(fc.tuple(fc.nat(), oddValue)))
    .map(([value, change]) => encodeQuery(value as Record<string, unknown>, change))
  return fc.oneof({ weight: 8, arbitrary: mutated }, odd)
}

function encodeQuery(value: Record<string, unknown>, change: [number, unknown] | null): string {
  const entries = Object.entries(value).map(([name, one], index, all) => {
    const given = change && change[0] % all.length === index ? change[1] : one
    return [name, textOf(given)] as [string, string]
  })
  return `?${new URLSearchParams(entries)}`
}

type Body = { type: string | undefined; bytes: Buffer }

function bodyOf(valid: Arbitrary<unknown>): Arbitrary<Body | undefined> {
  const json = mutatedJson(valid).map((text) => Buffer.from(text))
  const form = valid.map((value) => Buffer.from(encodeForm(Object(value) as object)))
  const large = fc.integer({ min: 1000, max: 300_000 }).map((size) => Buffer.from(`{"a":"${'a'.repeat(size)}"}`))
  return fc.oneof(
    { weight: 16, arbitrary: json.map((bytes) => ({ type: 'application/json', bytes })) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom(...contentTypes, undefined), json).map(([type, bytes]) => ({ type, bytes })),
    },
    { weight: 3, arbitrary: form.map((bytes) => ({ type: 'application/x-www-form-urlencoded', bytes })) },
    { weight: 1, arbitrary: valid.map(multipart) },
    { weight: 1, arbitrary: large.map((bytes) => ({ type: 'application/json', bytes })) },
    {
      weight: 1,
      arbitrary: fc
        .uint8Array({ maxLength: 200 })
        .map((bytes) => ({ type: 'application/json', bytes: Buffer.from(bytes) })),
    },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

function encodeForm(value: object): string {
  return new URLSearchParams(
    Object.entries(value).map(([name, one]): [string, string] => [name, textOf(one)]),
  ).toString()
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function multipart(value: unknown): Body {
  const parts = Object.entries(Object(value)).map(
    ([name, one]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${textOf(one)}\r\n`,
  )
  return { type: 'multipart/form-data; boundary=x', bytes: Buffer.from(`${parts.join('')}--x--\r\n`) }
}

function rarely<T>(arbitrary: Arbitrary<T | undefined>): Arbitrary<T | undefined> {
  return fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, arbitrary)
}

const regression = (method: string, path: string, headers = ''): FuzzRequest => ({
  name: `regression: ${method} ${path}`,
  bytes: Buffer.from(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`, 'latin1'),
  asked: [{ method, path: path.split('?')[0] ?? path }],
  mayGoUnanswered: false,
})

/** Requests that failed in the past. Every run starts with them. */
export const regressions: FuzzRequest[] = [
  // Was never answered and kept a stream open.
  regression('HEAD', `/mints/0x${'a'.repeat(40)}/events`),
  // Had only one of the security headers.
  regression('GET', `/mints/0x${'a'.repeat(40)}/events`),
  // Had none of the security headers.
  regression('GET', '/sandbox/mailbox'),
  regression('GET', '/livez', 'expect: the-unexpected\r\n'),
  regression('GET', '/livez', `x-long: ${'x'.repeat(20_000)}\r\n`),
  // Returned 500, because Postgres text cannot contain a null byte.
  regression('GET', '/leaderboard?search=%00'),
]

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { errorSchema } from '../../src/http/route-schema.ts'
import type { Answer } from './http-connection.ts'
import type { JsonSchema, OpenApiDocument, Operation } from '../../src/features/api-reference/openapi-document.ts'

/** A sent request and what is needed to check its response. */
export type SentRequest = {
  method: string
  path: string
  documented: DocumentedAnswers
  secrets: string[]
}

/** Required on every response, even if the request reached no route. */
const defensiveHeaders: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /default-src '(none|self)'/,
}

/** Patterns that reveal internals: stack traces, code locations, SQL, package names, and error names. */
const internals = [
  /\n\s+at \S/,
  /\bat (?:async )?[\w.<>]+ \(/,
  /node_modules|file:\/\/\/|\.[cm]?[jt]s:\d+/,
  /\b(?:insert into|delete from|select .+ from) ["\w]/i,
  /\b(?:FST_[A-Z]|ERR_[A-Z]|HPE_[A-Z]|ECONN|ENOENT|EACCES|EPIPE)/,
  /\b(?:fastify|find-my-way|drizzle|pglite|postgres|ZodError|TypeError|RangeError|SyntaxError|undici|nodemailer|openid-client)\b/i,
]

/** Returns the faults of a response; an empty list if it is as documented. */
export function findFaults(answer: Answer, sent: SentRequest): string[] {
  return [
    ...statusFaults(answer, sent),
    ...headerFaults(answer),
    ...leakFaults(answer, sent),
    ...formatFaults(answer, sent),
  ]
}

function statusFaults({ status }: Answer, sent: SentRequest): string[] {
  const statuses = [...commonStatuses, ...documentedOf(sent).statuses]
  return statuses.includes(status) ? [] : [`undocumented status ${status}`]
}

function headerFaults({ headers }: Answer): string[] {
  const missing = Object.entries(defensiveHeaders).filter(([name, wanted]) => !wanted.test(headers[name] ?? ''))
  const revealing = ['server', 'x-powered-by'].filter((name) => name in headers)
  return [...missing.map(([name]) => `missing or invalid ${name}`), ...revealing.map((name) => `reveals ${name}`)]
}

function leakFaults({ headers, body }: Answer, sent: SentRequest): string[] {
  const { secrets } = sent
  const patterns = documentedOf(sent).isForeign ? [] : internals
  const isFile = !/json|html|plain/.test(headers['content-type'] ?? '') || 'etag' in headers
  const visible = `${JSON.stringify(headers)}\n${isFile ? '' : body.toString('utf8')}`
  return [
    ...secrets.filter((secret) => visible.includes(secret) || body.includes(secret)).map(() => 'leaks a secret'),
    ...patterns.flatMap((pattern) => pattern.exec(visible)?.[0] ?? []).map((found) => `leaks internals: ${found}`),
  ]
}

function formatFaults({ status, headers, body }: Answer, sent: SentRequest): string[] {
  if (sent.method === 'HEAD' || body.length === 0) return []
  const { statuses, bodyOf, isForeign } = documentedOf(sent)
  if (isForeign) return []
  const type = headers['content-type'] ?? ''
  if (status < 400) {
    if (!statuses.includes(status) || !type.includes('json')) return []
    return matches(bodyOf(status), decompress(headers, body)) ? [] : [`a ${status} that does not match its schema`]
  }
  // Browsers get an error page.
  if (type.startsWith('text/html')) return []
  return matches(bodyOf(status), body) ? [] : [`a ${status} without the error format`]
}

function decompress(headers: Answer['headers'], body: Buffer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}

function matches(schema: z.core.$ZodType, body: Buffer): boolean {
  try {
    return z.safeParse(schema, JSON.parse(body.toString('utf8'))).success
  } catch {
    return false
  }
}

function documentedOf({ method, path, documented }: SentRequest) {
  return documented({ method, path: decodePath(path) })
}

function decodePath(path: string): string {
  const plain = path.split(/[?;]/)[0] ?? ''
  try {
    // An encoded slash does not separate segments.
    return decodeURIComponent(plain.replaceAll(/%2f/gi, '%252f'))
  } catch {
    return plain
  }
}

/** Returns what `/openapi.json` documents for a request. */
export type DocumentedAnswers = (request: { method: string; path: string }) => {
  /** In addition to `commonStatuses`. */
  statuses: number[]
  /** The schema of a JSON body with this status. */
  bodyOf: (status: number) => z.core.$ZodType
  /** Whether this is a stand-in, whose format is not checked. */
  isForeign: boolean
}

/** The statuses that any path may return: parser errors, unknown paths, limits, overload, files, and redirects. */
const commonStatuses = [200, 204, 206, 302, 304, 308, 400, 403, 404, 408, 413, 414, 415, 416, 429, 431, 503]
/** The stand-ins of the sandbox, which define their own routes. */
const foreign = { path: /^\/sandbox(\/|$)/, statuses: [303, 401] }

/** Indexes the document by path. Undocumented paths return the common statuses and the common error. */
export function documentedAnswers(document: OpenApiDocument): DocumentedAnswers {
  const countParameters = (path: string) => path.split('{').length
  const entries = Object.entries(document.paths)
    // Concrete paths take precedence over paths with parameters, as in OpenAPI and in the router.
    .toSorted(([one], [other]) => countParameters(one) - countParameters(other))
    .map(([path, operations]) => ({
      // The paths contain no other special characters.
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]*')}$`, 'i'),
      operations: new Map(Object.entries(operations).map(([method, one]) => [method.toUpperCase(), answersOf(one)])),
    }))
  const nothing = { statuses: [], bodyOf: () => errorSchema, isForeign: false }

  return ({ method, path }) => {
    if (foreign.path.test(path)) return { ...nothing, statuses: foreign.statuses, isForeign: true }
    const operations = entries.find(({ pattern }) => pattern.test(path))?.operations
    return operations?.get(method === 'HEAD' ? 'GET' : method) ?? nothing
  }

  function answersOf({ responses }: Operation) {
    const bodies = new Map(
      Object.entries(responses).flatMap(([status, { content }]) => {
        const body = content?.['application/json']
        return body ? [[Number(status), documentedSchema(body.schema, document)] as const] : []
      }),
    )
    // The parser answers with the common error at any path.
    const bodyOf = (status: number) => {
      const body = bodies.get(status)
      return body ? (status < 400 ? body : z.union([body, errorSchema])) : errorSchema
    }
    return { statuses: Object.keys(responses).map(Number), bodyOf, isForeign: false }
  }
}

/** Converts a schema of the OpenAPI document into a Zod schema. */
export function documentedSchema(schema: JsonSchema, { components }: OpenApiDocument): z.ZodType {
  const whole = JSON.stringify({ ...schema, $defs: components.schemas })
  return z.fromJSONSchema(JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')) as JsonSchema)
}

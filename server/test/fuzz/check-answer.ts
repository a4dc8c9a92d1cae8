import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { errorAnswerSchema } from '@network-site/protocol/error-answer'
import type { Answer } from './http-connection.ts'
import type { JsonSchema, OpenApiDocument, Operation } from '../../src/features/api-reference/openapi-document.ts'

export type Asked = {
  method: string
  /** As it was sent. */
  path: string
  documented: DocumentedAnswers
  /** Texts that must not leave the server: secrets of its environment and its data folder, and its folders themselves. */
  secrets: string[]
}

/** On every answer, also that to a request which reached no route. */
const defensiveHeaders: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /default-src '(none|self)'/,
}

/** What shows how the server is made: traces, places in code, SQL, names of packages and of errors of theirs. */
const internals = [
  /\n\s+at \S/,
  /\bat (?:async )?[\w.<>]+ \(/,
  /node_modules|file:\/\/\/|\.[cm]?[jt]s:\d+/,
  /\b(?:insert into|delete from|select .+ from) ["\w]/i,
  /\b(?:FST_[A-Z]|ERR_[A-Z]|HPE_[A-Z]|ECONN|ENOENT|EACCES|EPIPE)/,
  /\b(?:fastify|find-my-way|drizzle|pglite|postgres|ZodError|TypeError|RangeError|SyntaxError|undici|nodemailer|openid-client)\b/i,
]

/** What is wrong with an answer, in a few words each; nothing where it is as documented. */
export function faultsOf(answer: Answer, asked: Asked): string[] {
  return [
    ...statusFaults(answer, asked),
    ...headerFaults(answer),
    ...leaks(answer, asked),
    ...formatFaults(answer, asked),
  ]
}

function statusFaults({ status }: Answer, asked: Asked): string[] {
  const statuses = [...commonStatuses, ...documentedOf(asked).statuses]
  return statuses.includes(status) ? [] : [`undocumented status ${status}`]
}

function headerFaults({ headers }: Answer): string[] {
  const missing = Object.entries(defensiveHeaders).filter(([name, wanted]) => !wanted.test(headers[name] ?? ''))
  const telling = ['server', 'x-powered-by'].filter((name) => name in headers)
  return [...missing.map(([name]) => `without a proper ${name}`), ...telling.map((name) => `tells its ${name}`)]
}

function leaks({ headers, body }: Answer, asked: Asked): string[] {
  const { secrets } = asked
  const telling = documentedOf(asked).isForeign ? [] : internals
  const isFile = !/json|html|plain/.test(headers['content-type'] ?? '') || 'etag' in headers
  const told = `${JSON.stringify(headers)}\n${isFile ? '' : body.toString('utf8')}`
  return [
    ...secrets.filter((secret) => told.includes(secret) || body.includes(secret)).map(() => 'tells a secret'),
    ...telling.flatMap((pattern) => pattern.exec(told)?.[0] ?? []).map((found) => `tells of internals: ${found}`),
  ]
}

function formatFaults({ status, headers, body }: Answer, asked: Asked): string[] {
  if (asked.method === 'HEAD' || body.length === 0) return []
  const { statuses, bodyOf, isForeign } = documentedOf(asked)
  if (isForeign) return []
  const type = headers['content-type'] ?? ''
  if (status < 400) {
    if (!statuses.includes(status) || !type.includes('json')) return []
    return fits(bodyOf(status), unpacked(headers, body)) ? [] : [`a ${status} of another shape`]
  }
  // People are answered with a page, where they came with a browser.
  if (type.startsWith('text/html')) return []
  return fits(bodyOf(status), body) ? [] : [`a ${status} that is no error of ours`]
}

function unpacked(headers: Answer['headers'], body: Buffer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}

function fits(schema: z.core.$ZodType, body: Buffer): boolean {
  try {
    return z.safeParse(schema, JSON.parse(body.toString('utf8'))).success
  } catch {
    return false
  }
}

function documentedOf({ method, path, documented }: Asked) {
  return documented({ method, path: decoded(path) })
}

function decoded(path: string): string {
  const plain = path.split(/[?;]/)[0] ?? ''
  try {
    // An encoded slash does not part a path.
    return decodeURIComponent(plain.replaceAll(/%2f/gi, '%252f'))
  } catch {
    return plain
  }
}

/** What an address answers, as `/openapi.json` says. */
export type DocumentedAnswers = (asked: { method: string; path: string }) => {
  /** Beside `commonStatuses`. */
  statuses: number[]
  /** Of a JSON body with this status. */
  bodyOf: (status: number) => z.core.$ZodType
  /** Another party's service: its format is not ours to check. */
  isForeign: boolean
}

/**
 * What any address may answer: the parser's own refusals, an unknown address, a method or a type that is not taken, a limit,
 * and that the server or a part of it is too busy. Files and redirects, which the document leaves out, are among them.
 */
const commonStatuses = [200, 204, 206, 302, 304, 308, 400, 403, 404, 408, 413, 414, 415, 416, 429, 431, 503]
/** Of the sandbox, never in production: their routes are theirs. */
const foreign = { path: /^\/sandbox(\/|$)/, statuses: [303, 401] }

/** Reads from the document what each address may answer. What is not in it answers with the common statuses and error. */
export function documentedAnswers(document: OpenApiDocument): DocumentedAnswers {
  const countParameters = (path: string) => path.split('{').length
  const entries = Object.entries(document.paths)
    // A concrete path comes before one with parameters, as in OpenAPI and in the router.
    .toSorted(([one], [other]) => countParameters(one) - countParameters(other))
    .map(([path, operations]) => ({
      // Dots and dashes are the only other signs in our paths.
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]*')}$`, 'i'),
      operations: new Map(Object.entries(operations).map(([method, one]) => [method.toUpperCase(), answersOf(one)])),
    }))
  const nothing = { statuses: [], bodyOf: () => errorAnswerSchema, isForeign: false }

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
    // A request that got no further than the parser is answered with the common error, at any address.
    const bodyOf = (status: number) => {
      const body = bodies.get(status)
      return body ? (status < 400 ? body : z.union([body, errorAnswerSchema])) : errorAnswerSchema
    }
    return { statuses: Object.keys(responses).map(Number), bodyOf, isForeign: false }
  }
}

/** A schema of the API's document, as a program that has only the document would check answers with it. */
export function documentedSchema(schema: JsonSchema, { components }: OpenApiDocument): z.ZodType {
  const whole = JSON.stringify({ ...schema, $defs: components.schemas })
  return z.fromJSONSchema(JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')) as JsonSchema)
}

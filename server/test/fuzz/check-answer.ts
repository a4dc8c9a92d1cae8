import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { commonStatuses, type DocumentedAnswers } from './documented-answers.ts'
import type { Answer } from './read-answers.ts'

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

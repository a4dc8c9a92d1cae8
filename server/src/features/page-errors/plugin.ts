import { pageErrorPath, redactPageError } from '@network-site/protocol/redact'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter } from 'prom-client'
import { pageErrorSchema } from '@network-site/protocol/page-error'
import { failures, type RouteDescription, withZod } from '../../http/route-schema.ts'
import type { Context } from '../../services/open-services.ts'

const requestsPerHour = 30
const largestBodyBytes = 4096
const hourMilliseconds = 3_600_000
/** Made-up errors must not fill the log. */
const mostKindsAnHour = 100

/**
 * `POST /page-errors`: browsers report errors of our pages. Each is counted. Each kind is logged once an hour, without
 * anything personal: pages redact what they send, and here it is redacted again.
 */
export async function pageErrorsPlugin(
  app: FastifyInstance,
  { site, registry, rateLimits, clock }: Pick<Context, 'site' | 'registry' | 'rateLimits' | 'clock'>,
): Promise<void> {
  // An error of any other address counts as `other`.
  const pagePaths = new Set([...(site?.files ?? [])].filter(([, file]) => file.scriptHashes).map(([path]) => path))
  // Counted in this process, because pages report errors while the database fails too.
  const rateLimit = rateLimits({ name: 'page errors', requests: requestsPerHour, perSeconds: 3600, scope: 'process' })
  const isNewKind = onceAnHour(clock.nowMilliseconds)
  const reported = new Counter({
    name: 'page_errors_total',
    help: 'Errors that browsers reported, by page and by how they came about.',
    labelNames: ['page', 'kind'],
    registers: [registry],
  })

  const schema = pageErrorSchemas.report
  // Before the body is read.
  const onRequest = async (request: FastifyRequest) => rateLimit.take(request.ip)

  withZod(app).post(schema.url, { schema, onRequest, bodyLimit: largestBodyBytes }, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const { kind, ...said } = request.body
    const page = pagePaths.has(said.page) ? said.page : 'other'
    const [type, message, stack] = [said.name, said.message, said.stack].map(redactPageError)
    reported.inc({ page, kind })
    if (isNewKind(`${page} ${type} ${message}`)) request.log.warn({ page, kind, type, message, stack }, 'a page failed')
    return reply.code(204).send()
  })
}

/** Says of each key whether it is the first of its kind within the hour, up to a number of kinds. */
function onceAnHour(nowMilliseconds: () => number): (key: string) => boolean {
  const seen = new Set<string>()
  let endsAt = 0
  return (key) => {
    const now = nowMilliseconds()
    if (now >= endsAt) {
      seen.clear()
      endsAt = now + hourMilliseconds
    }
    if (seen.has(key) || seen.size >= mostKindsAnHour) return false
    seen.add(key)
    return true
  }
}

/** The route that pages report their errors to, as the API reference describes it. */
export const pageErrorSchemas = {
  report: {
    method: 'POST',
    url: pageErrorPath,
    tag: 'Operation',
    summary: 'Reports an error of a page',
    description:
      'Pages do this by themselves, without anything personal. Errors are counted, and one of each kind is logged.',
    body: pageErrorSchema,
    response: {
      204: { description: 'It was counted.' },
      ...failures({
        400: ['MALFORMED', 'BAD_REQUEST'],
        413: ['TOO_LARGE'],
        415: ['UNSUPPORTED_CONTENT'],
        429: ['TOO_MANY_REQUESTS'],
        500: ['INTERNAL'],
        503: ['OVERLOADED'],
      }),
    },
    example: {
      body: {
        kind: 'error',
        page: '/',
        name: 'TypeError',
        message: 'x is undefined',
        stack: 'at start (home.js:1:20)',
      },
      status: 204,
    },
  },
} satisfies Record<string, RouteDescription>

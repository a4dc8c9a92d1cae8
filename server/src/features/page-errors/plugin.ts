import { pageErrorPath, redactPageError } from '@network-site/protocol/redact'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter } from 'prom-client'
import { pageErrorSchema } from '@network-site/protocol/page-error'
import { failures, type RouteDescription, withZod } from '../../http/route-schema.ts'
import type { Context } from '../../services/open-services.ts'

const hourMilliseconds = 3_600_000
/** Keeps forged errors from filling the log. */
const maxErrorsPerHour = 100

/**
 * Serves `POST /page-errors`, where browsers report errors of our pages. Counts each report, and logs each distinct error
 * once an hour. Both the page and the server redact personal data.
 */
export async function pageErrorsPlugin(
  app: FastifyInstance,
  { site, registry, rateLimits, clock }: Pick<Context, 'site' | 'registry' | 'rateLimits' | 'clock'>,
): Promise<void> {
  const pagePaths = new Set([...(site?.files ?? [])].filter(([, file]) => file.scriptHashes).map(([path]) => path))
  // Counted in memory, because pages also report errors during a database outage.
  const rateLimit = rateLimits({ name: 'page errors', requests: 30, perSeconds: 3600, scope: 'process' })
  const isFirst = createHourlyFilter(clock.nowMilliseconds)
  const reported = new Counter({
    name: 'page_errors_total',
    help: 'Errors reported by browsers, by page and kind.',
    labelNames: ['page', 'kind'],
    registers: [registry],
  })

  const schema = pageErrorSchemas.report
  // Limit before reading the body.
  const onRequest = async (request: FastifyRequest) => rateLimit.take(request.ip)

  withZod(app).post(schema.url, { schema, onRequest, bodyLimit: 4096 }, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const { kind, ...report } = request.body
    const page = pagePaths.has(report.page) ? report.page : 'other'
    const [type, message, stack] = [report.name, report.message, report.stack].map(redactPageError)
    reported.inc({ page, kind })
    if (isFirst(`${page} ${type} ${message}`)) request.log.warn({ page, kind, type, message, stack }, 'a page failed')
    return reply.code(204).send()
  })
}

/** Returns true for the first occurrence of a key within the hour, up to a limit of distinct keys. */
function createHourlyFilter(nowMilliseconds: () => number): (key: string) => boolean {
  const seen = new Set<string>()
  let endsAt = 0
  return (key) => {
    const now = nowMilliseconds()
    if (now >= endsAt) {
      seen.clear()
      endsAt = now + hourMilliseconds
    }
    if (seen.has(key) || seen.size >= maxErrorsPerHour) return false
    seen.add(key)
    return true
  }
}

/** API reference of page error reports. */
export const pageErrorSchemas = {
  report: {
    method: 'POST',
    url: pageErrorPath,
    tag: 'Operation',
    summary: 'Report a page error',
    description:
      'The site’s pages send these reports automatically, without personal data. The server counts every report and logs each distinct error once an hour.',
    body: pageErrorSchema,
    response: {
      204: { description: 'The report was counted.' },
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
        message: 'Cannot read properties of undefined',
        stack: 'at start (home.js:1:20)',
      },
      status: 204,
    },
  },
} satisfies Record<string, RouteDescription>

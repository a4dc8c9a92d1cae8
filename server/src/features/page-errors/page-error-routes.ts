import { redactPageError } from '@network-site/protocol/redact'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import type { RateLimit } from '../../services/rate-limits.ts'
import { withZod } from '../../http/route-schema.ts'
import { pageErrorSchemas } from './page-error-schemas.ts'

export type PageErrorOptions = {
  /** The pages of the site. An error of any other address counts as `other`. */
  pagePaths: ReadonlySet<string>
  registry: Registry
  rateLimit: RateLimit
  nowMilliseconds: () => number
}

const largestBodyBytes = 4096
const hourMilliseconds = 3_600_000
/** Whoever invents errors must not fill the log. */
const mostKindsAnHour = 100

/**
 * `POST /page-errors`: browsers report errors of our pages. Each is counted. Each kind is logged once an hour, without
 * anything personal: pages redact what they send, and here it is redacted again.
 */
export function pageErrorRoutes(app: FastifyInstance, options: PageErrorOptions): void {
  const { pagePaths, registry, rateLimit } = options
  const isNewKind = onceAnHour(options.nowMilliseconds)
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

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { RequestTrace, Tracing } from '../services/tracing.ts'

/** The names of built files change with each release, so they count as one route. */
const builtFiles = '/assets/'

/**
 * Times every response by method, route, and status class. A route is its pattern, such as `/metadata/:file`, so visitors
 * cannot create labels. `requestShed` counts a shed request.
 */
export function httpMetrics(app: FastifyInstance, registry: Registry): { requestShed: () => void } {
  const registers = [registry]
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the start of a request to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60],
    registers,
  })
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests rejected because too many were queued.',
    registers,
  })
  app.addHook('onResponse', (request, reply, done) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    const labels = { method: request.method, route: routeOf(request.routeOptions.url), status }
    seconds.observe(labels, reply.elapsedTime / 1000)
    done()
  })
  return { requestShed: () => shed.inc() }
}

function routeOf(url: string | undefined): string {
  if (url === undefined) return 'none'
  return url.startsWith(builtFiles) ? `${builtFiles}*` : url
}

/** Probes run every few seconds and would drown out other traces. */
const untraced = new Set(['/livez', '/readyz', '/healthz', '/metrics'])

/** Traces every request from its arrival to the end of its response, under its route pattern. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const traces = new WeakMap<FastifyRequest, RequestTrace>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (!untraced.has(request.routeOptions.url ?? '')) traces.set(request, tracing.begin(request))
    done()
  })
  // Not earlier: reading the body switches to the async context of the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const trace = traces.get(request)
    if (trace) trace.run(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    traces.get(request)?.end({ route: request.routeOptions.url ?? 'none', status: reply.statusCode })
    done()
  })
}

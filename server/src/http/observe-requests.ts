import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { RequestTrace, Tracing } from '../services/tracing.ts'

type HttpMetrics = {
  /** Counts a request that was refused because too many were waiting. */
  requestShed: () => void
}

/** The names of built files change with each release, so they count as one route. */
const builtFiles = '/assets/'
/** Where no route matches, whatever was asked. */
const noRoute = 'none'

/**
 * Times every answer by method, route and class of status. A route is its pattern, such as `/metadata/:file`: an address
 * that a visitor made up never becomes a label.
 */
export function httpMetrics(app: FastifyInstance, registry: Registry): HttpMetrics {
  const registers = [registry]
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60],
    registers,
  })
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests that were refused because too many were waiting.',
    registers,
  })
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: routeOf(request.routeOptions.url),
      status: classOf(reply.statusCode),
    }
    seconds.observe(labels, reply.elapsedTime / 1000)
    done()
  })
  return { requestShed: () => shed.inc() }
}

function routeOf(url: string | undefined): string {
  if (url === undefined) return noRoute
  return url.startsWith(builtFiles) ? `${builtFiles}*` : url
}

function classOf(status: number): string {
  return `${Math.floor(status / 100)}xx`
}

/** They are asked every few seconds, and nobody waits for them. */
const untraced = new Set(['/livez', '/readyz', '/healthz', '/metrics'])

/** Traces every request from its arrival to the end of its answer, under the pattern of its route. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const traces = new WeakMap<FastifyRequest, RequestTrace>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (!untraced.has(request.routeOptions.url ?? '')) traces.set(request, tracing.begin(request))
    done()
  })
  // Not earlier: what follows the reading of a body runs in the context of its connection.
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

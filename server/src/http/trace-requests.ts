import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RequestTrace, Tracing } from '../services/tracing.ts'

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

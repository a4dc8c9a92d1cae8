import { context, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

type TracingOptions = {
  /** Where a collector takes OTLP over HTTP. */
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  /** Which share of requests is traced. */
  share: number
}

/** A request under way. */
export type RequestTrace = {
  /** Whatever the work asks of other services belongs to this request. */
  run: (work: () => void) => void
  end: (outcome: { route: string; status: number }) => void
}

export type Tracing = {
  begin: (request: { method: string; id: string }) => RequestTrace
  /** Sends what is left. */
  close: () => Promise<void>
}

/**
 * Sends a span for each request, and one for each call of another service within it, to a collector. Spans hold the route's
 * pattern, the status and the request's id; no path, no query, no address. Imported only where an endpoint is set.
 */
export function openTracing({ endpoint, headers, serviceName, share }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('server')
  const current = new AsyncLocalStorage<Span>()
  const stopFetches = traceFetches({
    begin: (call) => {
      const parent = current.getStore()
      return parent && beginCall(tracer, { parent, ...call })
    },
  })
  return {
    begin: ({ method, id }) => {
      const span = tracer.startSpan(method, {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'request.id': id },
      })
      return {
        run: (work) => current.run(span, work),
        end: ({ route, status }) => {
          span.updateName(`${method} ${route}`)
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    close: async () => {
      stopFetches()
      await provider.shutdown()
    },
  }
}

/** The host alone: the path of a provider's endpoint often holds a key. */
function beginCall(tracer: Tracer, { parent, method, host }: { parent: Span; method: string; host: string }) {
  const span = tracer.startSpan(
    `${method} ${host}`,
    { kind: SpanKind.CLIENT, attributes: { 'http.request.method': method, 'server.address': host } },
    trace.setSpan(context.active(), parent),
  )
  return {
    answered: (status: number) => {
      span.setAttribute('http.response.status_code', status)
      span.end()
    },
    failed: () => {
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

type TracedCall = { answered: (status: number) => void; failed: () => void }

type Told = { request: { method: string; origin: string }; response?: { statusCode: number } }

/**
 * Follows every fetch of this process by the channels that Node's fetch publishes on, in the context of its caller.
 * Returns how to stop.
 */
function traceFetches({
  begin,
}: {
  begin: (call: { method: string; host: string }) => TracedCall | undefined
}): () => void {
  const calls = new WeakMap<object, TracedCall>()
  const listeners: Array<[string, (told: unknown) => void]> = [
    [
      'undici:request:create',
      (told) => {
        const { request } = told as Told
        const call = begin({ method: request.method, host: new URL(request.origin).host })
        if (call) calls.set(request, call)
      },
    ],
    [
      'undici:request:headers',
      (told) => {
        const { request, response } = told as Told
        calls.get(request)?.answered(response?.statusCode ?? 0)
      },
    ],
    ['undici:request:error', (told) => calls.get((told as Told).request)?.failed()],
  ]
  for (const [channel, listener] of listeners) subscribe(channel, listener)
  return () => listeners.forEach(([channel, listener]) => unsubscribe(channel, listener))
}

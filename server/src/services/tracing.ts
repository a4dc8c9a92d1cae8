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
  /** An OTLP collector. */
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  /** The fraction of requests to trace. */
  share: number
}

/** The trace of a request in progress. */
export type RequestTrace = {
  /** Attributes the outgoing calls of `work` to this request. */
  run: (work: () => void) => void
  end: (outcome: { route: string; status: number }) => void
}

export type Tracing = {
  begin: (request: { method: string; id: string }) => RequestTrace
  /** Sends the remaining spans. */
  close: () => Promise<void>
}

/**
 * Exports a span for each request and for each outgoing call within it. Spans contain the route pattern, status, and request
 * ID, but no paths, queries, or addresses. Imported only if an endpoint is set.
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
  const stopFetches = traceFetches((call) => {
    const parent = current.getStore()
    return parent && beginCall(tracer, { parent, ...call })
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

/** Starts the span of an outgoing call. It names only the host, because RPC paths often contain a key. */
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

type TracedCall = ReturnType<typeof beginCall>
type FetchEvent = { request: { method: string; origin: string }; response?: { statusCode: number } }

/** Traces every fetch of this process through undici's diagnostics channels. Returns a function that stops tracing. */
function traceFetches(begin: (call: { method: string; host: string }) => TracedCall | undefined): () => void {
  const calls = new WeakMap<object, TracedCall>()
  const listeners: Array<[string, (event: unknown) => void]> = [
    [
      'undici:request:create',
      (event) => {
        const { request } = event as FetchEvent
        const call = begin({ method: request.method, host: new URL(request.origin).host })
        if (call) calls.set(request, call)
      },
    ],
    [
      'undici:request:headers',
      (event) => {
        const { request, response } = event as FetchEvent
        calls.get(request)?.answered(response?.statusCode ?? 0)
      },
    ],
    ['undici:request:error', (event) => calls.get((event as FetchEvent).request)?.failed()],
  ]
  for (const [channel, listener] of listeners) subscribe(channel, listener)
  return () => listeners.forEach(([channel, listener]) => unsubscribe(channel, listener))
}

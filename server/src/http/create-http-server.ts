import { ServiceError } from '@network-site/protocol/failures'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Tracing } from '../services/tracing.ts'
import { answerClientError, answerError } from './error-handler.ts'
import { httpMetrics, traceRequests } from './observe-requests.ts'
import { secureHeaders, type SecureHeadersOptions, setSecureHeaders } from './secure-headers.ts'
import { shedLoad } from './shed-load.ts'

type HttpServerOptions = SecureHeadersOptions & {
  log: Logger
  trustedProxies: string[]
  /** Receives request metrics if set. */
  registry?: Registry
  /** Undefined if no collector is configured. */
  tracing?: Tracing | undefined
  /** How long a request may be queued under load; 0 disables shedding. */
  shedAfterMilliseconds?: number
}

/** Creates a Fastify server with limits, timeouts, security headers, one error handler, metrics, and load shedding. */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const { log, trustedProxies, registry, tracing, shedAfterMilliseconds = 0, ...headers } = options
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: 64 * 1024,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    forceCloseConnections: 'idle',
    // Plugins open connections while they load.
    pluginTimeout: 60_000,
    ...serverTimeouts,
    // The hook below rejects a missing host in the JSON error format.
    http: { ...serverTimeouts.http, requireHostHeader: false },
    // Malformed URLs reach neither routes nor hooks.
    frameworkErrors: (error, request, reply) => {
      setSecureHeaders(headers)(request, reply)
      void answerError(error, request, reply)
    },
    clientErrorHandler: answerClientError(headers),
  })
  app.setErrorHandler(answerError)
  secureHeaders(app, headers)
  app.addHook('onRequest', (request, _reply, done) =>
    done(isWithoutHost(request.raw) ? new ServiceError('BAD_REQUEST') : undefined),
  )
  // Ignore unknown expectations: Node's own response would lack the security headers.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
  if (tracing) traceRequests(app, tracing)
  const metrics = registry && httpMetrics(app, registry)
  shedLoad(app, { shedAfterMilliseconds, onShed: () => metrics?.requestShed() })
  return app
}

/** Returns true if a required host header is missing. HTTP/1.0 does not require one. */
function isWithoutHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion !== '1.0'
}

/** Fastify's timeouts. Mints and faucet transfers answer within a minute; live streams send data every 15 seconds. */
export const serverTimeouts = {
  /** Until the whole request has arrived. */
  requestTimeout: 30_000,
  /** Without data in either direction. */
  connectionTimeout: 120_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
}

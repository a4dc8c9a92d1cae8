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
  /** Where requests are counted and timed; without it they are not. */
  registry?: Registry
  /** Undefined if no collector is configured. */
  tracing?: Tracing | undefined
  /** How long a request may wait in a crowd; 0 sheds nothing. */
  shedAfterMilliseconds?: number
}

/** Plugins open connections while they load. */
const pluginTimeout = 60_000

/** Creates a Fastify server with limits, timeouts, security headers, one error handler, metrics and load shedding. */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const { log, trustedProxies, registry, tracing, shedAfterMilliseconds = 0, ...headers } = options
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: 64 * 1024,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    forceCloseConnections: 'idle',
    pluginTimeout,
    ...serverTimeouts,
    // Ours says so in the format of every other error.
    http: { ...serverTimeouts.http, requireHostHeader: false },
    // An address that is not a valid URL reaches neither a route nor a hook.
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
  // An expectation may be ignored; Node would answer by itself, without our headers.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
  if (tracing) traceRequests(app, tracing)
  const metrics = registry && httpMetrics(app, registry)
  shedLoad(app, { shedAfterMilliseconds, onShed: () => metrics?.requestShed() })
  return app
}

/** HTTP/1.0 had none. */
function isWithoutHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion !== '1.0'
}

/**
 * How long a client may keep a connection busy, for Fastify. A mint or a faucet transfer is answered within a minute, and
 * live streams are written to every 15 seconds.
 */
export const serverTimeouts = {
  /** For a whole request to arrive. */
  requestTimeout: 30_000,
  /** Without a byte in either direction: a client that reads nothing. */
  connectionTimeout: 120_000,
  http: {
    headersTimeout: 15_000,
    connectionsCheckingInterval: 5000,
  },
}

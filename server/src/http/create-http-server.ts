import { ServiceError } from '@network-site/protocol/failures'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { answerClientError, answerError } from './error-handler.ts'
import { secureHeaders, type SecureHeadersOptions, setSecureHeaders } from './secure-headers.ts'

export type HttpServerOptions = SecureHeadersOptions & { log: Logger; trustedProxies: string[] }

/** Fastify as every route of the site needs it: limits, time-outs, defensive headers and one error handler. */
export function createHttpServer({ log, trustedProxies, ...headers }: HttpServerOptions): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: 64 * 1024,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    forceCloseConnections: 'idle',
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

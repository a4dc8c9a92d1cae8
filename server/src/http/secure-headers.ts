import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'

export type SecureHeadersOptions = {
  isHttps: boolean
  /** For how much browsers are told to use TLS for a year. */
  hsts: 'host' | 'subdomains' | 'off'
}

/**
 * Puts the defensive headers on every answer of a route, before its handler: a page then brings a wider policy of its own,
 * and a handler that writes to the socket itself finds them in `reply.getHeaders()`.
 */
export function secureHeaders(app: FastifyInstance, options: SecureHeadersOptions): void {
  const set = setSecureHeaders(options)
  app.addHook('onRequest', (request, reply, done) => {
    set(request, reply)
    done()
  })
}

/** Puts the defensive headers on one answer. */
export function setSecureHeaders(
  options: SecureHeadersOptions,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const headers = defensiveHeaders(options)
  return (request, reply) => {
    void reply.headers(headers).header('x-request-id', request.id)
    // Over plain http from another machine a browser ignores this header and reports that as an error.
    if (!options.isHttps && isPlainNavigation(request.headers)) reply.removeHeader('cross-origin-opener-policy')
  }
}

/** The headers by which a browser defends an answer. */
export function defensiveHeaders({ isHttps, hsts }: SecureHeadersOptions): Record<string, string> {
  const scope = hsts === 'subdomains' ? '; includeSubDomains' : ''
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    // Browsers obey it over TLS only, so visitors of a plain http address are not affected.
    ...(isHttps && hsts !== 'off' ? { 'strict-transport-security': `max-age=31536000${scope}` } : {}),
  }
}

/** Whether the browser does not trust the address: only to trusted ones does it send `sec-fetch-dest`. */
function isPlainNavigation(headers: IncomingHttpHeaders): boolean {
  return headers['upgrade-insecure-requests'] !== undefined && headers['sec-fetch-dest'] === undefined
}

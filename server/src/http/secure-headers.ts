import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'

export type SecureHeadersOptions = {
  isHttps: boolean
  /** The scope of `Strict-Transport-Security`. */
  hsts: 'host' | 'subdomains' | 'off'
}

/**
 * Sets the security headers before each handler runs. Pages then replace the policy, and handlers that write to the socket
 * read the headers from `reply.getHeaders()`.
 */
export function secureHeaders(app: FastifyInstance, options: SecureHeadersOptions): void {
  const set = setSecureHeaders(options)
  app.addHook('onRequest', (request, reply, done) => {
    set(request, reply)
    done()
  })
}

/** Returns a function that sets the security headers of one response. */
export function setSecureHeaders(
  options: SecureHeadersOptions,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const headers = defensiveHeaders(options)
  return (request, reply) => {
    void reply.headers(headers).header('x-request-id', request.id)
    // Browsers ignore this header on untrusted plain HTTP and report that as an error.
    if (!options.isHttps && isPlainNavigation(request.headers)) reply.removeHeader('cross-origin-opener-policy')
  }
}

/** Returns the security headers of every response. */
export function defensiveHeaders({ isHttps, hsts }: SecureHeadersOptions): Record<string, string> {
  const scope = hsts === 'subdomains' ? '; includeSubDomains' : ''
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    // Browsers honor it over TLS only, so plain HTTP addresses are not affected.
    ...(isHttps && hsts !== 'off' ? { 'strict-transport-security': `max-age=31536000${scope}` } : {}),
  }
}

/** Returns true for a navigation to an untrusted origin: browsers send `sec-fetch-dest` only to trusted ones. */
function isPlainNavigation(headers: IncomingHttpHeaders): boolean {
  return headers['upgrade-insecure-requests'] !== undefined && headers['sec-fetch-dest'] === undefined
}

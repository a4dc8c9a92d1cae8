import type { FastifyInstance } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'

/** Puts the defensive headers on every answer; a page brings a wider policy of its own. */
export function secureHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  app.addHook('onSend', async (request, reply) => {
    void reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
      .header('x-request-id', request.id)
    // A page over plain http at another machine ignores it, and says so as an error on its console.
    if (isHttps || !isPlainNavigation(request.headers)) {
      void reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    }
    // Browsers heed it over TLS only, so it binds nobody who came by another address without.
    if (isHttps) void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (!reply.hasHeader('content-security-policy')) {
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
  })
}

/** Whether a browser opens a page at an address it does not trust: only to those it trusts does it say what for. */
function isPlainNavigation(headers: IncomingHttpHeaders): boolean {
  return headers['upgrade-insecure-requests'] !== undefined && headers['sec-fetch-dest'] === undefined
}

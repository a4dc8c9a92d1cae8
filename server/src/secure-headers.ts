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
    // Over plain http from another machine a browser ignores this header and reports that as an error.
    if (isHttps || !isPlainNavigation(request.headers)) {
      void reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    }
    // Browsers obey it over TLS only, so visitors of a plain http address are not affected.
    if (isHttps) void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (!reply.hasHeader('content-security-policy')) {
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
  })
}

/** Whether the browser does not trust the address: only to trusted ones does it send `sec-fetch-dest`. */
function isPlainNavigation(headers: IncomingHttpHeaders): boolean {
  return headers['upgrade-insecure-requests'] !== undefined && headers['sec-fetch-dest'] === undefined
}

import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

/**
 * A reverse proxy in front of a site, on a port of its own, like a tunnel: the site sees its own name as `Host` and
 * learns nothing of the address that the browser used.
 */
export async function startReverseProxy(siteUrl: string): Promise<{ port: number; close: () => void }> {
  const { hostname, port, host } = new URL(siteUrl)
  const seenBySite = (request: IncomingMessage) => ({ ...request.headers, host })

  const server = createServer((request, response) => {
    const { method, url } = request
    const forwarded = ask({ hostname, port, method, path: url, headers: seenBySite(request) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    response.on('close', () => forwarded.destroy())
    request.pipe(forwarded)
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    const upstream = connect({ host: hostname, port: Number(port) })
    const lines = Object.entries(seenBySite(request)).map(([name, value]) => `${name}: ${String(value)}`)
    upstream.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    upstream.pipe(socket).pipe(upstream)
    for (const end of [upstream, socket]) end.on('error', () => [upstream, socket].forEach((one) => one.destroy()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

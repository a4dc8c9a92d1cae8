import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'

/** A page that comes in two pieces, as over a slow network: the second begins with a text, and waits. */
export type SlowPage = { path: string; second: string; until: Promise<void> }

/**
 * A reverse proxy in front of a site, on a port of its own, like a tunnel: the site sees its own name as `Host` and
 * learns nothing of the address that the browser used.
 */
export async function startReverseProxy(
  siteUrl: string,
  slow?: SlowPage,
): Promise<{ port: number; close: () => void }> {
  const { hostname, port, host } = new URL(siteUrl)
  const seenBySite = ({ headers, url }: IncomingMessage) => ({
    ...headers,
    host,
    // To be cut in two.
    ...(url === slow?.path && { 'accept-encoding': 'identity' }),
  })

  const server = createServer((request, response) => {
    const { method, url } = request
    const forwarded = ask({ hostname, port, method, path: url, headers: seenBySite(request) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      if (slow && url === slow.path) void sendInTwo(answer, response, slow)
      else answer.pipe(response)
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

async function sendInTwo(
  answer: IncomingMessage,
  response: ServerResponse,
  { second, until }: SlowPage,
): Promise<void> {
  const page = await text(answer)
  const cut = page.indexOf(second)
  if (cut < 0) throw new Error(`the page has no ${second}`)
  response.write(page.slice(0, cut))
  await until
  response.end(page.slice(cut))
}

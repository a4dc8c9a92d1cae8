import { once } from 'node:events'
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'

/** A page that arrives in two chunks. The second starts with a given text and waits for `until`. */
export type SlowPage = { path: string; second: string; until: Promise<void> }

/** Starts a reverse proxy that works like a tunnel: the site sees its own `Host`, not the address in the browser. */
export async function startReverseProxy(
  siteUrl: string,
  slow?: SlowPage,
): Promise<{ port: number; close: () => void }> {
  const { hostname, port, host } = new URL(siteUrl)
  const isSlow = (url = '') => url.split('?')[0] === slow?.path
  const forwardedHeaders = ({ headers, url }: IncomingMessage) => ({
    ...headers,
    host,
    // Uncompressed, so that the text can be found.
    ...(isSlow(url) && { 'accept-encoding': 'identity' }),
  })

  const server = createServer((request, response) => {
    const { method, url } = request
    const forwarded = sendRequest(
      { hostname, port, method, path: url, headers: forwardedHeaders(request) },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        if (slow && isSlow(url)) void sendInTwoChunks(answer, response, slow)
        else answer.pipe(response)
      },
    )
    forwarded.on('error', () => response.destroy())
    response.on('close', () => forwarded.destroy())
    request.pipe(forwarded)
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    const upstream = connect({ host: hostname, port: Number(port) })
    // The sandbox's relay accepts only pages of the site, so the proxy replaces their origin like the host.
    const headers = { ...forwardedHeaders(request), ...(request.headers.origin && { origin: new URL(siteUrl).origin }) }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`)
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

async function sendInTwoChunks(
  answer: IncomingMessage,
  response: ServerResponse,
  { second, until }: SlowPage,
): Promise<void> {
  const page = await text(answer)
  const cut = page.indexOf(second)
  if (cut < 0) throw new Error(`the page does not contain ${second}`)
  response.write(page.slice(0, cut))
  await until
  response.end(page.slice(cut))
}

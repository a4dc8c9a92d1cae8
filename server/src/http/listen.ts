import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { NetworkInterfaceInfo } from 'node:os'

export type ListenOptions = {
  host: string
  port: number
  /** How long requests under way may take once the app closes. Then their connections are cut. */
  drainMilliseconds: number
}

/** Thousands may connect at once when the day turns. */
const backlog = 4096

/** Listens at `host`. `localhost` is both loopback addresses, whichever of them this machine's name service knows. */
export async function listen(app: FastifyInstance, { host, port, drainMilliseconds }: ListenOptions): Promise<void> {
  const servers = [app.server as Server]
  if (host === 'localhost') servers.push(secondServer(app))
  closeWithin(app, { servers, drainMilliseconds })
  await app.listen({ host: host === 'localhost' ? '127.0.0.1' : host, port, backlog })
  for (const second of servers.slice(1)) await listenAtIpv6(second, { app, port })
}

/** A client that sends half a request, or reads nothing, would otherwise keep the app from ever closing. */
function closeWithin(
  app: FastifyInstance,
  { servers, drainMilliseconds }: { servers: Server[]; drainMilliseconds: number },
): void {
  let timer: NodeJS.Timeout | undefined
  let others: Array<Promise<void>> = []
  app.addHook('preClose', async () => {
    timer = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), drainMilliseconds)
    // Fastify closes its own server.
    others = servers.slice(1).map((server) => new Promise((resolve) => server.close(() => resolve())))
  })
  app.addHook('onClose', async () => {
    await Promise.all(others)
    clearTimeout(timer)
  })
}

/** Fastify listens at a second address only where a look-up of the name returns it. */
function secondServer(app: FastifyInstance): Server {
  const { keepAliveTimeout, requestTimeout, headersTimeout, timeout } = app.server as Server
  const server = createServer(
    { keepAliveTimeout, requestTimeout, headersTimeout, requireHostHeader: false },
    (request, response) => app.routing(request, response),
  )
  server.setTimeout(timeout)
  for (const event of ['checkExpectation', 'clientError']) {
    server.on(event, (...details: unknown[]) => app.server.emit(event, ...details))
  }
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!app.server.emit('upgrade', request, socket, head)) socket.destroy()
  })
  return server
}

async function listenAtIpv6(server: Server, { app, port }: { app: FastifyInstance; port: number }): Promise<void> {
  server.listen({ host: '::1', port, backlog })
  try {
    await once(server, 'listening')
  } catch (error) {
    // A machine without IPv6 has no second address.
    app.log.info({ err: error }, 'the site does not answer at [::1]')
  }
}

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>

/** The address at which this machine reaches what listens at `host`. */
export function localUrl(host: string, port: number): string {
  const isByName = isLoopback(host) || isEveryAddress(host)
  return urlOf(isByName ? 'localhost' : host, port)
}

/** The addresses at which other machines of the network reach it; none where only this one does. */
export function lanUrls(host: string, { port, interfaces }: { port: number; interfaces: Interfaces }): string[] {
  if (isLoopback(host)) return []
  if (!isEveryAddress(host)) return [urlOf(host, port)]
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => urlOf(address, port))
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

function isEveryAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}

function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

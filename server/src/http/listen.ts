import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HealthCheck } from '../services/health.ts'

type ListenOptions = {
  host: string
  port: number
  /** How long requests in progress may take during shutdown before their connections are closed. */
  drainMilliseconds: number
}

/** Thousands of clients may connect at once when a new mint day starts. */
const backlog = 4096

/** Listens on `host`. `localhost` means both loopback addresses, regardless of name resolution. */
export async function listen(app: FastifyInstance, { host, port, drainMilliseconds }: ListenOptions): Promise<void> {
  const servers = [app.server as Server]
  if (host === 'localhost') servers.push(secondServer(app))
  closeWithin(app, { servers, drainMilliseconds })
  await app.listen({ host: host === 'localhost' ? '127.0.0.1' : host, port, backlog })
  for (const second of servers.slice(1)) await listenAtIpv6(second, { app, port })
}

/** Limits shutdown time: a client that sends half a request, or reads nothing, would otherwise block it forever. */
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

/** Creates a second server on the same routes; Fastify binds a second address only if name resolution returns it. */
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
    // The machine has no IPv6.
    app.log.info({ err: error }, 'cannot listen on [::1]')
  }
}

/** Creates a drain that reports the shutdown at `/readyz` while the process keeps serving. */
export function createDrain(milliseconds: number) {
  let isDraining = false
  return {
    /** Fails during shutdown, so that `/readyz` answers 503. */
    check: {
      name: 'process',
      ping: async () => {
        if (isDraining) throw new Error('shutting down')
      },
      isNeededToServe: true,
    } satisfies HealthCheck,
    /** Starts draining; resolves once load balancers have had time to notice. */
    begin: async (): Promise<void> => {
      isDraining = true
      await sleep(milliseconds)
    },
  }
}

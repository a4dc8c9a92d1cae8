import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HealthCheck } from '../services/health.ts'

type ListenOptions = {
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

/** Takes a process out of service before it stops. */
type Drain = {
  /** Fails once draining has begun, so that `/readyz` answers 503. */
  check: HealthCheck
  /** Begins draining, and resolves after the time that load balancers need to notice. */
  begin: () => Promise<void>
}

/** Lets a process report at `/readyz` that it is shutting down while it still serves requests. */
export function createDrain(milliseconds: number): Drain {
  let isDraining = false
  return {
    check: {
      name: 'process',
      ping: async () => {
        if (isDraining) throw new Error('it was told to end')
      },
      isNeededToServe: true,
    },
    begin: async () => {
      isDraining = true
      await sleep(milliseconds)
    },
  }
}

import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** Thousands may connect at once when the day turns. */
const backlog = 4096

/** Listens at `host`. `localhost` is both loopback addresses, whichever of them this machine's name service knows. */
export async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  if (host !== 'localhost') {
    await app.listen({ host, port, backlog })
    return
  }
  await app.listen({ host: '127.0.0.1', port, backlog })
  await listenAtIpv6(app, port)
}

/** Fastify listens at a second address only where a look-up of the name returns it. */
async function listenAtIpv6(app: FastifyInstance, port: number): Promise<void> {
  const { keepAliveTimeout, requestTimeout } = app.server
  const server = createServer({ keepAliveTimeout, requestTimeout }, (request, response) =>
    app.routing(request, response),
  )
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!app.server.emit('upgrade', request, socket, head)) socket.destroy()
  })
  app.server.once('close', () => {
    server.close()
    server.closeIdleConnections()
  })
  server.listen({ host: '::1', port, backlog })
  try {
    await once(server, 'listening')
  } catch (error) {
    // A machine without IPv6 has no second address.
    app.log.info({ err: error }, 'the site does not answer at [::1]')
  }
}

import { Agent, request, type ClientRequest } from 'node:http'

/** One server as the load balancer knows it. */
export type WatchedServer = {
  port: number
  agent: Agent
  /** Takes new requests. */
  isReady: boolean
  /** Requests that it has not answered. */
  underWay: Set<ClientRequest>
  close: () => void
}

const everyMilliseconds = 250
const patienceMilliseconds = 2000
/** A busy server may miss one question. */
const missesUntilLost = 2

/**
 * Asks a server's `/readyz` again and again. One that says no gets no new requests and may finish those it has; one that
 * does not answer twice in a row loses them too.
 */
export function watchServer(port: number): WatchedServer {
  const server: WatchedServer = {
    port,
    agent: new Agent({ keepAlive: true, maxFreeSockets: 256 }),
    isReady: false,
    underWay: new Set(),
    close: () => {
      clearTimeout(timer)
      isClosed = true
      server.agent.destroy()
    },
  }
  let isClosed = false
  let misses = 0
  let timer: NodeJS.Timeout | undefined
  ask()

  function ask(): void {
    const check = request({ port, host: '127.0.0.1', path: '/readyz', agent: false, timeout: patienceMilliseconds })
    check.on('timeout', () => check.destroy())
    check.on('response', (response) => {
      response.resume()
      misses = 0
      server.isReady = response.statusCode === 200
      again()
    })
    check.on('error', () => {
      if (++misses >= missesUntilLost) {
        server.isReady = false
        for (const waiting of server.underWay) waiting.destroy()
      }
      again()
    })
    check.end()
  }

  function again(): void {
    if (!isClosed) timer = setTimeout(ask, everyMilliseconds)
  }

  return server
}

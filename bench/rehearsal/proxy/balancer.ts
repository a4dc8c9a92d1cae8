import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type Server,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'

export type BalancerOptions = {
  /** Paths to which a POST may be sent again though a server may have had it. */
  repeatablePaths: string[]
}

export type Balancer = { server: Server; setServers: (ports: number[]) => void; readyCount: () => number }

/** An answer that has begun, or why there is none. */
type Answer = { response: IncomingMessage } | { wasSent: boolean }

const answerTimeoutMilliseconds = 60_000
const mostTries = 4
const idempotentMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A load balancer: the ready server with the fewest requests gets the next one. A request that no server can have had, or that
 * may be made twice, goes to another server where one fails. nginx does so with `proxy_next_upstream`, Caddy with
 * `lb_retry_match`.
 */
export function createBalancer({ repeatablePaths }: BalancerOptions): Balancer {
  let servers: WatchedServer[] = []
  const isRepeatable = ({ method, url }: IncomingMessage) =>
    idempotentMethods.has(method ?? '') || repeatablePaths.includes(url ?? '')

  function pick(tried: Set<WatchedServer>): WatchedServer | undefined {
    const untried = servers.filter((server) => !tried.has(server))
    const ready = untried.filter(({ isReady }) => isReady)
    // Where none is, one of them may be ready again.
    return (ready.length > 0 ? ready : untried).toSorted((a, b) => a.underWay.size - b.underWay.size)[0]
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Kept whole, so that it can be sent again.
    const body = await buffer(request)
    const tried = new Set<WatchedServer>()
    for (let tries = 0; tries < mostTries; tries++) {
      const server = pick(tried)
      if (!server) break
      tried.add(server)
      const answer = await ask(server, { request, body, response })
      if ('response' in answer) {
        response.writeHead(answer.response.statusCode ?? 502, answer.response.rawHeaders)
        answer.response.on('error', () => response.destroy())
        answer.response.pipe(response)
        return
      }
      if (response.destroyed) return
      if (answer.wasSent && !isRepeatable(request)) break
    }
    refuse(response)
  }

  return {
    server: createServer({ requestTimeout: 30_000 }, (request, response) => {
      pass(request, response).catch(() => response.destroy())
    }),
    setServers: (ports) => {
      const gone = servers.filter(({ port }) => !ports.includes(port))
      servers = ports.map((port) => servers.find((server) => server.port === port) ?? watchServer(port))
      for (const server of gone) server.close()
    },
    readyCount: () => servers.filter(({ isReady }) => isReady).length,
  }
}

function ask(
  server: WatchedServer,
  { request, body, response }: { request: IncomingMessage; body: Buffer; response: ServerResponse },
): Promise<Answer> {
  return new Promise((resolve) => {
    const { method, url: path, headers, socket } = request
    const forwardedFor = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
    const forwarded = sendRequest({
      port: server.port,
      host: '127.0.0.1',
      method,
      path,
      headers: { ...headers, connection: 'keep-alive', 'x-forwarded-for': forwardedFor },
      agent: server.agent,
      timeout: answerTimeoutMilliseconds,
    })
    let wasSent = false
    server.underWay.add(forwarded)
    forwarded.on('socket', (connection) => {
      if (connection.connecting) connection.once('connect', () => (wasSent = true))
      else wasSent = true
    })
    forwarded.on('timeout', () => forwarded.destroy())
    forwarded.on('error', () => {
      server.underWay.delete(forwarded)
      resolve({ wasSent })
    })
    forwarded.on('response', (answer) => {
      answer.once('close', () => server.underWay.delete(forwarded))
      resolve({ response: answer })
    })
    // A visitor who has left keeps no server busy.
    response.once('close', () => response.writableFinished || forwarded.destroy())
    forwarded.end(body)
  })
}

/** In the format of the site's own errors. */
function refuse(response: ServerResponse): void {
  const error = 'The site cannot be reached for a moment. Try again in a few seconds.'
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2' })
  response.end(JSON.stringify({ error, code: 'NO_SERVER' }))
}

/** One server as the load balancer knows it. */
type WatchedServer = {
  port: number
  agent: Agent
  /** Takes new requests. */
  isReady: boolean
  /** Requests that it has not answered. */
  underWay: Set<ClientRequest>
  close: () => void
}

const everyMilliseconds = 250
const readyTimeoutMilliseconds = 2000
/** A busy server may miss one question. */
const missesUntilLost = 2

/**
 * Asks a server's `/readyz` again and again. One that says no gets no new requests and may finish those it has; one that
 * does not answer twice in a row loses them too.
 */
function watchServer(port: number): WatchedServer {
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
  checkReadiness()

  function checkReadiness(): void {
    const check = sendRequest({
      port,
      host: '127.0.0.1',
      path: '/readyz',
      agent: false,
      timeout: readyTimeoutMilliseconds,
    })
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
    if (!isClosed) timer = setTimeout(checkReadiness, everyMilliseconds)
  }

  return server
}

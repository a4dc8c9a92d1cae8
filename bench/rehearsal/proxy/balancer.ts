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
  /** Paths whose POST requests may be retried even if a server received them. */
  repeatablePaths: string[]
}

export type Balancer = { server: Server; setServers: (ports: number[]) => void; readyCount: () => number }

/** The start of a response, or whether the failed request was sent. */
type Attempt = { response: IncomingMessage } | { wasSent: boolean }

const answerTimeoutMilliseconds = 60_000
const maxTries = 4
const idempotentMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Creates a load balancer that picks the ready server with the fewest requests. If a server fails, it retries unsent and
 * repeatable requests on another one, like `proxy_next_upstream` in nginx and `lb_retry_match` in Caddy.
 */
export function createBalancer({ repeatablePaths }: BalancerOptions): Balancer {
  let servers: WatchedServer[] = []
  const isRepeatable = ({ method, url }: IncomingMessage) =>
    idempotentMethods.has(method ?? '') || repeatablePaths.includes(url ?? '')

  function pick(tried: Set<WatchedServer>): WatchedServer | undefined {
    const untried = servers.filter((server) => !tried.has(server))
    const ready = untried.filter(({ isReady }) => isReady)
    // If none is known to be ready, try one anyway: it may have recovered since the last check.
    return (ready.length > 0 ? ready : untried).toSorted((a, b) => a.inFlight.size - b.inFlight.size)[0]
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Buffered for retries.
    const body = await buffer(request)
    const tried = new Set<WatchedServer>()
    for (let tries = 0; tries < maxTries; tries++) {
      const server = pick(tried)
      if (!server) break
      tried.add(server)
      const attempt = await forward(server, { request, body, response })
      if ('response' in attempt) {
        response.writeHead(attempt.response.statusCode ?? 502, attempt.response.rawHeaders)
        attempt.response.on('error', () => response.destroy())
        attempt.response.pipe(response)
        return
      }
      if (response.destroyed) return
      if (attempt.wasSent && !isRepeatable(request)) break
    }
    sendUnavailable(response)
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

function forward(
  server: WatchedServer,
  { request, body, response }: { request: IncomingMessage; body: Buffer; response: ServerResponse },
): Promise<Attempt> {
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
    server.inFlight.add(forwarded)
    forwarded.on('socket', (connection) => {
      if (connection.connecting) connection.once('connect', () => (wasSent = true))
      else wasSent = true
    })
    forwarded.on('timeout', () => forwarded.destroy())
    forwarded.on('error', () => {
      server.inFlight.delete(forwarded)
      resolve({ wasSent })
    })
    forwarded.on('response', (upstream) => {
      upstream.once('close', () => server.inFlight.delete(forwarded))
      resolve({ response: upstream })
    })
    // Cancel the request if the client disconnects.
    response.once('close', () => response.writableFinished || forwarded.destroy())
    forwarded.end(body)
  })
}

/** Responds 503 in the format of the site's own errors. */
function sendUnavailable(response: ServerResponse): void {
  const error = 'The site cannot be reached for a moment. Try again in a few seconds.'
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2' })
  response.end(JSON.stringify({ error, code: 'NO_SERVER' }))
}

/** A server with its health check state. */
type WatchedServer = {
  port: number
  agent: Agent
  isReady: boolean
  inFlight: Set<ClientRequest>
  close: () => void
}

const checkMilliseconds = 250
/** A busy server may miss one check. */
const maxMisses = 2

/**
 * Polls `/readyz` of a server. An unready server gets no new requests but may finish its current ones. After two missed
 * checks in a row, its current requests are aborted too.
 */
function watchServer(port: number): WatchedServer {
  const server: WatchedServer = {
    port,
    agent: new Agent({ keepAlive: true, maxFreeSockets: 256 }),
    isReady: false,
    inFlight: new Set(),
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
    const check = sendRequest({ port, host: '127.0.0.1', path: '/readyz', agent: false, timeout: 2000 })
    check.on('timeout', () => check.destroy())
    check.on('response', (response) => {
      response.resume()
      misses = 0
      server.isReady = response.statusCode === 200
      scheduleCheck()
    })
    check.on('error', () => {
      if (++misses >= maxMisses) {
        server.isReady = false
        for (const pending of server.inFlight) pending.destroy()
      }
      scheduleCheck()
    })
    check.end()
  }

  function scheduleCheck(): void {
    if (!isClosed) timer = setTimeout(checkReadiness, checkMilliseconds)
  }

  return server
}

import { apiPaths } from '@network-site/site/paths'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { withProcess } from '../processes.ts'

/**
 * Simulates wallets that request their 42 items concurrently over keep-alive connections. Run directly, this file is the
 * load generator, a separate process that gets its options and returns its result over IPC.
 */
export type LoadOptions = {
  /** Server ports; each server gets an equal share of the connections. */
  ports: number[]
  message: string
  mints: number
  /** Maximum number of requests in flight. */
  connections: number
  /** Request rate; unlimited by default. */
  perSecond?: number
}
export type LoadResult = { latencies: number[]; tookMilliseconds: number; rejected: Record<string, number> }

/** Runs the load in a child process and returns its result. */
export function runMintLoad(options: LoadOptions): Promise<LoadResult> {
  return withProcess(fileURLToPath(import.meta.url), async (load) => {
    load.send(options)
    await once(load, 'message')
    load.send('go')
    const [result] = (await once(load, 'message')) as [LoadResult]
    return result
  })
}

if (import.meta.main) {
  process.once('message', (options: LoadOptions) => {
    void run(options).then((result) => process.send?.(result))
  })
}

async function run(options: LoadOptions): Promise<LoadResult> {
  const requests = await prepare(options)
  const connections = await openAll(options)
  process.send?.('prepared')
  await new Promise((resolve) => process.once('message', resolve))
  const latencies: number[] = []
  const rejected: Record<string, number> = {}
  const startedAt = performance.now()
  let next = 0

  /** Returns when the next request is due, or Infinity if none is left. */
  const dueAt = () =>
    next >= requests.length ? Infinity : options.perSecond ? startedAt + (next * 1000) / options.perSecond : 0

  async function sendRequests(connection: Connection): Promise<void> {
    for (let due = dueAt(); due !== Infinity; due = dueAt()) {
      const wait = due - performance.now()
      if (wait > 1) {
        await new Promise((resolve) => setTimeout(resolve, wait))
        continue
      }
      const request = requests[next++] as Buffer
      const sentAt = options.perSecond ? due : performance.now()
      const status = await connection.request(request)
      if (status === 200) latencies.push(performance.now() - sentAt)
      else rejected[status] = (rejected[status] ?? 0) + 1
    }
    connection.close()
  }
  await Promise.all(connections.map(sendRequests))
  return { latencies, tookMilliseconds: performance.now() - startedAt, rejected }
}

/** Opens every connection and uses it once, because Node accepts only one connection per event loop turn. */
async function openAll({ ports, connections }: LoadOptions): Promise<Connection[]> {
  const warmUpRequest = Buffer.from('GET /network.json HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const open: Connection[] = []
  while (open.length < connections) {
    const some = await Promise.all(
      Array.from({ length: Math.min(100, connections - open.length) }, (_, index) =>
        openConnection(ports[(open.length + index) % ports.length] as number),
      ),
    )
    await Promise.all(some.map((connection) => connection.request(warmUpRequest)))
    open.push(...some)
  }
  return open
}

async function prepare({ message, mints }: LoadOptions): Promise<Buffer[]> {
  const requests: Buffer[] = []
  while (requests.length < mints) {
    const ip = ipOf(requests.length / 42)
    const signature = await privateKeyToAccount(generatePrivateKey()).signMessage({ message })
    for (let tokenIndex = 1; tokenIndex <= 42 && requests.length < mints; tokenIndex++) {
      const body = JSON.stringify({ signature, tokenIndex })
      requests.push(
        Buffer.from(
          `POST ${apiPaths.remoteMint} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nx-forwarded-for: ${ip}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
        ),
      )
    }
  }
  return requests
}

/** Returns an IP address for a wallet. Each is in a different /24 network, because rate limits apply per network. */
function ipOf(wallet: number): string {
  return `${10 + ((wallet >> 16) & 127)}.${(wallet >> 8) & 255}.${wallet & 255}.1`
}

type Connection = { request: (bytes: Buffer) => Promise<number>; close: () => void }

/** Opens a socket with a minimal HTTP client that sends one request at a time. */
async function openConnection(port: number): Promise<Connection> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let received = ''
  let answer: ((status: number) => void) | undefined
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    received += chunk
    const headerEnd = received.indexOf('\r\n\r\n')
    if (headerEnd < 0) return
    const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0)
    if (received.length < headerEnd + 4 + length) return
    const status = Number(received.slice(9, 12))
    received = ''
    answer?.(status)
  })
  socket.on('error', () => answer?.(0))
  socket.on('close', () => answer?.(0))
  return {
    request: (bytes: Buffer) =>
      new Promise<number>((resolve) => {
        answer = resolve
        if (socket.destroyed) resolve(0)
        else socket.write(bytes)
      }),
    close: () => socket.destroy(),
  }
}

/** Throughput and latency of one configuration. */
export type Measure = { mints: number; perSecond: number; p50Milliseconds: number; p99Milliseconds: number }

export function summarize(latencies: number[], tookMilliseconds: number): Measure {
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return {
    mints: latencies.length,
    perSecond: (latencies.length / tookMilliseconds) * 1000,
    p50Milliseconds: at(0.5),
    p99Milliseconds: at(0.99),
  }
}

import { apiPaths } from '@network-site/site/paths'
import { itemCount } from '@network-site/protocol/item-count'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { quantiles } from '../figures.ts'
import { type HttpClient, openHttpClient } from '../http-client.ts'
import { withProcess } from '../processes.ts'

/**
 * Simulates wallets that mint their 42 items over keep-alive connections, with a request per item or with one for all.
 * Run directly, this file is the load generator, a separate process that gets its options and returns its result over
 * IPC.
 */
export type LoadOptions = {
  /** Server ports; each server gets an equal share of the connections. */
  ports: number[]
  message: string
  mints: number
  /** Maximum number of requests in flight. */
  connections: number
  /** Rate of mints; unlimited by default. */
  perSecond?: number
  /** Sends one request per wallet and follows its items on the wallet's event stream until all are minted. */
  isOneRequest?: boolean
}
export type LoadResult = {
  /** One per minted item, from the request to the confirmation. */
  latencies: number[]
  tookMilliseconds: number
  rejected: Record<string, number>
  /** CPU time of the load generator. */
  cpuSeconds: number
}

type MintRequest = {
  bytes: Buffer
  items: number
  /** Resolves when the wallet's event stream shows all items as minted. */
  minted?: Promise<void>
}

/** Runs the load. Calls `onPrepared` when all requests are signed and all connections open. */
export function runMintLoad(
  options: LoadOptions,
  { onPrepared }: { onPrepared?: () => Promise<void> } = {},
): Promise<LoadResult> {
  return withProcess(fileURLToPath(import.meta.url), async (load) => {
    load.send(options)
    await once(load, 'message')
    await onPrepared?.()
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
  const requests = options.isOneRequest ? await prepareForAll(options) : await prepare(options)
  const connections = await openAll(options)
  process.send?.('prepared')
  await new Promise((resolve) => process.once('message', resolve))
  const latencies: number[] = []
  const rejected: Record<string, number> = {}
  const startedAt = performance.now()
  const cpuBefore = process.cpuUsage()
  const itemsPerRequest = requests[0]?.items ?? 1
  const requestsPerSecond = options.perSecond && options.perSecond / itemsPerRequest
  let next = 0

  /** Returns when the next request is due, or Infinity if none is left. */
  const dueAt = () =>
    next >= requests.length ? Infinity : requestsPerSecond ? startedAt + (next * 1000) / requestsPerSecond : 0

  async function sendRequests(client: HttpClient): Promise<void> {
    for (let due = dueAt(); due !== Infinity; due = dueAt()) {
      const wait = due - performance.now()
      if (wait > 1) {
        await sleep(wait)
        continue
      }
      const request = requests[next++] as MintRequest
      const sentAt = requestsPerSecond ? due : performance.now()
      let status = 0
      const isAnswered = await client.exchange(request.bytes, 1, (received) => (status = received))
      if (isAnswered && status === (request.minted ? 202 : 200)) {
        await request.minted
        for (let item = 0; item < request.items; item++) latencies.push(performance.now() - sentAt)
      } else rejected[status] = (rejected[status] ?? 0) + 1
    }
    client.close()
  }
  await Promise.all(connections.map(sendRequests))
  const { user, system } = process.cpuUsage(cpuBefore)
  const cpuSeconds = (user + system) / 1e6
  return { latencies, tookMilliseconds: performance.now() - startedAt, rejected, cpuSeconds }
}

/** Opens every connection and uses it once, because Node accepts only one connection per event loop turn. */
async function openAll({ ports, connections }: LoadOptions): Promise<HttpClient[]> {
  const warmUpRequest = Buffer.from('GET /network.json HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const open: HttpClient[] = []
  while (open.length < connections) {
    const some = await Promise.all(
      Array.from({ length: Math.min(100, connections - open.length) }, (_, index) =>
        openHttpClient(ports[(open.length + index) % ports.length] as number),
      ),
    )
    await Promise.all(some.map((client) => client.exchange(warmUpRequest, 1)))
    open.push(...some)
  }
  return open
}

async function prepare({ message, mints }: LoadOptions): Promise<MintRequest[]> {
  const requests: MintRequest[] = []
  while (requests.length < mints) {
    const ip = ipOf(requests.length / itemCount)
    const signature = await privateKeyToAccount(generatePrivateKey()).signMessage({ message })
    for (let tokenIndex = 1; tokenIndex <= itemCount && requests.length < mints; tokenIndex++) {
      requests.push({ bytes: postBytes(apiPaths.remoteMint, { ip, body: { signature, tokenIndex } }), items: 1 })
    }
  }
  return requests
}

/** Prepares one request per wallet, and opens the wallet's event stream as a page does when a wallet connects. */
async function prepareForAll({ message, mints, ports }: LoadOptions): Promise<MintRequest[]> {
  const items = Array.from({ length: itemCount }, (_, index) => index + 1)
  const requests: MintRequest[] = []
  while (requests.length * itemCount < mints) {
    const ip = ipOf(requests.length)
    const account = privateKeyToAccount(generatePrivateKey())
    const signature = await account.signMessage({ message })
    const port = ports[requests.length % ports.length] as number
    const { minted } = await followWallet(port, { ip, address: account.address })
    requests.push({ bytes: postBytes('/mints', { ip, body: { signature, items } }), items: itemCount, minted })
  }
  return requests
}

/** Opens a wallet's event stream. Resolves after its first event; `minted` resolves when all items are minted. */
async function followWallet(port: number, { ip, address }: { ip: string; address: string }) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const first = Promise.withResolvers<void>()
  const minted = Promise.withResolvers<void>()
  let event = ''
  socket.setEncoding('latin1')
  socket.on('error', first.reject)
  socket.on('data', (chunk: string) => {
    event += chunk
    const end = event.lastIndexOf('\n\n')
    if (end < 0) return
    if (event.includes('event: mints')) first.resolve()
    if (event.split('"minted"').length > itemCount) {
      minted.resolve()
      socket.destroy()
    }
    event = event.slice(end + 2)
  })
  socket.write(`GET /mints/${address}/events HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${ip}\r\n\r\n`)
  await first.promise
  return { minted: minted.promise }
}

function postBytes(path: string, { ip, body }: { ip: string; body: object }): Buffer {
  const text = JSON.stringify(body)
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nx-forwarded-for: ${ip}\r\ncontent-length: ${text.length}\r\n\r\n${text}`,
  )
}

/** Returns an IP address for a wallet. Each is in a different /24 network, because rate limits apply per network. */
function ipOf(wallet: number): string {
  return `${10 + ((wallet >> 16) & 127)}.${(wallet >> 8) & 255}.${wallet & 255}.1`
}

export type Measure = { mints: number; perSecond: number; p50Milliseconds: number; p99Milliseconds: number }

export function summarize(latencies: number[], tookMilliseconds: number): Measure {
  const [p50Milliseconds, p99Milliseconds] = quantiles(latencies, 0.5, 0.99)
  const perSecond = (latencies.length / tookMilliseconds) * 1000
  return { mints: latencies.length, perSecond, p50Milliseconds, p99Milliseconds }
}

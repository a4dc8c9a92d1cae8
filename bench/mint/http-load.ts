import { apiPaths } from '@network-site/site/paths'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { quantiles } from '../figures.ts'
import { type HttpClient, openHttpClient } from '../http-client.ts'
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

  async function sendRequests(client: HttpClient): Promise<void> {
    for (let due = dueAt(); due !== Infinity; due = dueAt()) {
      const wait = due - performance.now()
      if (wait > 1) {
        await sleep(wait)
        continue
      }
      const request = requests[next++] as Buffer
      const sentAt = options.perSecond ? due : performance.now()
      let status = 0
      const isAnswered = await client.exchange(request, 1, (received) => (status = received))
      if (isAnswered && status === 200) latencies.push(performance.now() - sentAt)
      else rejected[status] = (rejected[status] ?? 0) + 1
    }
    client.close()
  }
  await Promise.all(connections.map(sendRequests))
  return { latencies, tookMilliseconds: performance.now() - startedAt, rejected }
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

export type Measure = { mints: number; perSecond: number; p50Milliseconds: number; p99Milliseconds: number }

export function summarize(latencies: number[], tookMilliseconds: number): Measure {
  const [p50Milliseconds, p99Milliseconds] = quantiles(latencies, 0.5, 0.99)
  const perSecond = (latencies.length / tookMilliseconds) * 1000
  return { mints: latencies.length, perSecond, p50Milliseconds, p99Milliseconds }
}

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { withProcess } from '../processes.ts'

/**
 * Simulates visitors: wallets that request their 42 items at once, over keep-alive connections. Run by itself, this
 * file is the process that sends the requests: it does not share a thread with what it measures. Options and result go
 * over IPC.
 */
export type LoadOptions = {
  /** Of the servers, each of which gets an equal share of the connections. */
  ports: number[]
  message: string
  mints: number
  /** Requests in flight at once. */
  connections: number
  /** Requests started per second; without it, as fast as answers arrive. */
  perSecond?: number
}
export type LoadResult = { latencies: number[]; tookMilliseconds: number; refused: Record<string, number> }

/** Runs the load in a process of its own and returns its result. */
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
  const refused: Record<string, number> = {}
  const startedAt = performance.now()
  let next = 0

  /** When the next request may begin; Infinity when there is none left. */
  const dueAt = () =>
    next >= requests.length ? Infinity : options.perSecond ? startedAt + (next * 1000) / options.perSecond : 0

  async function visitor(connection: Connection): Promise<void> {
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
      else refused[status] = (refused[status] ?? 0) + 1
    }
    connection.close()
  }
  await Promise.all(connections.map(visitor))
  return { latencies, tookMilliseconds: performance.now() - startedAt, refused }
}

/** Node accepts one connection per turn of its event loop, so all are opened and used once before the measurement starts. */
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
    const network = networkOf(requests.length / 42)
    const signature = await privateKeyToAccount(generatePrivateKey()).signMessage({ message })
    for (let tokenIndex = 1; tokenIndex <= 42 && requests.length < mints; tokenIndex++) {
      const body = JSON.stringify({ signature, tokenIndex })
      requests.push(
        Buffer.from(
          `POST /vanguard-nft-drop/remote-mint HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nx-forwarded-for: ${network}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
        ),
      )
    }
  }
  return requests
}

/** An address for each wallet, no two in the same /24, which has limits of its own. */
function networkOf(wallet: number): string {
  return `${10 + ((wallet >> 16) & 127)}.${(wallet >> 8) & 255}.${wallet & 255}.1`
}

type Connection = { request: (bytes: Buffer) => Promise<number>; close: () => void }

/** One request at a time over one socket; the least HTTP that reads our own server's answers. */
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

/** What one way of minting achieved. */
export type Measure = { mints: number; perSecond: number; p50Milliseconds: number; p99Milliseconds: number }

export function summarise(latencies: number[], tookMilliseconds: number): Measure {
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return {
    mints: latencies.length,
    perSecond: (latencies.length / tookMilliseconds) * 1000,
    p50Milliseconds: at(0.5),
    p99Milliseconds: at(0.99),
  }
}

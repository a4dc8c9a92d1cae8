/**
 * Keeps many connections busy: each sends its next request as soon as the last one is answered. Run directly, this file
 * is the load generator, a separate process that gets its options and returns its result over IPC.
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { withProcess } from '../processes.ts'

export type LoadOptions = {
  port: number
  path: string
  connections: number
  seconds: number
  /** Requests that each connection pipelines. */
  pipelined?: number
}

export type LoadResult = {
  perSecond: number
  p50Milliseconds: number
  p99Milliseconds: number
  /** Number of responses by status. */
  statuses: Record<number, number>
  /** Number of 503 responses with `Retry-After`. */
  withRetryAfter: number
  /** Connections that failed or were closed. */
  errors: number
}

/** Runs the load in a child process. */
export function runLoad(options: LoadOptions): Promise<LoadResult> {
  return withProcess(fileURLToPath(import.meta.url), async (load) => {
    load.send(options)
    const [result] = (await once(load, 'message')) as [LoadResult]
    return result
  })
}

/** Returns the number of failed connections and non-200 responses. */
export function failures({ statuses, errors }: LoadResult): number {
  const others = Object.entries(statuses).filter(([status]) => status !== '200')
  return errors + others.reduce((sum, [, count]) => sum + count, 0)
}

if (import.meta.main) {
  process.once('message', (options: LoadOptions) => {
    void run(options).then((result) => process.send?.(result))
  })
}

async function run({ port, path, connections, seconds, pipelined = 1 }: LoadOptions): Promise<LoadResult> {
  const request = `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept-encoding: gzip\r\n\r\n`
  const bytes = Buffer.from(request.repeat(pipelined))
  const latencies: number[] = []
  const statuses: Record<number, number> = {}
  const counts = { withRetryAfter: 0, errors: 0 }
  const open: Client[] = []
  while (open.length < connections) {
    const size = Math.min(100, connections - open.length)
    open.push(...(await Promise.all(Array.from({ length: size }, () => openClient(port)))))
  }
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  await Promise.all(open.map(keepBusy))
  const took = (performance.now() - startedAt) / 1000
  const sorted = Float64Array.from(latencies).toSorted()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return {
    perSecond: latencies.length / took,
    p50Milliseconds: at(0.5),
    p99Milliseconds: at(0.99),
    statuses,
    ...counts,
  }

  async function keepBusy(client: Client): Promise<void> {
    while (performance.now() < endsAt) {
      const sentAt = performance.now()
      const isAnswered = await client.exchange(bytes, pipelined, (status, hasRetryAfter) => {
        latencies.push(performance.now() - sentAt)
        statuses[status] = (statuses[status] ?? 0) + 1
        if (status === 503 && hasRetryAfter) counts.withRetryAfter++
      })
      if (!isAnswered) {
        counts.errors++
        return
      }
    }
    client.close()
  }
}

type OnAnswer = (status: number, hasRetryAfter: boolean) => void
type Client = {
  /** Resolves to false if the connection ended before all responses arrived. */
  exchange: (bytes: Buffer, answers: number, onAnswer: OnAnswer) => Promise<boolean>
  close: () => void
}

/** Opens a socket with a minimal HTTP client for responses with a content length. */
async function openClient(port: number): Promise<Client> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  let awaited = 0
  let onAnswer: OnAnswer = () => {}
  let settle: (isAnswered: boolean) => void = () => {}
  let head: Buffer = Buffer.alloc(0)
  let bodyBytesLeft = 0
  socket.on('data', (chunk: Buffer) => {
    let rest = chunk
    while (rest.length > 0) {
      if (bodyBytesLeft > 0) {
        const taken = Math.min(bodyBytesLeft, rest.length)
        bodyBytesLeft -= taken
        rest = rest.subarray(taken)
      } else {
        head = head.length > 0 ? Buffer.concat([head, rest]) : rest
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        const text = head.toString('latin1', 0, end).toLowerCase()
        rest = head.subarray(end + 4)
        head = Buffer.alloc(0)
        bodyBytesLeft = Number(/\ncontent-length: (\d+)/.exec(text)?.[1] ?? 0)
        onAnswer(Number(text.slice(9, 12)), text.includes('\nretry-after: '))
        awaited--
      }
      if (awaited === 0 && bodyBytesLeft === 0) settle(true)
    }
  })
  socket.on('error', () => settle(false))
  socket.on('close', () => settle(false))
  return {
    close: () => socket.destroy(),
    exchange: (bytes, answers, handle) =>
      new Promise((resolve) => {
        if (socket.destroyed) return resolve(false)
        awaited = answers
        onAnswer = handle
        settle = resolve
        socket.write(bytes)
      }),
  }
}

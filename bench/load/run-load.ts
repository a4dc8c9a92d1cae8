/**
 * Keeps many connections busy: each sends its next request as soon as its last one is answered. Run by itself, this file is
 * the process that sends the requests: it does not share a thread with what it measures. Options and result go over IPC.
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
  /** Requests that each connection sends at once. */
  pipelined?: number
}

export type LoadResult = {
  perSecond: number
  p50Milliseconds: number
  p99Milliseconds: number
  /** Answers by status. */
  statuses: Record<number, number>
  /** Of the 503s, those that say when to come back. */
  withRetryAfter: number
  /** Connections that failed or were closed. */
  errors: number
}

/** Runs the load in a process of its own. */
export function runLoad(options: LoadOptions): Promise<LoadResult> {
  return withProcess(fileURLToPath(import.meta.url), async (load) => {
    load.send(options)
    const [result] = (await once(load, 'message')) as [LoadResult]
    return result
  })
}

/** Connections that failed, and every answer but a 200. */
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
  const open: Visitor[] = []
  while (open.length < connections) {
    const size = Math.min(100, connections - open.length)
    open.push(...(await Promise.all(Array.from({ length: size }, () => openVisitor(port)))))
  }
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  await Promise.all(open.map(visit))
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

  async function visit(visitor: Visitor): Promise<void> {
    while (performance.now() < endsAt) {
      const sentAt = performance.now()
      const isAnswered = await visitor.exchange(bytes, pipelined, (status, hasRetryAfter) => {
        latencies.push(performance.now() - sentAt)
        statuses[status] = (statuses[status] ?? 0) + 1
        if (status === 503 && hasRetryAfter) counts.withRetryAfter++
      })
      if (!isAnswered) {
        counts.errors++
        return
      }
    }
    visitor.close()
  }
}

type OnAnswer = (status: number, hasRetryAfter: boolean) => void
type Visitor = {
  /** False where the connection ended before all answers came. */
  exchange: (bytes: Buffer, answers: number, onAnswer: OnAnswer) => Promise<boolean>
  close: () => void
}

/** One socket; the least HTTP that reads answers with a length. */
async function openVisitor(port: number): Promise<Visitor> {
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

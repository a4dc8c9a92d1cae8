/**
 * Keeps many connections busy: each sends its next request as soon as the last one is answered. Run directly, this file
 * is the load generator, a separate process that gets its options and returns its result over IPC.
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { quantiles } from '../figures.ts'
import { type HttpClient, openHttpClient } from '../http-client.ts'
import { withProcess } from '../processes.ts'

export type LoadOptions = {
  port: number
  /** With `{address}`, each request is for another wallet, and each connection is from another client network. */
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
  statuses: Record<number, number>
  /** Number of 503 responses with `Retry-After`. */
  withRetryAfter: number
  /** Connections that failed or were closed. */
  errors: number
}

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
  const headers = `host: localhost:${port}\r\naccept-encoding: gzip\r\n`
  const sameBytes = path.includes('{address}') ? undefined : bytesOf(path)
  const latencies: number[] = []
  const statuses: Record<number, number> = {}
  const counts = { withRetryAfter: 0, errors: 0 }
  const open: HttpClient[] = []
  while (open.length < connections) {
    const size = Math.min(100, connections - open.length)
    open.push(...(await Promise.all(Array.from({ length: size }, () => openHttpClient(port)))))
  }
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  await Promise.all(open.map(keepBusy))
  const took = (performance.now() - startedAt) / 1000
  const [p50Milliseconds, p99Milliseconds] = quantiles(latencies, 0.5, 0.99)
  return { perSecond: latencies.length / took, p50Milliseconds, p99Milliseconds, statuses, ...counts }

  function bytesOf(target: string, more = ''): Buffer {
    return Buffer.from(`GET ${target} HTTP/1.1\r\n${headers}${more}\r\n`.repeat(pipelined))
  }

  function bytesFor(connection: number): Buffer {
    const target = path.replace('{address}', `0x${randomBytes(20).toString('hex')}`)
    return bytesOf(target, `x-forwarded-for: 10.${connection >> 8}.${connection & 255}.1\r\n`)
  }

  async function keepBusy(client: HttpClient, connection: number): Promise<void> {
    while (performance.now() < endsAt) {
      const sentAt = performance.now()
      const isAnswered = await client.exchange(
        sameBytes ?? bytesFor(connection),
        pipelined,
        (status, hasRetryAfter) => {
          latencies.push(performance.now() - sentAt)
          statuses[status] = (statuses[status] ?? 0) + 1
          if (status === 503 && hasRetryAfter) counts.withRetryAfter++
        },
      )
      if (!isAnswered) {
        counts.errors++
        return
      }
    }
    client.close()
  }
}

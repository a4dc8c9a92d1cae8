import { Agent, request } from 'node:http'
import { quantiles } from './figures.ts'

export type ReadRequest = {
  name: string
  path: () => string
  /** Sent as a POST if present. */
  body?: () => object
  /** Expected statuses; only 200 by default. */
  statuses?: number[]
}
export type EndpointLatency = {
  name: string
  count: number
  p50Milliseconds: number
  p95Milliseconds: number
  p99Milliseconds: number
  maxMilliseconds: number
}

type ReadersOptions = {
  port: number
  requests: ReadRequest[]
  /** Number of concurrent clients; each sends its next request as soon as it gets a response. */
  readers: number
  seconds: number
}

/** Sends the requests in turn from many clients and returns the latency of each. Throws on an unexpected status. */
export async function runReaders({ port, requests, readers, seconds }: ReadersOptions): Promise<EndpointLatency[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  const latencies = new Map<string, number[]>(requests.map(({ name }) => [name, []]))
  const endsAt = performance.now() + seconds * 1000

  async function read(first: number): Promise<void> {
    for (let next = first; performance.now() < endsAt; next++) {
      const { name, path: createPath, body, statuses = [200] } = requests[next % requests.length] as ReadRequest
      const path = createPath()
      const sentAt = performance.now()
      const status = await send(path, body?.())
      latencies.get(name)?.push(performance.now() - sentAt)
      if (!statuses.includes(status ?? 0)) throw new Error(`${path} returned ${status}`)
    }
  }

  function send(path: string, body?: object): Promise<number | undefined> {
    const method = body ? 'POST' : 'GET'
    const headers = body ? { 'content-type': 'application/json' } : {}
    return new Promise((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, method, headers, agent }, (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode))
      })
      sent.on('error', reject)
      sent.end(body && JSON.stringify(body))
    })
  }

  try {
    await Promise.all(Array.from({ length: readers }, (_, index) => read(index)))
  } finally {
    agent.destroy()
  }
  return [...latencies].map(([name, list]) => {
    const [p50Milliseconds, p95Milliseconds, p99Milliseconds, maxMilliseconds] = quantiles(list, 0.5, 0.95, 0.99, 1)
    return { name, count: list.length, p50Milliseconds, p95Milliseconds, p99Milliseconds, maxMilliseconds }
  })
}

export const latencyTitles = ['Requests', 'p50 ms', 'p95 ms', 'p99 ms', 'Max ms']

/** Returns the table cells for `latencyTitles`. */
export function latencyCells(latency: EndpointLatency): string[] {
  const { count, p50Milliseconds, p95Milliseconds, p99Milliseconds, maxMilliseconds } = latency
  const times = [p50Milliseconds, p95Milliseconds, p99Milliseconds, maxMilliseconds]
  return [String(count), ...times.map((milliseconds) => milliseconds.toFixed(1))]
}

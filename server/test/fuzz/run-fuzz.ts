import fc from 'fast-check'
import { eventually } from '../eventually.ts'
import type { Connection, Exchange } from './http-connection.ts'
import { type FuzzRequest, sendRequest } from './send-request.ts'
import { regressions, fuzzRequests, isFile } from './generate-request.ts'
import { type FuzzedServer, startFuzzedServer } from './fuzzed-server.ts'
import type { Memory } from '../run-server.ts'

type FuzzOptions = {
  seed: number
  count: number
  /** Sends only this request. */
  only?: number
  report?: (line: string) => void
}

/** A kind of fault and the first request that caused it. */
type Fault = { fault: string; count: number; index: number; request: string }

const connectionsAtOnce = 32
/** Rate limit counters, rendered cards, and the embedded database stay in memory. */
const memoryBoundMegabytes = 50

/** Sends generated requests to a server process in sandbox mode, and compares every response with the documentation. */
export async function runFuzz({ seed, count, only, report = () => {} }: FuzzOptions) {
  const server = await startFuzzedServer()
  const requests = fuzzRequests(server)
  const summary = new FuzzSummary()
  try {
    const startedAt = performance.now()
    // Warm up the server before measuring its memory.
    const first = only === undefined ? Math.min(2000, Math.ceil(count / 4)) : 0
    await send(range(only === undefined ? -regressions.length : 0, first))
    const rest = await server.readMemory()
    await send(only === undefined ? range(first, count) : range(only, only + 1))
    const seconds = (performance.now() - startedAt) / 1000
    const maxMegabytes = rest.heapMegabytes + memoryBoundMegabytes
    const after = await memoryAtRest(server, maxMegabytes)
    return {
      seed,
      requests: only === undefined ? count : 1,
      seconds,
      answers: summary.answers,
      faults: summary.faults,
      /** Problems of the server after all requests. */
      aftermath: [
        ...((await fetch(`${server.url}/healthz`)).status === 200
          ? []
          : ['/healthz does not return 200 after the run']),
        ...(after.heapMegabytes <= maxMegabytes ? [] : ['memory was not released']),
        ...(server.output() ? [`the process wrote: ${server.output().slice(0, 500)}`] : []),
      ],
      memory: {
        restMegabytes: rest.heapMegabytes,
        afterMegabytes: after.heapMegabytes,
        boundMegabytes: memoryBoundMegabytes,
        residentMegabytes: after.residentMegabytes,
      },
    }
  } finally {
    await server.stop()
  }

  function requestAt(index: number): FuzzRequest {
    if (index < 0) return regressions.at(index) as FuzzRequest
    // Each request has its own seed, so it can be sent alone.
    return fc.sample(requests, { seed: (Math.imul(seed, 1_000_003) + index) | 0, numRuns: 1 })[0] as FuzzRequest
  }

  async function send(indexes: Iterator<number>): Promise<void> {
    await Promise.all(Array.from({ length: connectionsAtOnce }, () => visit(indexes)))
  }

  async function visit(indexes: Iterator<number>): Promise<void> {
    let open: Connection | undefined
    for (let next = indexes.next(); !next.done; next = indexes.next()) {
      const index = next.value
      const request = requestAt(index)
      const { exchange, faults, kept } = await sendRequest(request, { server, open })
      open = kept
      summary.count(request, exchange)
      for (const fault of faults) summary.addFault(fault, request, index)
      if (index % 5000 === 4999) report(`${index + 1} requests, ${summary.faults.length} kinds of fault`)
    }
    open?.close()
  }
}

function* range(from: number, to: number): Generator<number, undefined> {
  for (let index = from; index < to; index++) yield index
  return undefined
}

/** Waits until pending work has finished and released its memory. */
async function memoryAtRest(server: FuzzedServer, maxMegabytes: number): Promise<Memory> {
  let now = await server.readMemory()
  await eventually(async () => {
    now = await server.readMemory()
    return now.heapMegabytes <= maxMegabytes
  }, 30_000).catch(() => undefined)
  return now
}

/** Counts statuses by route, and collects faults. */
class FuzzSummary {
  readonly answers = new Map<string, Map<number | string, number>>()
  readonly #faults = new Map<string, Fault>()

  get faults(): Fault[] {
    return [...this.#faults.values()]
  }

  count(request: FuzzRequest, { answers }: Exchange): void {
    const name = isFile({ url: request.name.split(' ')[1] ?? '' }) ? 'build files' : request.name
    const counts = this.answers.get(name) ?? new Map<number | string, number>()
    this.answers.set(name, counts)
    const statuses = answers.length > 0 ? answers.map(({ status }) => status) : ['none']
    for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
  }

  /** Groups faults by the text before the first colon. */
  addFault(fault: string, { name, bytes }: Pick<FuzzRequest, 'name' | 'bytes'>, index: number): void {
    const kind = `${name}: ${fault.split(': ')[0]}`
    const known = this.#faults.get(kind)
    const request = JSON.stringify(bytes.toString('latin1').slice(0, 600))
    if (known) known.count++
    else this.#faults.set(kind, { fault: `${name}: ${fault}`, count: 1, index, request })
  }
}

/** Formats the result: responses by route and status, then faults with the first request that caused each. */
export function formatReport(result: Awaited<ReturnType<typeof runFuzz>>): string {
  const { seed, requests, seconds, answers, faults, aftermath, memory } = result
  const statuses = [...new Set([...answers.values()].flatMap((counts) => [...counts.keys()].map(String)))].toSorted(
    (one, other) => one.localeCompare(other),
  )
  const rows = [...answers]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([name, counts]) =>
        `| ${name} | ${statuses.map((status) => counts.get(status === 'none' ? status : Number(status)) ?? '').join(' | ')} |`,
    )
  const faultLines = faults.flatMap(({ fault, count, index, request }) => [
    `${fault} (${count} times), first in request ${index}: npm run fuzz -- --seed ${seed} --request ${index}`,
    `  ${request}`,
  ])
  return [
    `| Route | ${statuses.join(' | ')} |`,
    `|---|${statuses.map(() => '---|').join('')}`,
    ...rows,
    '',
    `${requests} requests with seed ${seed} in ${seconds.toFixed(0)} s: ${Math.round(requests / seconds)} per second.`,
    `Memory: ${memory.restMegabytes.toFixed(0)} MB before, ${memory.afterMegabytes.toFixed(0)} MB after (limit: ${memory.boundMegabytes} MB more). Resident: ${memory.residentMegabytes.toFixed(0)} MB.`,
    ...aftermath,
    ...(faults.length > 0 ? ['', `${faults.length} kinds of fault:`, ...faultLines] : []),
    ...(faults.length + aftermath.length === 0 ? ['No faults.'] : []),
  ].join('\n')
}

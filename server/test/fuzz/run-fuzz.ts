import fc from 'fast-check'
import { eventually } from '../eventually.ts'
import type { Connection, Exchange } from './http-connection.ts'
import { type FuzzRequest, sendRequest } from './send-request.ts'
import { regressions, fuzzRequests, isFile } from './generate-request.ts'
import { type FuzzedServer, startFuzzedServer } from './fuzzed-server.ts'
import type { Memory } from '../run-server.ts'

export type FuzzOptions = {
  seed: number
  count: number
  /** Sends this one of them alone. */
  only?: number
  report?: (line: string) => void
}

/** A kind of fault, with the first request that showed it. */
type Fault = { fault: string; count: number; index: number; request: string }

type FuzzResult = {
  seed: number
  requests: number
  seconds: number
  answers: FuzzSummary['answers']
  faults: Fault[]
  /** What was wrong with the server once all had been sent. */
  aftermath: string[]
  memory: { restMegabytes: number; afterMegabytes: number; boundMegabytes: number; residentMegabytes: number }
}

const connectionsAtOnce = 32
/** Counts per network, drawn cards and the embedded database's memory are kept on purpose. */
const memoryBoundMegabytes = 50

/** Sends generated requests to a real server process, in sandbox mode, and holds every answer against what is documented. */
export async function runFuzz({ seed, count, only, report = () => {} }: FuzzOptions): Promise<FuzzResult> {
  const server = await startFuzzedServer()
  const requests = fuzzRequests(server)
  const summary = new FuzzSummary()
  try {
    const startedAt = performance.now()
    // The first ones make the server load and compile what it needs: only then is it at rest.
    const first = only === undefined ? Math.min(2000, Math.ceil(count / 4)) : 0
    await send(range(only === undefined ? -regressions.length : 0, first))
    const rest = await server.readMemory()
    await send(only === undefined ? range(first, count) : range(only, only + 1))
    const seconds = (performance.now() - startedAt) / 1000
    const mostMegabytes = rest.heapMegabytes + memoryBoundMegabytes
    const after = await memoryAtRest(server, mostMegabytes)
    return {
      seed,
      requests: only === undefined ? count : 1,
      seconds,
      answers: summary.answers,
      faults: summary.faults,
      aftermath: [
        ...((await fetch(`${server.url}/healthz`)).status === 200 ? [] : ['/healthz is not 200 afterwards']),
        ...(after.heapMegabytes <= mostMegabytes ? [] : ['memory did not come back']),
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
    // A seed of its own for each, so that one can be sent alone.
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

/** One iterator for all visitors: each takes the next number. */
function* range(from: number, to: number): Generator<number, undefined> {
  for (let index = from; index < to; index++) yield index
  return undefined
}

/** What is under way ends first: it may hold memory. */
async function memoryAtRest(server: FuzzedServer, mostMegabytes: number): Promise<Memory> {
  let now = await server.readMemory()
  await eventually(async () => {
    now = await server.readMemory()
    return now.heapMegabytes <= mostMegabytes
  }, 30_000).catch(() => undefined)
  return now
}

/** How often each status came by route, and what was wrong. */
class FuzzSummary {
  readonly answers = new Map<string, Map<number | string, number>>()
  readonly #faults = new Map<string, Fault>()

  get faults(): Fault[] {
    return [...this.#faults.values()]
  }

  count(request: FuzzRequest, { answers }: Exchange): void {
    const name = isFile({ url: request.name.split(' ')[1] ?? '' }) ? 'files of the build' : request.name
    const counts = this.answers.get(name) ?? new Map<number | string, number>()
    this.answers.set(name, counts)
    const came = answers.length > 0 ? answers.map(({ status }) => status) : ['none']
    for (const status of came) counts.set(status, (counts.get(status) ?? 0) + 1)
  }

  /** Counts faults of the same kind as one; what an answer said comes after a colon. */
  addFault(fault: string, { name, bytes }: Pick<FuzzRequest, 'name' | 'bytes'>, index: number): void {
    const kind = `${name}: ${fault.split(': ')[0]}`
    const known = this.#faults.get(kind)
    const request = JSON.stringify(bytes.toString('latin1').slice(0, 600))
    if (known) known.count++
    else this.#faults.set(kind, { fault: `${name}: ${fault}`, count: 1, index, request })
  }
}

/** The result as people read it: answers by route and status, faults with the requests that showed them. */
export function formatReport(result: FuzzResult): string {
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
    `${fault} (${count} times), first by request ${index}: npm run fuzz -- --seed ${seed} --request ${index}`,
    `  ${request}`,
  ])
  return [
    `| Route | ${statuses.join(' | ')} |`,
    `|---|${statuses.map(() => '---|').join('')}`,
    ...rows,
    '',
    `${requests} requests with seed ${seed} in ${seconds.toFixed(0)} s: ${Math.round(requests / seconds)} a second.`,
    `Memory in use at rest ${memory.restMegabytes.toFixed(0)} MB, afterwards ${memory.afterMegabytes.toFixed(0)} MB; at most ${memory.boundMegabytes} MB more are allowed. Resident ${memory.residentMegabytes.toFixed(0)} MB.`,
    ...aftermath,
    ...(faults.length > 0 ? ['', `${faults.length} kinds of fault:`, ...faultLines] : []),
    ...(faults.length + aftermath.length === 0 ? ['No fault.'] : []),
  ].join('\n')
}

import fc from 'fast-check'
import { eventually } from '../eventually.ts'
import type { Connection } from './connection.ts'
import { foundBefore } from './found-before.ts'
import { startFuzzedServer, type FuzzedServer } from './fuzzed-server.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import { fuzzRequests } from './generate-request.ts'
import type { Memory } from '../inspect-server.ts'
import { sendRequest } from './send-request.ts'
import { Tally, type Fault } from './tally.ts'

export type FuzzOptions = {
  seed: number
  count: number
  /** Sends this one of them alone. */
  only?: number
  report?: (line: string) => void
}

export type FuzzResult = {
  seed: number
  requests: number
  seconds: number
  answers: Tally['answers']
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
  const tally = new Tally()
  try {
    const startedAt = performance.now()
    // The first ones make the server load and compile what it needs: only then is it at rest.
    const first = only === undefined ? Math.min(2000, Math.ceil(count / 4)) : 0
    await send(range(only === undefined ? -foundBefore.length : 0, first))
    const rest = await server.readMemory()
    await send(only === undefined ? range(first, count) : range(only, only + 1))
    const seconds = (performance.now() - startedAt) / 1000
    const mostMegabytes = rest.heapMegabytes + memoryBoundMegabytes
    const after = await memoryAtRest(server, mostMegabytes)
    return {
      seed,
      requests: only === undefined ? count : 1,
      seconds,
      answers: tally.answers,
      faults: tally.faults,
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
    if (index < 0) return foundBefore.at(index) as FuzzRequest
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
      tally.count(request, exchange)
      for (const fault of faults) tally.addFault(fault, request, index)
      if (index % 5000 === 4999) report(`${index + 1} requests, ${tally.faults.length} kinds of fault`)
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

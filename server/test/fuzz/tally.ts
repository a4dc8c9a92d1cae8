import type { Exchange } from './connection.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import { isFile } from './generate-request.ts'

/** A kind of fault, with the first request that showed it. */
export type Fault = { fault: string; count: number; index: number; request: string }

/** How often each status came by route, and what was wrong. */
export class Tally {
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

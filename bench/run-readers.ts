import { Agent, request } from 'node:http'

export type Question = {
  what: string
  path: () => string
  /** Posted where it is there. */
  body?: () => object
  /** The statuses of a good answer; 200 alone where they are left out. */
  statuses?: number[]
}
export type Answered = {
  what: string
  count: number
  p50Milliseconds: number
  p95Milliseconds: number
  p99Milliseconds: number
  most: number
}

export type ReadersOptions = {
  port: number
  questions: Question[]
  /** How many ask at a time, each again as soon as it is answered. */
  readers: number
  seconds: number
}

/** Asks all questions in turn from many readers, and says how long each kind took. Throws at an answer that is no good one. */
export async function runReaders({ port, questions, readers, seconds }: ReadersOptions): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  const latencies = new Map<string, number[]>(questions.map(({ what }) => [what, []]))
  const endsAt = performance.now() + seconds * 1000

  async function read(first: number): Promise<void> {
    for (let next = first; performance.now() < endsAt; next++) {
      const question = questions[next % questions.length]
      if (!question) return
      const path = question.path()
      const sentAt = performance.now()
      const status = await ask(path, question.body?.())
      latencies.get(question.what)?.push(performance.now() - sentAt)
      if (!(question.statuses ?? [200]).includes(status ?? 0)) throw new Error(`${path} was answered with ${status}`)
    }
  }

  function ask(path: string, body?: object): Promise<number | undefined> {
    const method = body ? 'POST' : 'GET'
    const headers = body ? { 'content-type': 'application/json' } : {}
    return new Promise((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', path, method, headers, agent }, (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode))
      })
      asked.on('error', reject)
      asked.end(body && JSON.stringify(body))
    })
  }

  try {
    await Promise.all(Array.from({ length: readers }, (_, index) => read(index)))
  } finally {
    agent.destroy()
  }
  return [...latencies].map(([what, list]) => {
    const sorted = Float64Array.from(list).toSorted()
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
    return {
      what,
      count: sorted.length,
      p50Milliseconds: at(0.5),
      p95Milliseconds: at(0.95),
      p99Milliseconds: at(0.99),
      most: at(1),
    }
  })
}

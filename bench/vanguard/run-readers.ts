import { Agent, get } from 'node:http'

export type Question = { what: string; path: () => string }
export type Answered = { what: string; count: number; p50Milliseconds: number; p99Milliseconds: number; most: number }

export type ReadersOptions = {
  port: number
  questions: Question[]
  /** How many ask at a time, each again as soon as it is answered. */
  readers: number
  seconds: number
}

/** Asks all questions in turn from many readers, and says how long each kind took. Throws at an answer that is no 200. */
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
      const status = await ask(path)
      latencies.get(question.what)?.push(performance.now() - sentAt)
      if (status !== 200) throw new Error(`${path} was answered with ${status}`)
    }
  }

  function ask(path: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, agent }, (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode))
      }).on('error', reject)
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
    return { what, count: sorted.length, p50Milliseconds: at(0.5), p99Milliseconds: at(0.99), most: at(1) }
  })
}

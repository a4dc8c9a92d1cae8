/**
 * Batches single calls. Calls that arrive while a batch is running form the next one, so batches grow with the load and a
 * single call runs immediately.
 */
export function createBatchScheduler<Item, Result>(
  handle: (items: Item[]) => Promise<Result[]>,
  {
    maxBatch,
    maxRunning,
    sizeOf = () => 1,
  }: {
    maxBatch: number
    maxRunning: number
    /** How much an item counts toward `maxBatch`. */ sizeOf?: (item: Item) => number
  },
): (item: Item) => Promise<Result> {
  type Call = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }
  let waiting: Call[] = []
  let running = 0

  function start(): void {
    while (running < maxRunning && waiting.length > 0) {
      const batch = waiting.slice(0, countFitting())
      waiting = waiting.slice(batch.length)
      running++
      void run(batch)
    }
  }

  /** Returns how many waiting calls form the next batch, at least one. */
  function countFitting(): number {
    let size = 0
    const end = waiting.findIndex(({ item }, at) => (size += sizeOf(item)) > maxBatch && at > 0)
    return end === -1 ? waiting.length : end
  }

  async function run(batch: Call[]): Promise<void> {
    try {
      const results = await handle(batch.map(({ item }) => item))
      for (const [index, call] of batch.entries()) call.resolve(results[index] as Result)
    } catch (error) {
      for (const call of batch) call.reject(error)
    } finally {
      running--
      start()
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      // Deferred by one turn of the event loop, so that requests that arrived together share a batch.
      if (waiting.length === 1) setImmediate(start)
    })
}

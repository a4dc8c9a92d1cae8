/**
 * Batches single calls: whatever arrives while a batch is under way forms the next one, so the busier it is the larger
 * the batches, and a lone call waits for nobody.
 */
export function batchCalls<Item, Result>(
  handle: (items: Item[]) => Promise<Result[]>,
  { maxBatch, maxRunning }: { maxBatch: number; maxRunning: number },
): (item: Item) => Promise<Result> {
  type Call = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }
  let waiting: Call[] = []
  let running = 0

  function start(): void {
    while (running < maxRunning && waiting.length > 0) {
      const batch = waiting.slice(0, maxBatch)
      waiting = waiting.slice(maxBatch)
      running++
      void run(batch)
    }
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
      // After this turn of the event loop: requests that arrived together go together.
      if (waiting.length === 1) setImmediate(start)
    })
}

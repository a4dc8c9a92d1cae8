/**
 * Gathers single calls into groups: whatever arrives while a group is under way forms the next one, so the busier it
 * is the larger the groups, and a lone call waits for nobody.
 */
export function inGroups<Item, Result>(
  handle: (items: Item[]) => Promise<Result[]>,
  { largest, atOnce }: { largest: number; atOnce: number },
): (item: Item) => Promise<Result> {
  type Call = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }
  let waiting: Call[] = []
  let running = 0

  function start(): void {
    while (running < atOnce && waiting.length > 0) {
      const group = waiting.slice(0, largest)
      waiting = waiting.slice(largest)
      running++
      void run(group)
    }
  }

  async function run(group: Call[]): Promise<void> {
    try {
      const results = await handle(group.map(({ item }) => item))
      for (const [index, call] of group.entries()) call.resolve(results[index] as Result)
    } catch (error) {
      for (const call of group) call.reject(error)
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

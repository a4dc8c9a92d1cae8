/** Runs jobs in their order, at most `limit` at a time, and gives back their results in the same order. */
export async function runConcurrently(jobs, limit) {
  const results = []
  let next = 0
  const worker = async () => {
    while (next < jobs.length) {
      const index = next++
      results[index] = await jobs[index]()
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, jobs.length) }, worker))
  return results
}

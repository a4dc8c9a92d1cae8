/**
 * Fetches a proof-of-work challenge and solves it in a worker. Resolves to undefined if the service requires none. The
 * code loads on the first call, because most visitors never need it.
 */
export async function solveProof(path: string): Promise<string | undefined> {
  const { fetchAndSolve, solveInWorker } = await import('./solve-in-worker.ts')
  return fetchAndSolve(path, { fetch: window.fetch.bind(window), solve: solveInWorker })
}

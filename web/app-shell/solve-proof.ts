/**
 * Fetches a proof-of-work challenge and solves it beside the page; undefined where none is asked for. Its code is loaded
 * by whoever asks for something that needs a proof, and by nobody before.
 */
export async function solveProof(path: string): Promise<string | undefined> {
  const [{ solveProof: fetchAndSolve }, { solveInWorker }] = await Promise.all([
    import('../features/proof-of-work/solve-proof.ts'),
    import('../features/proof-of-work/solve-in-worker.ts'),
  ])
  return fetchAndSolve(path, { fetch: window.fetch.bind(window), solve: solveInWorker })
}

import { type ProofChallenge, proofChallengeSchema } from '@network-site/protocol/proof-of-work'
import type { Solved } from './solver-worker.ts'

/** Fetches and solves a proof-of-work challenge. Resolves to undefined if the service requires none. */
export async function fetchAndSolve(
  path: string,
  { fetch, solve }: { fetch: typeof globalThis.fetch; solve: (challenge: ProofChallenge) => Promise<string> },
): Promise<string | undefined> {
  const response = await fetch(path)
  if (response.status === 204) return undefined
  if (response.status !== 200) throw new Error(`The challenge request failed with status ${response.status}.`)
  return solve(proofChallengeSchema.parse(await response.json()))
}

/** Solves a proof-of-work challenge in a worker, so that the page stays responsive. */
export async function solveInWorker(challenge: ProofChallenge): Promise<string> {
  const worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' })
  try {
    const solved = await new Promise<Solved>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Solved>) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('The solver failed to load.')))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker belongs to this page alone
      worker.postMessage(challenge)
    })
    if ('failure' in solved) throw new Error(solved.failure)
    return solved.proof
  } finally {
    worker.terminate()
  }
}

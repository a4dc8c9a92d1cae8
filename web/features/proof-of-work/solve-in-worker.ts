import { type ProofChallenge, proofChallengeSchema } from '@network-site/protocol/proof-of-work'
import type { Solved } from './solver-worker.ts'

interface FetchAndSolveOptions {
  fetch: typeof globalThis.fetch
  solve: (challenge: ProofChallenge) => Promise<string>
}

/** Fetches a proof-of-work challenge and solves it. Resolves to undefined where the service asks for none. */
export async function fetchAndSolve(path: string, { fetch, solve }: FetchAndSolveOptions): Promise<string | undefined> {
  const response = await fetch(path)
  if (response.status === 204) return undefined
  if (response.status !== 200) throw new Error(`The challenge was answered with ${response.status}.`)
  return solve(proofChallengeSchema.parse(await response.json()))
}

/** Solves a proof-of-work challenge beside the page, which goes on being drawn and answering. */
export async function solveInWorker(challenge: ProofChallenge): Promise<string> {
  const worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' })
  try {
    const solved = await new Promise<Solved>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Solved>) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('The solver could not be loaded.')))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this page alone
      worker.postMessage(challenge)
    })
    if ('failure' in solved) throw new Error(solved.failure)
    return solved.proof
  } finally {
    worker.terminate()
  }
}

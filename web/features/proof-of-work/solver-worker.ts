import type { ProofChallenge } from '@network-site/protocol/proof-of-work'
import { solveChallenge } from './solve-challenge.ts'

/** The worker's reply: the solution, or why there is none. */
export type Solved = { proof: string } | { failure: string }

// Bundled into one file, because the Content-Security-Policy of our scripts blocks imports.
self.addEventListener('message', ({ data }: MessageEvent<ProofChallenge>) => {
  solveChallenge(data).then(
    (proof) => answer({ proof }),
    (error: unknown) => answer({ failure: String(error) }),
  )
})

function answer(solved: Solved): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages reach its own page alone
  self.postMessage(solved)
}

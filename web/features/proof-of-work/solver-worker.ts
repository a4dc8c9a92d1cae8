import type { ProofChallenge } from '@network-site/protocol/proof-of-work'
import { solveChallenge } from './solve-challenge.ts'

/** What the worker answers: the solution, or why there is none. */
export type Solved = { proof: string } | { failure: string }

// One file without imports: the policy of a script of ours lets it load nothing.
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

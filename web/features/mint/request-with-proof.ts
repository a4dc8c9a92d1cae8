import type { RemoteMint } from '@network-site/protocol/mints'
import { codeOf } from './mint-request-error.ts'

interface ProofDependencies {
  post: (request: RemoteMint) => Promise<string | undefined>
  /** Solves the proof of work that the service asks of new wallets. */
  prove: () => Promise<string>
}

/**
 * Returns a function that posts a mint request and, where the service asks for a proof of work, posts it again with
 * one.
 */
export function requestWithProof({ post, prove }: ProofDependencies) {
  let proof: Promise<string> | undefined

  return async function request(mint: Omit<RemoteMint, 'proof'>): Promise<string | undefined> {
    const given = proof
    try {
      return await post({ ...mint, ...(given ? { proof: await given } : {}) })
    } catch (error) {
      if (codeOf(error) !== 'PROOF_REQUIRED') throw error
      return post({ ...mint, proof: await solveAnew(given) })
    }
  }

  /** A proof where none was given, or the one given has expired. Concurrent requests share one. */
  function solveAnew(given: Promise<string> | undefined): Promise<string> {
    if (proof && proof !== given) return proof
    const solving = prove()
    proof = solving
    solving.catch(() => {
      if (proof === solving) proof = undefined
    })
    return solving
  }
}

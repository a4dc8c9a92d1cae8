import { type ProofChallenge, solvedProofSchema } from '@network-site/protocol/proof-of-work'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Challenges that are cheap for one visitor and expensive for wallet farms. */
export type ProofOfWork = ReturnType<typeof createProofOfWork>

const lifeSeconds = 1200

/**
 * Creates stateless challenges. Each is bound to a wallet and a purpose, so a solution cannot be reused for another. Every
 * server with the same secret accepts it.
 */
export function createProofOfWork(options: {
  purpose: 'mint' | 'faucet'
  secret: string
  cost: number
  nowMilliseconds: () => number
}) {
  const { purpose, secret, cost, nowMilliseconds } = options
  return {
    challenge: (wallet: string): Promise<ProofChallenge> =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        deriveKey,
        hmacSignatureSecret: secret,
        expiresAt: Math.floor(nowMilliseconds() / 1000) + lifeSeconds,
        data: { wallet, purpose },
      }),
    isSolved: async (proof: string, wallet: string): Promise<boolean> => {
      const solved = readProof(proof)
      const bound = solved?.challenge.parameters.data
      if (!solved || bound?.['wallet'] !== wallet || bound['purpose'] !== purpose) return false
      const result = await verifySolution({ ...solved, deriveKey, hmacSignatureSecret: secret })
      return result.verified
    },
  }
}

function readProof(proof: string) {
  try {
    return solvedProofSchema.parse(JSON.parse(Buffer.from(proof, 'base64').toString()))
  } catch {
    return undefined
  }
}

import { type ProofChallenge, solvedProofSchema } from '@network-site/protocol/proof-of-work'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Challenges that are cheap for one visitor and expensive for wallet farms. */
export type ProofOfWork = ReturnType<typeof createProofOfWork>

/** What a visitor proves work for. */
export type ProofPurpose = 'mint' | 'faucet' | 'contact'

const lifeSeconds = 1200

/**
 * Creates stateless challenges. Each is bound to a purpose and a holder, the wallet or form that it is for, so a solution
 * cannot be reused for another. Every server with the same secret accepts it.
 */
export function createProofOfWork(options: {
  purpose: ProofPurpose
  secret: string
  cost: number
  nowMilliseconds: () => number
}) {
  const { purpose, secret, cost, nowMilliseconds } = options

  /** Resolves to the nonce of a solved challenge, which a feature can store to accept it only once. */
  async function readNonce(proof: string, holder: string): Promise<string | undefined> {
    const solved = readProof(proof)
    const bound = solved?.challenge.parameters.data
    if (!solved || bound?.['wallet'] !== holder || bound['purpose'] !== purpose) return undefined
    const result = await verifySolution({ ...solved, deriveKey, hmacSignatureSecret: secret })
    return result.verified ? solved.challenge.parameters.nonce : undefined
  }

  return {
    readNonce,
    challenge: (holder: string): Promise<ProofChallenge> =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        deriveKey,
        hmacSignatureSecret: secret,
        expiresAt: Math.floor(nowMilliseconds() / 1000) + lifeSeconds,
        data: { wallet: holder, purpose },
      }),
    isSolved: async (proof: string, holder: string): Promise<boolean> => (await readNonce(proof, holder)) !== undefined,
  }
}

function readProof(proof: string) {
  try {
    return solvedProofSchema.parse(JSON.parse(Buffer.from(proof, 'base64').toString()))
  } catch {
    return undefined
  }
}

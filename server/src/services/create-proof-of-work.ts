import { type ProofChallenge, solvedProofSchema } from '@network-site/protocol/proof-of-work'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Puzzles that cost a visitor a moment and a farm of wallets a fortune. */
export type ProofOfWork = {
  challenge: (wallet: string) => Promise<ProofChallenge>
  isSolved: (proof: string, wallet: string) => Promise<boolean>
}

const lifeSeconds = 1200

/**
 * A challenge names the wallet and the purpose it is for, so a solution helps nobody else and nothing has to be
 * remembered. Every server that knows the secret accepts it.
 */
export function createProofOfWork(options: {
  purpose: 'mint' | 'faucet'
  secret: string
  cost: number
  nowMilliseconds: () => number
}): ProofOfWork {
  const { purpose, secret, cost, nowMilliseconds } = options
  return {
    challenge: (wallet) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        deriveKey,
        hmacSignatureSecret: secret,
        expiresAt: Math.floor(nowMilliseconds() / 1000) + lifeSeconds,
        data: { wallet, purpose },
      }),
    isSolved: async (proof, wallet) => {
      const solved = readProof(proof)
      const asked = solved?.challenge.parameters.data
      if (!solved || asked?.['wallet'] !== wallet || asked['purpose'] !== purpose) return false
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

import { mintFailure } from '@network-site/protocol/mint-failures'
import type { ProofChallenge } from '@network-site/protocol/proof-of-work'
import type { ProofOfWork } from '../../adapters/proof-of-work.ts'
import type { RateLimit } from '../../adapters/rate-limits.ts'
import type { SocialAccounts } from '../../adapters/social-accounts.ts'

export type GuardOptions = {
  rateLimit: RateLimit
  /** Required of new wallets, where it is set. */
  proofOfWork: ProofOfWork | undefined
  /** Required of everybody, where it is set. */
  socialAccounts: SocialAccounts | undefined
  /** Whether a wallet has minted on an earlier day. */
  isKnown: (minter: `0x${string}`, day: number) => Promise<boolean>
}

export type Guards = ReturnType<typeof createGuards>

/** The checks between the public and the relayer's balance. A key costs nothing, so a signature alone proves nothing. */
export function createGuards({ rateLimit, proofOfWork, socialAccounts, isKnown }: GuardOptions) {
  return {
    checkRate: (ip: string): Promise<void> => rateLimit.take(ip),
    async checkMinter(asked: {
      minter: `0x${string}`
      day: number
      proof: string | undefined
      accessToken: string | undefined
    }): Promise<void> {
      const { minter, day, proof, accessToken } = asked
      if (socialAccounts && !(accessToken && (await socialAccounts.isSignedIn(accessToken)))) {
        throw mintFailure('SIGN_IN_REQUIRED')
      }
      if (!proofOfWork || (proof && (await proofOfWork.isSolved(proof, minter)))) return
      if (!(await isKnown(minter, day))) throw mintFailure('PROOF_REQUIRED')
    },
    /** A proof-of-work challenge for this wallet; undefined where none is required. */
    challenge: async (minter: `0x${string}`): Promise<ProofChallenge | undefined> => proofOfWork?.challenge(minter),
  }
}

import { mintFailure } from '../../lib/mint-failures.ts'
import type { ProofChallenge } from '@network-site/protocol/proof-of-work'
import type { ProofOfWork } from '../../services/proof-of-work.ts'
import type { RateLimit } from '../../services/rate-limits.ts'
import type { SocialAccounts } from '../../services/social-accounts.ts'

export type GuardOptions = {
  rateLimit: RateLimit
  /** How often the chain is asked whether a contract signed. */
  contractCheckLimit: RateLimit
  /** Required when it is due, where it is set. */
  proofOfWork: ProofOfWork | undefined
  /** Required of everybody, where it is set. */
  socialAccounts: SocialAccounts | undefined
  /** The chain's number, for what is counted per chain. */
  chainNumber: () => number
}

export type Guards = ReturnType<typeof createGuards>

/** The checks between the public and the relayer's balance. A key costs nothing, so a signature alone proves nothing. */
export function createGuards(options: GuardOptions) {
  const { rateLimit, contractCheckLimit, proofOfWork, socialAccounts, chainNumber } = options
  return {
    checkRate: (ip: string): Promise<void> => rateLimit.take(ip),
    checkContractRate: (ip: string): Promise<void> => contractCheckLimit.take(ip),
    async checkMinter(asked: {
      minter: `0x${string}`
      day: number
      isProofDue: boolean
      proof: string | undefined
      accessToken: string | undefined
    }): Promise<void> {
      const { minter, day, isProofDue, proof, accessToken } = asked
      const account = accessToken && (await socialAccounts?.accountOf(accessToken))
      if (socialAccounts && !account) throw mintFailure('SIGN_IN_REQUIRED')
      const isProven = !proofOfWork || !isProofDue || (proof && (await proofOfWork.isSolved(proof, minter)))
      if (!isProven) throw mintFailure('PROOF_REQUIRED')
      if (socialAccounts && account) {
        const isItsWallet = await socialAccounts.claim(account, { chain: chainNumber(), day, wallet: minter })
        if (!isItsWallet) throw mintFailure('SOCIAL_ACCOUNT_USED')
      }
    },
    /** A proof-of-work challenge for this wallet; undefined where none is required. */
    challenge: async (minter: `0x${string}`): Promise<ProofChallenge | undefined> => proofOfWork?.challenge(minter),
  }
}

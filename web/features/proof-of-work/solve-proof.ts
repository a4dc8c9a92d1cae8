import { proofChallengeSchema, type ProofChallenge } from '@network-site/protocol/proof-of-work'

interface ProofDependencies {
  fetch: typeof globalThis.fetch
  solve: (challenge: ProofChallenge) => Promise<string>
}

/** Fetches a proof-of-work challenge and solves it. Resolves to undefined where the service asks for none. */
export async function solveProof(path: string, { fetch, solve }: ProofDependencies): Promise<string | undefined> {
  const response = await fetch(path)
  if (response.status === 204) return undefined
  if (response.status !== 200) throw new Error(`The challenge was answered with ${response.status}.`)
  return solve(proofChallengeSchema.parse(await response.json()))
}

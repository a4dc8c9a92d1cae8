import type { ProofChallenge } from '@network-site/protocol/proof-of-work'
import { solveChallenge as findSolution } from 'altcha-lib'
import { deriveKey as deriveKeyNatively } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey as deriveKeyInScript } from './derive-key-in-script.ts'

/** In script a solution may take this long; the challenge is valid for longer. */
const timeoutMilliseconds = 300_000

/** Solves a proof-of-work challenge. Resolves to the solution as the service reads it. */
export async function solveChallenge(challenge: ProofChallenge): Promise<string> {
  // The browser's own cryptography is much faster, but browsers withhold it from pages over plain http.
  const deriveKey = globalThis.crypto.subtle ? deriveKeyNatively : deriveKeyInScript
  const solution = await findSolution({ challenge, deriveKey, timeout: timeoutMilliseconds })
  if (!solution) throw new Error('The challenge has no solution.')
  return btoa(JSON.stringify({ challenge, solution }))
}

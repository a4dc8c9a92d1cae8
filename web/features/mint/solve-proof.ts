import { odyssey } from '@network-site/site/odyssey'
import { MintRequestError } from './mint-request-error.ts'

/** In script a solution may take this long; the challenge is valid for longer. */
const timeoutMilliseconds = 300_000

/**
 * Fetches the proof-of-work challenge for a new wallet and solves it. Resolves to the solution as the service reads it.
 */
export async function solveProof(
  address: `0x${string}`,
  { fetch }: { fetch: typeof globalThis.fetch },
): Promise<string> {
  try {
    const [response, { proofChallengeSchema }, { solveChallenge }, { deriveKey }] = await Promise.all([
      fetch(`/vanguard-nft-drop/challenge/${address}`),
      import('@network-site/protocol/proof-of-work'),
      import('altcha-lib'),
      // The browser's own cryptography is much faster, but browsers withhold it from pages over plain http.
      globalThis.crypto.subtle ? import('altcha-lib/algorithms/web/pbkdf2') : import('./derive-key-in-script.ts'),
    ])
    if (response.status !== 200) throw new Error(`The challenge was answered with ${response.status}.`)
    const challenge = proofChallengeSchema.parse(await response.json())
    const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMilliseconds })
    if (!solution) throw new Error('The challenge has no solution.')
    return btoa(JSON.stringify({ challenge, solution }))
  } catch (cause) {
    throw new MintRequestError(odyssey.mint.error.fallback, { cause })
  }
}

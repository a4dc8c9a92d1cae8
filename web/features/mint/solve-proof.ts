import { odyssey } from '@network-site/site/odyssey'
import { MintRefusal } from './mint-refusal.ts'

/** In script a puzzle may take this long; it is good for longer. */
const longestMilliseconds = 300_000

/** Fetches the puzzle asked of a new wallet and solves it here. Answers the solution as the service reads it. */
export async function solveProof(
  address: `0x${string}`,
  { fetch }: { fetch: typeof globalThis.fetch },
): Promise<string> {
  try {
    const [response, { solveChallenge }, { deriveKey }] = await Promise.all([
      fetch(`/vanguard-nft-drop/challenge/${address}`),
      import('altcha-lib'),
      // The browser's own cryptography is much faster, and absent from pages over plain http.
      globalThis.crypto.subtle ? import('altcha-lib/algorithms/web/pbkdf2') : import('./derive-key-in-script.ts'),
    ])
    if (response.status !== 200) throw new Error(`The puzzle was answered with ${response.status}.`)
    const challenge = await response.json()
    const solution = await solveChallenge({ challenge, deriveKey, timeout: longestMilliseconds })
    if (!solution) throw new Error('The puzzle has no solution.')
    return btoa(JSON.stringify({ challenge, solution }))
  } catch (cause) {
    throw new MintRefusal(odyssey.mint.error.fallback, { cause })
  }
}

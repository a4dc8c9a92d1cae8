import { odyssey } from '@home/site/odyssey'
import { MintRefusal } from './mint-refusal.ts'

/** Fetches the puzzle asked of a new wallet and solves it here. Answers the solution as the service reads it. */
export async function solveProof(
  address: `0x${string}`,
  { fetch }: { fetch: typeof globalThis.fetch },
): Promise<string> {
  try {
    const [response, { solveChallenge }, { deriveKey }] = await Promise.all([
      fetch(`/vanguard-nft-drop/challenge/${address}`),
      import('altcha-lib'),
      // The browser's own cryptography: the library's plain one is for servers.
      import('altcha-lib/algorithms/web/pbkdf2'),
    ])
    if (response.status !== 200) throw new Error(`The puzzle was answered with ${response.status}.`)
    const challenge = await response.json()
    const solution = await solveChallenge({ challenge, deriveKey })
    if (!solution) throw new Error('The puzzle has no solution.')
    return btoa(JSON.stringify({ challenge, solution }))
  } catch (cause) {
    throw new MintRefusal(odyssey.mint.error.fallback, { cause })
  }
}

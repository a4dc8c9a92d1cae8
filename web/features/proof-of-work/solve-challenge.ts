import type { ProofChallenge } from '@network-site/protocol/proof-of-work'
import { solveChallenge as findSolution } from 'altcha-lib'
import { deriveKey as deriveKeyNatively } from 'altcha-lib/algorithms/web/pbkdf2'
import type { DeriveKeyFunction } from 'altcha-lib/types'
import { concatBytes, sha256 } from 'viem'

/** The limit for solving in JavaScript. Challenges stay valid for longer. */
const timeoutMilliseconds = 300_000

/** Solves a proof-of-work challenge. Resolves to the solution in the service's format. */
export async function solveChallenge(challenge: ProofChallenge): Promise<string> {
  // Web Crypto is much faster, but browsers disable it on plain HTTP.
  const deriveKey = globalThis.crypto.subtle ? deriveKeyNatively : deriveKeyInScript
  const solution = await findSolution({ challenge, deriveKey, timeout: timeoutMilliseconds })
  if (!solution) throw new Error('The challenge has no solution.')
  return btoa(JSON.stringify({ challenge, solution }))
}

const blockBytes = 64
const hashBytes = 32

/** Derives the challenge's key (PBKDF2 with SHA-256) in JavaScript, which takes about 20 times as long. */
export const deriveKeyInScript: DeriveKeyFunction = async ({ algorithm, cost, keyLength }, salt, password) => {
  if (algorithm !== 'PBKDF2/SHA-256' || keyLength > hashBytes || password.length > blockBytes)
    throw new Error('This challenge cannot be solved in JavaScript.')
  const inner = padded(password, 0x36)
  const outer = padded(password, 0x5c)
  const keyedHash = (message: Uint8Array) =>
    sha256(concatBytes([outer, sha256(concatBytes([inner, message]), 'bytes')]), 'bytes')

  let round = keyedHash(concatBytes([salt, Uint8Array.of(0, 0, 0, 1)]))
  const derivedKey = round.slice()
  for (let done = 1; done < cost; done++) {
    round = keyedHash(round)
    round.forEach(mixIn)
  }
  function mixIn(byte: number, at: number): void {
    derivedKey[at] = (derivedKey[at] ?? 0) ^ byte
  }
  return { derivedKey: derivedKey.slice(0, keyLength) }
}

function padded(password: Uint8Array, padding: number): Uint8Array {
  return Uint8Array.from({ length: blockBytes }, (_, at) => (password[at] ?? 0) ^ padding)
}

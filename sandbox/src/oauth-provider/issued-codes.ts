import { createHash, randomBytes } from 'node:crypto'

export type Grant = { clientId: string; redirectUri: string; codeChallenge: string; scope: string }

/** How long X's authorization codes are valid. */
const codeLifeMilliseconds = 30_000

/** Authorization codes: each can be used once, before it expires, with the PKCE verifier. */
export function issuedCodes(nowMilliseconds: () => number) {
  const grants = new Map<string, Grant & { expiresAt: number }>()
  return {
    issue(grant: Grant): string {
      const code = randomBytes(24).toString('base64url')
      grants.set(code, { ...grant, expiresAt: nowMilliseconds() + codeLifeMilliseconds })
      return code
    },
    spend(code: string, { verifier, ...claim }: { verifier: string; clientId: string; redirectUri: string }) {
      const grant = grants.get(code)
      grants.delete(code)
      if (!grant || grant.expiresAt < nowMilliseconds()) return undefined
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      const isTheirs =
        grant.clientId === claim.clientId &&
        grant.redirectUri === claim.redirectUri &&
        grant.codeChallenge === challenge
      return isTheirs ? grant : undefined
    },
  }
}

import type { BrowserSettings } from '@network-site/protocol/settings'

export type SocialSettings = NonNullable<BrowserSettings['social']>

interface SignInDependencies {
  session: Pick<Storage, 'setItem'>
  /** Over plain http browsers withhold `subtle`, except on localhost. */
  crypto: Pick<Crypto, 'getRandomValues'> & { subtle?: Pick<SubtleCrypto, 'digest'> | undefined }
}

/**
 * Prepares a sign-in: keeps a fresh state and PKCE verifier for this tab, and resolves to the address of the provider's
 * consent page. Only the verifier's digest leaves the browser before the exchange.
 */
export async function startSignIn(
  { authorizeUrl, clientId, redirectUri, scope }: SocialSettings,
  { session, crypto }: SignInDependencies,
): Promise<string> {
  const state = randomText(crypto)
  const codeVerifier = randomText(crypto)
  const digest = await sha256(new TextEncoder().encode(codeVerifier), crypto)
  session.setItem('state', state)
  session.setItem('codeVerifier', codeVerifier)
  const url = new URL(authorizeUrl)
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    state,
    code_challenge: base64url(digest),
    code_challenge_method: 'S256',
  }).toString()
  return url.href
}

async function sha256(bytes: Uint8Array<ArrayBuffer>, { subtle }: SignInDependencies['crypto']): Promise<Uint8Array> {
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes))
  return (await import('./sha256-in-script.ts')).sha256InScript(bytes)
}

/** 256 random bits in 43 characters, the least that RFC 7636 allows. */
function randomText(crypto: SignInDependencies['crypto']): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

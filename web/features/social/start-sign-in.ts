import type { BrowserSettings } from '@home/protocol/browser-settings'

export type SocialSettings = NonNullable<BrowserSettings['social']>

interface World {
  session: Pick<Storage, 'setItem'>
  crypto: Pick<Crypto, 'getRandomValues' | 'subtle'>
}

/**
 * Prepares a sign-in: keeps a fresh state and PKCE verifier for this tab, and answers the address at which the person
 * agrees. Only the verifier's digest leaves the browser before the exchange.
 */
export async function startSignIn(
  { authorizeUrl, clientId, redirectUri, scope }: SocialSettings,
  { session, crypto }: World,
): Promise<string> {
  const state = randomText(crypto)
  const codeVerifier = randomText(crypto)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
  session.setItem('state', state)
  session.setItem('codeVerifier', codeVerifier)
  const url = new URL(authorizeUrl)
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    state,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  }).toString()
  return url.href
}

/** 256 random bits in the 43 characters that RFC 7636 asks for at least. */
function randomText(crypto: World['crypto']): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

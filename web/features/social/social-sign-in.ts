import type { BrowserSettings } from '@network-site/protocol/settings'

export type SocialSettings = NonNullable<BrowserSettings['social']>

interface StartSignInOptions {
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
  { session, crypto }: StartSignInOptions,
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

async function sha256(bytes: Uint8Array<ArrayBuffer>, { subtle }: StartSignInOptions['crypto']): Promise<Uint8Array> {
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes))
  return (await import('./sha256-in-script.ts')).sha256InScript(bytes)
}

/** 256 random bits in 43 characters, the least that RFC 7636 allows. */
function randomText(crypto: StartSignInOptions['crypto']): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

interface CompleteSignInOptions {
  session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  fetch: typeof fetch
  /** The page's own address, and its address at `PUBLIC_URL`: the provider must be told the one that was used. */
  returnUrl: string
  publicReturnUrl: string
}

/**
 * Exchanges the code that a social network sent for an access token and keeps it for this session.
 * On failure nothing is stored and nothing removed, so that the visitor may try again.
 */
export async function completeSignIn(
  query: URLSearchParams,
  { session, fetch, returnUrl, publicReturnUrl }: CompleteSignInOptions,
): Promise<void> {
  const sent = new URLSearchParams({
    state: query.get('state') ?? '',
    code: query.get('code') ?? '',
    sessionState: session.getItem('state') ?? '',
    codeVerifier: session.getItem('codeVerifier') ?? '',
  })
  const missing = [...sent].flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length > 0) throw new Error(`Sign-in cannot be completed without ${missing.join(', ')}`)

  if (returnUrl !== publicReturnUrl) sent.set('redirectUri', returnUrl)
  const response = await fetch(`/get-twitter-token?${sent}`)
  if (!response.ok) throw new Error(`/get-twitter-token answered ${response.status}`)
  const { socialTokenSchema } = await import('@network-site/protocol/social-token')
  const { accessToken } = socialTokenSchema.parse(await response.json())

  session.setItem(accessTokenKey, accessToken)
  session.removeItem('state')
  session.removeItem('codeVerifier')
}

/** The access token's key in the session storage. */
const accessTokenKey = 'twitterAccessToken'
const changeEvent = 'social-token-changed'

/** The token of this tab's sign-in, if there is one. */
export function readAccessToken(): string | null {
  return window.sessionStorage.getItem(accessTokenKey)
}

/** Signs out in this tab: removes the token and notifies the listeners. */
export function forgetAccessToken(): void {
  window.sessionStorage.removeItem(accessTokenKey)
  window.dispatchEvent(new Event(changeEvent))
}

/** Calls the listener when the token was removed. Returns how to stop. */
export function onAccessTokenChange(listener: () => void): () => void {
  window.addEventListener(changeEvent, listener)
  return () => window.removeEventListener(changeEvent, listener)
}

import type { BrowserSettings } from '@network-site/protocol/settings'
import { paths } from '@network-site/site/paths'
import { useSyncExternalStore } from 'react'

export type SocialSettings = NonNullable<BrowserSettings['social']>

interface StartSignInOptions {
  session: Pick<Storage, 'setItem'>
  /** Over plain HTTP, browsers omit `subtle`, except on localhost. */
  crypto: Pick<Crypto, 'getRandomValues'> & { subtle?: Pick<SubtleCrypto, 'digest'> | undefined }
}

/**
 * Stores a fresh state and PKCE verifier for this tab, and resolves to the URL of the provider's consent page. Only the
 * verifier's digest leaves the browser before the exchange.
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
  session.setItem(returnPathKey, paths.mint)
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

/** Returns 256 random bits in 43 characters, the minimum of RFC 7636. */
function randomText(crypto: StartSignInOptions['crypto']): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Where a sign-in returns to: the mint page in the language that it started in. */
export const returnPathKey = 'signInReturnPath'

/** The keys of a sign-in in the session storage: the provider's access token and our server's statement. */
export const signInKeys = { accessToken: 'twitterAccessToken', statement: 'socialStatement' }
const changeEvent = 'social-sign-in-changed'

function readAccessToken(): string | null {
  return window.sessionStorage.getItem(signInKeys.accessToken)
}

/** Returns the server's statement about this tab's sign-in, if there is one. */
export function readStatement(): string | null {
  return window.sessionStorage.getItem(signInKeys.statement)
}

/** Signs out in this tab and notifies the listeners. */
export function signOut(): void {
  for (const key of Object.values(signInKeys)) window.sessionStorage.removeItem(key)
  window.dispatchEvent(new Event(changeEvent))
}

/** Returns this tab's access token and renders again after a sign-out. */
export function useAccessToken(): string | null {
  return useSyncExternalStore(onSignInChange, readAccessToken, () => null)
}

/** Returns the statement about this tab's sign-in and renders again after a sign-out. */
export function useStatement(): string | null {
  return useSyncExternalStore(onSignInChange, readStatement, () => null)
}

function onSignInChange(listener: () => void): () => void {
  window.addEventListener(changeEvent, listener)
  return () => window.removeEventListener(changeEvent, listener)
}

const name = 'twitterAccessToken'
const changed = 'social-token-changed'

/** The token of this tab's sign-in. */
export function readAccessToken(): string | null {
  return window.sessionStorage.getItem(name)
}

/** Signs out here: the token is forgotten, and whoever shows it is told. */
export function forgetAccessToken(): void {
  window.sessionStorage.removeItem(name)
  window.dispatchEvent(new Event(changed))
}

/** Tells when the token was forgotten. */
export function onAccessTokenChange(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}

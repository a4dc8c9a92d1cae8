/** The access token's key in the session storage. */
export const accessTokenKey = 'twitterAccessToken'
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

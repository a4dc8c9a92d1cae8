import { signInKeys } from './social-sign-in.ts'

interface CompleteSignInOptions {
  session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  fetch: typeof fetch
  /** The page's actual URL and its URL at `PUBLIC_URL`. The provider must get the one that was used. */
  returnUrl: string
  publicReturnUrl: string
}

/**
 * Exchanges the provider's code for an access token and the server's statement, and stores both for this session. A
 * failure leaves the session unchanged, so that the visitor can try again.
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
  if (missing.length > 0) throw new Error(`Cannot complete the sign-in without ${missing.join(', ')}`)

  if (returnUrl !== publicReturnUrl) sent.set('redirectUri', returnUrl)
  const response = await fetch(`/get-twitter-token?${sent}`)
  if (!response.ok) throw new Error(`/get-twitter-token answered ${response.status}`)
  const { socialTokenSchema } = await import('@network-site/protocol/social-token')
  const { accessToken, statement } = socialTokenSchema.parse(await response.json())

  session.setItem(signInKeys.accessToken, accessToken)
  // Another account's statement must not remain.
  if (statement === undefined) session.removeItem(signInKeys.statement)
  else session.setItem(signInKeys.statement, statement)
  session.removeItem('state')
  session.removeItem('codeVerifier')
}

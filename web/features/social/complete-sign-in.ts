import { accessTokenKey } from './access-token.ts'

interface SignInDependencies {
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
  { session, fetch, returnUrl, publicReturnUrl }: SignInDependencies,
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

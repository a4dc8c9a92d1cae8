/** The world the exchange touches, handed in so that it can be tested. */
export interface SignInWorld {
  session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  fetch: typeof fetch
  /** The page's own address, and where it would be at `PUBLIC_URL`: the server must name the one that was used. */
  returnUrl: string
  publicReturnUrl: string
}

/**
 * Exchanges the code a social network sent us for an access token and keeps it for this session.
 * On failure nothing is stored and nothing removed, so that the visitor may try again.
 */
export async function completeSignIn(query: URLSearchParams, world: SignInWorld): Promise<void> {
  const exchange = {
    state: query.get('state'),
    code: query.get('code'),
    sessionState: world.session.getItem('state'),
    codeVerifier: world.session.getItem('codeVerifier'),
  }
  const missing = Object.entries(exchange).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length > 0) throw new Error(`Sign-in cannot be completed without ${missing.join(', ')}`)

  const sent = new URLSearchParams(exchange as Record<string, string>)
  if (world.returnUrl !== world.publicReturnUrl) sent.set('redirectUri', world.returnUrl)
  const response = await world.fetch(`/get-twitter-token?${sent}`)
  if (!response.ok) throw new Error(`/get-twitter-token answered ${response.status}`)
  const { socialTokenSchema } = await import('@network-site/protocol/social-token')
  const { accessToken } = socialTokenSchema.parse(await response.json())

  world.session.setItem('twitterAccessToken', accessToken)
  world.session.removeItem('state')
  world.session.removeItem('codeVerifier')
}

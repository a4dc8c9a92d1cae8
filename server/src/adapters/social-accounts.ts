/** Who is signed in at the social network. */
export type SocialAccounts = { isSignedIn: (accessToken: string) => Promise<boolean> }

const rememberMilliseconds = 10 * 60_000
const remembered = 20_000
const patienceMilliseconds = 5000

/** Asks the social network whose token it is, and caches a yes for ten minutes. */
export function createSocialAccounts(options: { apiUrl: string; nowMilliseconds: () => number }): SocialAccounts {
  const { apiUrl, nowMilliseconds } = options
  const signedInUntil = new Map<string, number>()
  return {
    isSignedIn: async (accessToken) => {
      if ((signedInUntil.get(accessToken) ?? 0) > nowMilliseconds()) return true
      const response = await fetch(`${apiUrl}/users/me`, {
        headers: { authorization: `Bearer ${accessToken}` },
        signal: AbortSignal.timeout(patienceMilliseconds),
        redirect: 'error',
      })
      if (!response.ok) return false
      if (signedInUntil.size >= remembered) signedInUntil.clear()
      signedInUntil.set(accessToken, nowMilliseconds() + rememberMilliseconds)
      return true
    },
  }
}

import type { SocialProfile } from '@network-site/protocol/social-token'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'

/** Who is signed in; null once the provider no longer accepts the token. Fetched once per token. */
export function useSocialProfile(accessToken: string | null) {
  return useQuery(
    queryOptions({
      queryKey: ['social-profile', accessToken],
      queryFn: accessToken === null ? skipToken : async ({ signal }) => fetchProfile(accessToken, signal),
      staleTime: Infinity,
    }),
  )
}

async function fetchProfile(accessToken: string, signal: AbortSignal): Promise<SocialProfile | null> {
  const response = await fetch('/social/me', { headers: { authorization: `Bearer ${accessToken}` }, signal })
  if (response.status === 401) return null
  if (!response.ok) throw new Error(`/social/me answered ${response.status}`)
  const { socialProfileSchema } = await import('@network-site/protocol/social-token')
  return socialProfileSchema.parse(await response.json())
}

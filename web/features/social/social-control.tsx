import { fillPlaceholders } from '@network-site/protocol/text'
import type { SocialProfile } from '@network-site/protocol/social-token'
import { socialWords } from '@network-site/site/social-words'
import { skipToken, useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { toast } from '../../ui/toast.ts'
import { signOut, type SocialSettings, startSignIn, useAccessToken } from './social-sign-in.ts'

const words = socialWords

interface SocialControlProps {
  settings: SocialSettings
  /** The social network's logo. */
  icon: ReactNode
}

/** Starts the social sign-in. Afterwards, shows the signed-in account and offers to sign out. */
export function SocialControl({ settings, icon }: SocialControlProps) {
  const accessToken = useAccessToken()
  const profile = useSocialProfile(accessToken)
  const [isRedirecting, setIsRedirecting] = useState(false)

  // The provider redirects to one registered origin, which cannot read the state and verifier stored on another.
  const elsewhere = new URL(settings.redirectUri)
  const isElsewhere = elsewhere.origin !== window.location.origin

  async function signIn() {
    setIsRedirecting(true)
    window.location.assign(await startSignIn(settings, { session: window.sessionStorage, crypto: window.crypto }))
  }

  if (isElsewhere) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton variant="secondary" icon={icon} href={elsewhere.origin + window.location.pathname}>
          {words.connect}
        </LinkButton>
        <p className="text-small text-faint">{fillPlaceholders(words.elsewhere, { url: elsewhere.host })}</p>
      </div>
    )
  }
  if (accessToken === null || profile.data === null) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" icon={icon} isLoading={isRedirecting} onClick={() => void signIn()}>
          {words.connect}
        </Button>
        {profile.data === null && accessToken !== null && <p className="text-small text-faint">{words.ended}</p>}
      </div>
    )
  }
  return (
    <div className="inline-flex min-h-12 items-center gap-4 border border-line bg-surface pe-1 ps-4 text-small">
      <span aria-hidden="true" className="inline-flex text-muted [&>svg]:size-4">
        {icon}
      </span>
      <output className="text-muted">
        {profile.data ? (
          <Sentence
            text={words.signedInAs}
            parts={{ name: <b className="font-medium text-ink">@{profile.data.username}</b> }}
          />
        ) : profile.isError ? (
          words.unavailable
        ) : (
          words.checking
        )}
      </output>
      <Button
        variant="ghost"
        size="small"
        icon={<LogOut className="rtl:-scale-x-100" />}
        className="me-3"
        onClick={leave}
      >
        {words.signOut}
      </Button>
    </div>
  )
}

/** Reserves the button's space until the settings say whether sign-in is offered. */
export function SocialPlaceholder({ icon }: Pick<SocialControlProps, 'icon'>) {
  return (
    <Button variant="secondary" icon={icon} disabled aria-hidden="true" className="invisible">
      {words.connect}
    </Button>
  )
}

function leave(): void {
  signOut()
  toast(words.signedOut)
}

/** Fetches the signed-in profile once per token. It is null once the provider rejects the token. */
function useSocialProfile(accessToken: string | null) {
  return useQuery({
    queryKey: ['social-profile', accessToken],
    queryFn: accessToken === null ? skipToken : async ({ signal }) => fetchProfile(accessToken, signal),
    staleTime: Infinity,
  })
}

async function fetchProfile(accessToken: string, signal: AbortSignal): Promise<SocialProfile | null> {
  const response = await fetch('/social/me', { headers: { authorization: `Bearer ${accessToken}` }, signal })
  if (response.status === 401) return null
  if (!response.ok) throw new Error(`/social/me answered ${response.status}`)
  const { socialProfileSchema } = await import('@network-site/protocol/social-token')
  return socialProfileSchema.parse(await response.json())
}

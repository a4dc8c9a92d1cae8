import { pages } from '@network-site/site/pages'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { completeSignIn } from '../features/social/complete-sign-in.ts'
import { pageMeta } from '../page-meta.ts'
import { publicUrl } from '../public-url.ts'
import type { Route } from './+types/twitter-redirect'

export const meta: Route.MetaFunction = () => pageMeta(pages.twitterRedirect)

/** Exchanges what the provider handed over. Whatever comes of it, the visitor goes on to the mint page. */
export default function TwitterRedirect() {
  const navigate = useNavigate()
  const hasBegun = useRef(false)
  useEffect(() => {
    // A code is good for one exchange.
    if (hasBegun.current) return
    hasBegun.current = true
    const query = new URLSearchParams(window.location.search)
    completeSignIn(query, {
      session: window.sessionStorage,
      fetch: window.fetch.bind(window),
      returnUrl: window.location.origin + pages.twitterRedirect.path,
      publicReturnUrl: publicUrl() + pages.twitterRedirect.path,
    })
      .catch((error: unknown) => console.error('Sign-in was not completed.', error))
      .finally(() => void navigate(pages.vanguardMint.path, { replace: true }))
  }, [navigate])
  return null
}

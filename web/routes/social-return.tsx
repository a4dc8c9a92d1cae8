import { pages } from '@network-site/site/pages'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { PageHead } from '../app-shell/page-head.tsx'
import { completeSignIn } from '../features/social/complete-sign-in.ts'
import { publicUrl } from '../ui/media-url.ts'

/** Exchanges the provider's code for a token, then redirects to the mint page whether or not that succeeds. */
export function SocialReturn() {
  const navigate = useNavigate()
  const hasStarted = useRef(false)
  useEffect(() => {
    // A code can be exchanged only once, and StrictMode runs effects twice.
    if (hasStarted.current) return
    hasStarted.current = true
    const query = new URLSearchParams(window.location.search)
    completeSignIn(query, {
      session: window.sessionStorage,
      fetch: window.fetch.bind(window),
      returnUrl: window.location.origin + pages.socialReturn.path,
      publicReturnUrl: publicUrl() + pages.socialReturn.path,
    })
      .catch((error: unknown) => console.error('Sign-in was not completed.', error))
      .finally(() => void navigate(pages.mint.path, { replace: true }))
  }, [navigate])
  return <PageHead page={pages.socialReturn} />
}

import { languageNames } from '@network-site/site/languages'
import { pages } from '@network-site/site/pages'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { PageHead } from '../app-shell/page-head.tsx'
import { pathIn } from '../features/languages/language-choice.ts'
import { completeSignIn } from '../features/social/complete-sign-in.ts'
import { returnPathKey } from '../features/social/social-sign-in.ts'
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
      .finally(() => {
        // Another language is another document.
        const path = returnPath()
        if (path === pages.mint.path) void navigate(path, { replace: true })
        else window.location.replace(path)
      })
  }, [navigate])
  return <PageHead page={pages.socialReturn} />
}

/** Returns the mint page in the language that the sign-in started in. */
function returnPath(): string {
  const stored = window.sessionStorage.getItem(returnPathKey)
  const paths = languageNames.map((target) => pathIn(target, pages.mint.path))
  return paths.find((path) => path === stored) ?? pages.mint.path
}

import { pages } from '@home/site/pages'
import { replace } from 'react-router'
import { completeSignIn } from '../features/social/complete-sign-in.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/twitter-redirect'

export const meta: Route.MetaFunction = () => pageMeta(pages.twitterRedirect)

/** Whatever happens to the exchange, the visitor goes on to the mint page. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  try {
    await completeSignIn(new URL(request.url).searchParams, {
      session: window.sessionStorage,
      fetch: window.fetch.bind(window),
    })
  } catch (error) {
    console.error('Sign-in was not completed.', error)
  }
  return replace(pages.vanguardMint.path)
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return null
}

export default function TwitterRedirect() {
  return null
}

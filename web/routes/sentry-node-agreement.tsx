import { pages } from '@home/site/pages'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/sentry-node-agreement'

export const meta: Route.MetaFunction = () => pageMeta(pages.sentryNodeAgreement)

export default function SentryNodeAgreement() {
  return <h1>{pages.sentryNodeAgreement.title}</h1>
}

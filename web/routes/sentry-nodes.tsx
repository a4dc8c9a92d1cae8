import { pages } from '@home/site/pages'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/sentry-nodes'

export const meta: Route.MetaFunction = () => pageMeta(pages.sentryNodes)

export default function SentryNodes() {
  return <h1>{pages.sentryNodes.title}</h1>
}

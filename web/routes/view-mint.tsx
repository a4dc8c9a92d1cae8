import { odyssey } from '@home/site/odyssey'
import { pages } from '@home/site/pages'
import { ConnectMessage } from '../features/collection/connect-message.tsx'
import { pageMeta } from '../page-meta.ts'
import { publicUrl } from '../public-url.ts'
import type { Route } from './+types/view-mint'

export const meta: Route.MetaFunction = () => pageMeta(pages.viewMint)

export default function ViewMint() {
  return (
    <>
      <h1>{odyssey.viewer.title}</h1>
      <ConnectMessage host={publicUrl()} />
    </>
  )
}

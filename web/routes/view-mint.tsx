import { odyssey } from '@home/site/odyssey'
import { pages } from '@home/site/pages'
import { Wallet } from 'lucide-react'
import { ConnectMessage } from '../features/collection/connect-message.tsx'
import { pageMeta } from '../page-meta.ts'
import { publicUrl } from '../public-url.ts'
import { Button } from '../ui/button.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import type { Route } from './+types/view-mint'
import type { PageHandle } from './shared/page-handle.ts'

export const meta: Route.MetaFunction = () => pageMeta(pages.viewMint)

export const handle: PageHandle = { hasToasts: true }

export default function ViewMint() {
  return (
    <div className="page-frame min-h-svh pt-32 pb-section">
      <SectionHeading level={1} title={odyssey.viewer.title} caption={odyssey.kicker}>
        <ConnectMessage host={publicUrl()} />
      </SectionHeading>
      <Button icon={<Wallet />} disabled className="my-10">
        {odyssey.connectWallet}
      </Button>
    </div>
  )
}

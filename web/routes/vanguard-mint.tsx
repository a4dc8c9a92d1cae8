import { odyssey } from '@home/site/odyssey'
import { pages } from '@home/site/pages'
import { Wallet } from 'lucide-react'
import { MintFlavour } from '../features/mint/mint-flavour.tsx'
import { MintGallery } from '../features/mint/mint-gallery.tsx'
import { VanguardPicture } from '../features/vanguard/vanguard-picture.tsx'
import { pageMeta } from '../page-meta.ts'
import { Button } from '../ui/button.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import type { Route } from './+types/vanguard-mint'
import type { PageHandle } from './shared/page-handle.ts'

export const meta: Route.MetaFunction = () => pageMeta(pages.vanguardMint)

export const handle: PageHandle = { hasToasts: true }

export default function VanguardMint() {
  return (
    <div className="page-frame pt-32 pb-section">
      <SectionHeading level={1} title={odyssey.mint.title} caption={odyssey.kicker}>
        <MintFlavour />
      </SectionHeading>
      <div className="my-10 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button icon={<Wallet />} disabled>
          {odyssey.connectWallet}
        </Button>
        <p className="text-small text-muted">{odyssey.mint.connectFirst}</p>
      </div>
      <MintGallery picture={VanguardPicture} />
    </div>
  )
}

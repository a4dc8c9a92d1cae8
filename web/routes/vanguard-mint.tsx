import { odyssey } from '@home/site/odyssey'
import { pages } from '@home/site/pages'
import { MintGallery } from '../features/mint/mint-gallery.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/vanguard-mint'

export const meta: Route.MetaFunction = () => pageMeta(pages.vanguardMint)

export default function VanguardMint() {
  return (
    <>
      <h1>{odyssey.mint.title}</h1>
      <MintGallery />
    </>
  )
}

import { odyssey } from '@home/site/odyssey'
import { pages } from '@home/site/pages'
import { useNetwork } from '../features/settings/use-network.ts'
import { useSettings } from '../features/settings/use-settings.ts'
import { SwapFrame } from '../features/swap/swap-frame.tsx'
import { swapFrameUrl } from '../features/swap/swap-frame-url.ts'
import { pageMeta } from '../page-meta.ts'
import { ServerState } from '../server-state.tsx'
import type { Route } from './+types/testnet-swap'
import type { PageHandle } from './shared/page-handle.ts'

export const meta: Route.MetaFunction = () => pageMeta(pages.testnetSwap)

export const handle: PageHandle = { hasToasts: true }

export default function TestnetSwap() {
  return (
    <div className="flex min-h-svh flex-col pt-16">
      <div className="page-frame flex flex-wrap items-baseline gap-x-6 gap-y-1 py-5">
        <h1 className="type-display text-title">{odyssey.swap.title}</h1>
        <p className="text-small text-muted">{odyssey.swap.intro}</p>
      </div>
      <ServerState>
        <Widget />
      </ServerState>
    </div>
  )
}

function Widget() {
  const settings = useSettings()
  const network = useNetwork()
  const swap = settings.data?.swap
  const isUnreadable = settings.isError || network.isError
  const failure = isUnreadable ? odyssey.swap.unavailable : swap === null ? odyssey.swap.notSetUp : undefined
  const url =
    swap && network.data
      ? swapFrameUrl({ swap, network: network.data, primaryColor: odyssey.swap.primaryColor })
      : undefined
  return <SwapFrame url={url} failure={failure} />
}

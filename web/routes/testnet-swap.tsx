import { odyssey } from '@network-site/site/odyssey'
import { pages } from '@network-site/site/pages'
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
    <>
      <div className="flex min-h-svh flex-col pt-16">
        <h1 className="sr-only">{odyssey.swap.title}</h1>
        <ServerState>
          <Widget />
        </ServerState>
      </div>
      <p className="page-frame border-t border-line py-6 text-small text-faint">{odyssey.swap.intro}</p>
    </>
  )
}

function Widget() {
  const settings = useSettings()
  const network = useNetwork()
  const url =
    settings.data && network.data
      ? swapFrameUrl({
          settings: settings.data,
          network: network.data,
          primaryColor: odyssey.swap.primaryColor,
        })
      : undefined

  function retry() {
    if (settings.isError) void settings.refetch()
    if (network.isError) void network.refetch()
  }

  return (
    <SwapFrame
      url={url}
      isUnreadable={[settings, network].some(({ isError, isFetching }) => isError && !isFetching)}
      onRetry={retry}
    />
  )
}

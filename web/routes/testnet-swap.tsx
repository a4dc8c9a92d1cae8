import { campaign } from '@network-site/site/campaign'
import { pages } from '@network-site/site/pages'
import { useDeferredValue, useState } from 'react'
import { PageHead } from '../app-shell/page-head.tsx'
import { QueryProvider } from '../app-shell/query-client.tsx'
import { useNetwork, useSettings } from '../features/settings/settings-queries.ts'
import { swapFrameUrl } from '../features/swap/swap-frame-url.ts'
import { SwapFrame } from '../features/swap/swap-frame.tsx'
import { WidgetPlaceholder } from '../features/token-widget/widget-layout.tsx'
import { useAtRest } from '../ui/use-at-rest.ts'

export function TestnetSwap() {
  return (
    <>
      <PageHead page={pages.testnetSwap} />
      <div className="flex min-h-svh flex-col pt-16">
        <h1 className="sr-only">{campaign.swap.title}</h1>
        <QueryProvider>
          <Widget />
        </QueryProvider>
      </div>
      <p className="page-frame border-t border-line py-6 text-small text-faint">{campaign.swap.intro}</p>
    </>
  )
}

function Widget() {
  // The widget is a separate application that starts when this page is idle or the visitor touches it.
  const [isTouched, setIsTouched] = useState(false)
  const isStarted = useAtRest() || isTouched
  const settings = useSettings({ isEnabled: isStarted })
  const network = useNetwork({ isEnabled: isStarted })
  const url =
    settings.data && network.data
      ? swapFrameUrl({
          settings: settings.data,
          network: network.data,
          primaryColor: campaign.swap.primaryColor,
          pageUrl: window.location.href,
        })
      : undefined
  // Inserts the frame in a separate task, after the query results have rendered.
  const shownUrl = useDeferredValue(url)

  function retry() {
    if (settings.isError) void settings.refetch()
    if (network.isError) void network.refetch()
  }

  return (
    <SwapFrame
      url={shownUrl}
      isUnreadable={[settings, network].some(({ isError, isFetching }) => isError && !isFetching)}
      placeholder={<WidgetPlaceholder label={campaign.swap.loading} />}
      onTouch={() => setIsTouched(true)}
      onRetry={retry}
    />
  )
}

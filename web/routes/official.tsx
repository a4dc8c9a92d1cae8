import { officialLinks } from '@network-site/site/official'
import { pages } from '@network-site/site/pages'
import { PageHead } from '../app-shell/page-head.tsx'
import { QueryProvider } from '../app-shell/query-client.tsx'
import { OfficialLinks } from '../features/official-links/official-links.tsx'
import { useNetwork, useSettings } from '../features/settings/settings-queries.ts'
import { useStatus } from '../features/status/status-query.ts'
import { publicUrl } from '../ui/media-url.ts'
import { SectionHeading } from '../ui/section-heading.tsx'
import { useAtRest } from '../ui/use-at-rest.ts'
import { useHydrated } from '../ui/use-browser-value.ts'

export function OfficialLinksPage() {
  return (
    <div className="page-frame min-h-svh pt-28 pb-section md:pt-36">
      <PageHead page={pages.officialLinks} />
      <SectionHeading
        level={1}
        caption={officialLinks.kicker}
        title={officialLinks.title}
        subtitle={officialLinks.intro}
      />
      <div className="mt-block">
        <QueryProvider>
          <Addresses />
        </QueryProvider>
      </div>
    </div>
  )
}

function Addresses() {
  const isHydrated = useHydrated()
  // The code that fetches and validates the responses loads after the first screen.
  const isEnabled = useAtRest()
  const network = useNetwork({ isEnabled })
  const status = useStatus({ isEnabled })
  const settings = useSettings({ isEnabled })
  // Hydration must match the prerendered page, which has no cached data.
  const contracts = isHydrated ? network.data?.contracts : undefined
  const relayers = isHydrated ? status.data?.status.minting.relayers : undefined
  return (
    <OfficialLinks
      // In development, only the settings have it.
      siteUrl={(isHydrated && settings.data?.siteUrl) || publicUrl()}
      openedAt={isHydrated ? window.location.origin : undefined}
      contracts={
        contracts ? { collection: contracts.collection, token: contracts.token } : network.isError ? null : undefined
      }
      explorerUrl={isHydrated ? network.data?.chain.blockExplorerUrls[0] : undefined}
      relayers={relayers?.map(({ address }) => address) ?? (status.isError ? null : undefined)}
    />
  )
}

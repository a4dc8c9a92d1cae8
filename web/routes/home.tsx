import { header } from '@home/site/header'
import { community } from '@home/site/home/community'
import { pages } from '@home/site/pages'
import { PlaceButtons } from '../features/community/place-buttons.tsx'
import { ClientBox } from '../features/downloads/client-box.tsx'
import { DownloadWidget } from '../features/downloads/download-widget.tsx'
import { CommunitySection } from '../features/landing/community-section.tsx'
import { ContributorSection } from '../features/landing/contributor-section.tsx'
import { FoundationSection } from '../features/landing/foundation-section.tsx'
import { GamesSection } from '../features/landing/games-section.tsx'
import { Hero } from '../features/landing/hero.tsx'
import { LeagueSection } from '../features/landing/league-section.tsx'
import { NodeSection } from '../features/landing/node-section.tsx'
import { OwnershipSection } from '../features/landing/ownership-section.tsx'
import { TechnologySection } from '../features/landing/technology-section.tsx'
import { useFocusOnAnchor } from '../features/landing/use-focus-on-anchor.ts'
import { useTopOnUnload } from '../features/landing/use-top-on-unload.ts'
import { pageMeta } from '../page-meta.ts'
import { structuredData } from '../structured-data.ts'
import { Divider } from '../ui/divider.tsx'
import type { Route } from './+types/home'
import { LatestRelease } from './shared/latest-release.tsx'
import type { PageHandle } from './shared/page-handle.ts'
import { useSiteOutlet } from './shared/site-outlet.ts'

export const meta: Route.MetaFunction = () => [...pageMeta(pages.home), structuredData()]

export const handle: PageHandle = { sections: header.sections }

export default function Home() {
  const { openBuildWithUs } = useSiteOutlet()
  useFocusOnAnchor()
  useTopOnUnload()
  return (
    <>
      <Hero download={<DownloadWidget layout="stacked" withRelease={LatestRelease} />} />
      <Divider variant="scale" />
      <NodeSection
        clientBox={<ClientBox withRelease={LatestRelease} allDownloads={`${pages.sentryNodes.path}#all-downloads`} />}
      />
      <Divider variant="scale" />
      <OwnershipSection />
      <Divider variant="scale" />
      <TechnologySection />
      <Divider variant="scale" />
      <FoundationSection />
      <Divider variant="scale" />
      <ContributorSection onBuildWithUs={openBuildWithUs} />
      <Divider variant="scale" />
      <GamesSection />
      <LeagueSection />
      <CommunitySection places={<PlaceButtons places={community.social} />} onBuildWithUs={openBuildWithUs} />
    </>
  )
}

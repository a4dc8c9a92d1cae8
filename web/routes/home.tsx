import { paths } from '@network-site/site/paths'
import { Suspense, use } from 'react'
import { BelowFirstScreen } from '../app-shell/below-first-screen.tsx'
import { inlineJson } from '../app-shell/inline-json.ts'
import { LatestRelease } from '../app-shell/latest-release.tsx'
import { PageHead } from '../app-shell/page-head.tsx'
import { readHomeContent } from '../app-shell/read-home-content.ts'
import { useSiteLayoutContext } from '../app-shell/site-layout-context.ts'
import { CommunityButtons } from '../features/community/community-links.tsx'
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
import { useScrollAndFocus } from '../features/landing/use-scroll-and-focus.ts'
import { Divider } from '../ui/divider.tsx'

/** The landing page. Each section is hydrated by itself, the one that is touched before the others. */
export function Home() {
  const { words, page, structuredData } = use(readHomeContent())
  const { openBuildWithUs } = useSiteLayoutContext()
  useScrollAndFocus()
  return (
    <>
      <PageHead page={page} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(structuredData) }} />
      <Hero
        words={words.hero}
        investors={words.investors}
        download={<DownloadWidget layout="stacked" withRelease={LatestRelease} />}
      />
      <BelowFirstScreen>
        <Suspense>
          <Divider variant="scale" />
          <NodeSection
            words={words.node}
            clientBox={<ClientBox withRelease={LatestRelease} allDownloads={`${paths.nodes}#all-downloads`} />}
          />
          <Divider variant="scale" />
        </Suspense>
        <Suspense>
          <OwnershipSection words={words.ownership} />
          <Divider variant="scale" />
        </Suspense>
        <Suspense>
          <TechnologySection words={words.technology} />
          <Divider variant="scale" />
        </Suspense>
        <Suspense>
          <FoundationSection words={words.foundation} />
          <Divider variant="scale" />
        </Suspense>
        <Suspense>
          <ContributorSection words={words.contributor} onBuildWithUs={openBuildWithUs} />
          <Divider variant="scale" />
        </Suspense>
        <Suspense>
          <GamesSection words={words.games} />
        </Suspense>
        <Suspense>
          <LeagueSection words={words.league} />
        </Suspense>
        <Suspense>
          <CommunitySection
            words={words.community}
            places={<CommunityButtons places={words.community.social} />}
            onBuildWithUs={openBuildWithUs}
          />
        </Suspense>
      </BelowFirstScreen>
    </>
  )
}

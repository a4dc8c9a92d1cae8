import { paths } from '@network-site/site/paths'
import { Suspense, use } from 'react'
import { useOutletContext } from 'react-router'
import type { homeContent } from '../app-shell/home-content.ts'
import { BelowFirstScreen } from '../app-shell/below-first-screen.tsx'
import { LatestRelease } from '../app-shell/latest-release.tsx'
import { inlineJson, PageHead } from '../app-shell/page-head.tsx'
import { CommunityButtons } from '../features/community/community-links.tsx'
import { ClientBox, DownloadWidget } from '../features/downloads/download-widget.tsx'
import { CommunitySection, ContributorSection } from '../features/landing/community-section.tsx'
import { GamesSection, LeagueSection } from '../features/landing/games-section.tsx'
import { LandingHero } from '../features/landing/landing-hero.tsx'
import { NodeSection } from '../features/landing/node-section.tsx'
import { FoundationSection, OwnershipSection } from '../features/landing/ownership-section.tsx'
import { TechnologySection } from '../features/landing/technology-section.tsx'
import { useScrollAndFocus } from '../features/landing/use-scroll-and-focus.ts'
import { Divider } from '../ui/card.tsx'
import type { SiteLayoutContext } from './site-layout.tsx'

/** The landing page. Each section hydrates separately, starting with the one the visitor interacts with. */
export function Home() {
  const { words, page, structuredData } = use(readHomeContent())
  const { openBuildWithUs } = useOutletContext<SiteLayoutContext>()
  useScrollAndFocus()
  return (
    <>
      <PageHead page={page} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(structuredData) }} />
      <LandingHero
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

type HomeContent = ReturnType<typeof homeContent>

let content: Promise<HomeContent> | undefined

/** Returns the page's content from the document or, after a navigation from another page, from a chunk. */
function readHomeContent(): Promise<HomeContent> {
  content ??= embeddedContent() ?? import('../app-shell/home-content.ts').then((module) => module.homeContent())
  return content
}

function embeddedContent(): Promise<HomeContent> | undefined {
  const text = typeof document === 'undefined' ? '' : document.querySelector('#page-data')?.textContent
  return text ? Promise.resolve(JSON.parse(text) as HomeContent) : undefined
}

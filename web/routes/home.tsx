import { header } from '@network-site/site/header'
import { paths } from '@network-site/site/paths'
import { LatestRelease } from '../app-shell/latest-release.tsx'
import { useSiteLayoutContext, type PageHandle } from '../app-shell/site-layout-context.ts'
import { CommunityButtons } from '../features/community/community-links.tsx'
import { ClientBox } from '../features/downloads/client-box.tsx'
import { DownloadWidget } from '../features/downloads/download-widget.tsx'
import { CommunitySection } from '../features/landing/community-section.tsx'
import { ContributorSection } from '../features/landing/contributor-section.tsx'
import { FoundationSection } from '../features/landing/foundation-section.tsx'
import { GamesSection } from '../features/landing/games-section.tsx'
import { Hero } from '../features/landing/hero.tsx'
import { HydrateOnInteraction } from '../features/landing/hydrate-on-interaction.tsx'
import { LeagueSection } from '../features/landing/league-section.tsx'
import { NodeSection } from '../features/landing/node-section.tsx'
import { OwnershipSection } from '../features/landing/ownership-section.tsx'
import { TechnologySection } from '../features/landing/technology-section.tsx'
import { useScrollAndFocus } from '../features/landing/use-scroll-and-focus.ts'
import { Divider } from '../ui/divider.tsx'
import type { Route } from './+types/home'

/**
 * At build time: the words are in the page's data as well as in its markup, where compression makes them nearly free.
 */
export async function loader() {
  return (await import('../app-shell/home-content.ts')).homeContent()
}

/** In the browser: a visitor who comes from another page loads the words as a chunk. */
export async function clientLoader() {
  return (await import('../app-shell/home-content.ts')).homeContent()
}

/** The words do not change while a page is open. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const handle: PageHandle = { sections: header.sections }

export default function Home({ loaderData: { words } }: Route.ComponentProps) {
  const { openBuildWithUs } = useSiteLayoutContext()
  useScrollAndFocus()
  return (
    <>
      <Hero
        words={words.hero}
        investors={words.investors}
        download={<DownloadWidget layout="stacked" withRelease={LatestRelease} />}
      />
      <HydrateOnInteraction>
        <Divider variant="scale" />
        <NodeSection
          words={words.node}
          clientBox={<ClientBox withRelease={LatestRelease} allDownloads={`${paths.sentryNodes}#all-downloads`} />}
        />
        <Divider variant="scale" />
      </HydrateOnInteraction>
      <HydrateOnInteraction>
        <OwnershipSection words={words.ownership} />
        <Divider variant="scale" />
      </HydrateOnInteraction>
      <HydrateOnInteraction>
        <TechnologySection words={words.technology} />
        <Divider variant="scale" />
      </HydrateOnInteraction>
      <HydrateOnInteraction>
        <FoundationSection words={words.foundation} />
        <Divider variant="scale" />
      </HydrateOnInteraction>
      <HydrateOnInteraction>
        <ContributorSection words={words.contributor} onBuildWithUs={openBuildWithUs} />
        <Divider variant="scale" />
      </HydrateOnInteraction>
      <HydrateOnInteraction>
        <GamesSection words={words.games} />
      </HydrateOnInteraction>
      <HydrateOnInteraction>
        <LeagueSection words={words.league} />
      </HydrateOnInteraction>
      <HydrateOnInteraction>
        <CommunitySection
          words={words.community}
          places={<CommunityButtons places={words.community.social} />}
          onBuildWithUs={openBuildWithUs}
        />
      </HydrateOnInteraction>
    </>
  )
}

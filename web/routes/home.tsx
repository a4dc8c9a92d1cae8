import { header } from '@network-site/site/header'
import { paths } from '@network-site/site/paths'
import { PlaceButtons } from '../features/community/place-buttons.tsx'
import { ClientBox } from '../features/downloads/client-box.tsx'
import { DownloadWidget } from '../features/downloads/download-widget.tsx'
import { CommunitySection } from '../features/landing/community-section.tsx'
import { ContributorSection } from '../features/landing/contributor-section.tsx'
import { FoundationSection } from '../features/landing/foundation-section.tsx'
import { GamesSection } from '../features/landing/games-section.tsx'
import { Hero } from '../features/landing/hero.tsx'
import { LaterPart } from '../features/landing/later-part.tsx'
import { LeagueSection } from '../features/landing/league-section.tsx'
import { NodeSection } from '../features/landing/node-section.tsx'
import { OwnershipSection } from '../features/landing/ownership-section.tsx'
import { TechnologySection } from '../features/landing/technology-section.tsx'
import { useFocusOnAnchor } from '../features/landing/use-focus-on-anchor.ts'
import { useTopOnUnload } from '../features/landing/use-top-on-unload.ts'
import { Divider } from '../ui/divider.tsx'
import type { Route } from './+types/home'
import { LatestRelease } from './shared/latest-release.tsx'
import type { PageHandle } from './shared/page-handle.ts'
import { useSiteOutlet } from './shared/site-outlet.ts'

/** All it says travels in the page itself, beside the same words as they are shown, and so weighs next to nothing. */
export async function loader() {
  return (await import('./shared/home-page.ts')).homePage()
}

/** Whoever comes from another page of ours fetches it as a file. */
export async function clientLoader() {
  return (await import('./shared/home-page.ts')).homePage()
}

/** What a page says does not change while it is open. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const handle: PageHandle = { sections: header.sections }

export default function Home({ loaderData: { words } }: Route.ComponentProps) {
  const { openBuildWithUs } = useSiteOutlet()
  useFocusOnAnchor()
  useTopOnUnload()
  return (
    <>
      <Hero
        words={words.hero}
        investors={words.investors}
        download={<DownloadWidget layout="stacked" withRelease={LatestRelease} />}
      />
      <LaterPart>
        <Divider variant="scale" />
        <NodeSection
          words={words.node}
          clientBox={<ClientBox withRelease={LatestRelease} allDownloads={`${paths.sentryNodes}#all-downloads`} />}
        />
        <Divider variant="scale" />
      </LaterPart>
      <LaterPart>
        <OwnershipSection words={words.ownership} />
        <Divider variant="scale" />
      </LaterPart>
      <LaterPart>
        <TechnologySection words={words.technology} />
        <Divider variant="scale" />
      </LaterPart>
      <LaterPart>
        <FoundationSection words={words.foundation} />
        <Divider variant="scale" />
      </LaterPart>
      <LaterPart>
        <ContributorSection words={words.contributor} onBuildWithUs={openBuildWithUs} />
        <Divider variant="scale" />
      </LaterPart>
      <LaterPart>
        <GamesSection words={words.games} />
      </LaterPart>
      <LaterPart>
        <LeagueSection words={words.league} />
      </LaterPart>
      <LaterPart>
        <CommunitySection
          words={words.community}
          places={<PlaceButtons places={words.community.social} />}
          onBuildWithUs={openBuildWithUs}
        />
      </LaterPart>
    </>
  )
}

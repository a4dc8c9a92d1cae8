import { allDownloads } from '@network-site/site/all-downloads'
import { nodesLanding } from '@network-site/site/nodes-page'
import { pages } from '@network-site/site/pages'
import { BelowFirstScreen } from '../app-shell/below-first-screen.tsx'
import { LatestRelease } from '../app-shell/latest-release.tsx'
import { PageHead } from '../app-shell/page-head.tsx'
import { CommunityButtons } from '../features/community/community-links.tsx'
import { ReleaseDownloads } from '../features/downloads/release-downloads.tsx'
import { DownloadWidget } from '../features/downloads/download-widget.tsx'
import { artifactRows } from '../features/downloads/release-state.ts'
import { Benefits } from '../features/nodes/benefits.tsx'
import { Cloud, GuideSection, Keys, Questions, Requirements, Resources } from '../features/nodes/guide-section.tsx'
import { Chapters, NodesHero, PoweredBy } from '../features/nodes/nodes-hero.tsx'
import { Watch } from '../features/nodes/watch.tsx'
import { Divider } from '../ui/card.tsx'

export function Nodes() {
  return (
    <>
      <PageHead page={pages.nodes} />
      <NodesHero download={<DownloadWidget layout="inline" hasCodeHostLink withRelease={LatestRelease} />} />
      <BelowFirstScreen>
        <PoweredBy />
        <Chapters />
        <Benefits />
        <Divider variant="scale" />
        <GuideSection id="all-downloads" title={allDownloads.title} body={allDownloads.intro}>
          <ReleaseDownloads withRelease={LatestRelease} />
        </GuideSection>
        <Divider variant="scale" />
        <Watch />
        <Divider variant="scale" />
        <Requirements />
        <Divider variant="scale" />
        <LatestRelease>{(release) => <Cloud archive={artifactRows('linux', release).cli} />}</LatestRelease>
        <Divider variant="scale" />
        <Keys />
        <Divider variant="scale" />
        <Questions />
        <Divider variant="scale" />
        <Resources places={<CommunityButtons places={nodesLanding.resources.buttons} />} />
      </BelowFirstScreen>
    </>
  )
}

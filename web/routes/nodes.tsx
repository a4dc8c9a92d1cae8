import { allDownloads } from '@network-site/site/all-downloads'
import { pages } from '@network-site/site/pages'
import { nodesLanding } from '@network-site/site/nodes/landing'
import { BelowFirstScreen } from '../app-shell/below-first-screen.tsx'
import { LatestRelease } from '../app-shell/latest-release.tsx'
import { PageHead } from '../app-shell/page-head.tsx'
import { CommunityButtons } from '../features/community/community-links.tsx'
import { AllDownloads } from '../features/downloads/all-downloads.tsx'
import { artifactRows } from '../features/downloads/artifact-rows.ts'
import { DownloadWidget } from '../features/downloads/download-widget.tsx'
import { Benefits } from '../features/nodes/benefits.tsx'
import { Chapters } from '../features/nodes/chapters.tsx'
import { Cloud } from '../features/nodes/cloud.tsx'
import { GuideSection } from '../features/nodes/guide-section.tsx'
import { Keys } from '../features/nodes/keys.tsx'
import { PoweredBy } from '../features/nodes/powered-by.tsx'
import { Questions } from '../features/nodes/questions.tsx'
import { Requirements } from '../features/nodes/requirements.tsx'
import { Resources } from '../features/nodes/resources.tsx'
import { NodesHero } from '../features/nodes/nodes-hero.tsx'
import { Watch } from '../features/nodes/watch.tsx'
import { Divider } from '../ui/divider.tsx'

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
          <AllDownloads withRelease={LatestRelease} />
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

import { allDownloads } from '@network-site/site/all-downloads'
import { pages } from '@network-site/site/pages'
import { sentryLanding } from '@network-site/site/sentry/landing'
import { BelowFirstScreen } from '../app-shell/below-first-screen.tsx'
import { LatestRelease } from '../app-shell/latest-release.tsx'
import { PageHead } from '../app-shell/page-head.tsx'
import { CommunityButtons } from '../features/community/community-links.tsx'
import { AllDownloads } from '../features/downloads/all-downloads.tsx'
import { artifactRows } from '../features/downloads/artifact-rows.ts'
import { DownloadWidget } from '../features/downloads/download-widget.tsx'
import { Benefits } from '../features/sentry/benefits.tsx'
import { Chapters } from '../features/sentry/chapters.tsx'
import { Cloud } from '../features/sentry/cloud.tsx'
import { GuideSection } from '../features/sentry/guide-section.tsx'
import { Keys } from '../features/sentry/keys.tsx'
import { PoweredBy } from '../features/sentry/powered-by.tsx'
import { Questions } from '../features/sentry/questions.tsx'
import { Requirements } from '../features/sentry/requirements.tsx'
import { Resources } from '../features/sentry/resources.tsx'
import { SentryHero } from '../features/sentry/sentry-hero.tsx'
import { Watch } from '../features/sentry/watch.tsx'
import { Divider } from '../ui/divider.tsx'

export function SentryNodes() {
  return (
    <>
      <PageHead page={pages.sentryNodes} />
      <SentryHero download={<DownloadWidget layout="inline" hasCodeHostLink withRelease={LatestRelease} />} />
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
        <Resources places={<CommunityButtons places={sentryLanding.resources.buttons} />} />
      </BelowFirstScreen>
    </>
  )
}

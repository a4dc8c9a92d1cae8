import type { LatestRelease } from '@network-site/protocol/release'
import { links } from '@network-site/site/brand'
import { controls } from '@network-site/site/site-chrome'
import { downloads } from '@network-site/site/downloads'
import { language } from '@network-site/site/language'
import { LinkButton, type LinkButtonProps } from '../../ui/button.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { newTab } from '../../ui/page-link.tsx'
import type { ReleaseState, WithRelease } from './release-state.ts'
import { SystemIcon, useVisitor, VisitorSystemIcon } from './use-visitor.tsx'

interface DownloadWidgetProps {
  layout: 'stacked' | 'inline'
  /** Also links to the command-line node, once the release is known. */
  hasCodeHostLink?: boolean | undefined
  withRelease: WithRelease
}

/** Buttons to install the client, if the platform supports it, and to buy a key. */
export function DownloadWidget({ layout, hasCodeHostLink = false, withRelease: WithRelease }: DownloadWidgetProps) {
  return (
    <div className="flex flex-col gap-5">
      <div className={joinClasses('flex gap-3', layout === 'stacked' ? 'max-w-sm flex-col' : 'flex-wrap')}>
        <span className="hidden in-data-[visitor=mac]:contents in-data-[visitor=windows]:contents">
          <WithRelease>{(release) => <InstallerButtons release={release} />}</WithRelease>
        </span>
        <LinkButton
          href={links.keySale}
          newTabHint={controls.opensInNewTab}
          size="large"
          variant="secondary"
          icon={<Icon name="key" />}
        >
          {downloads.purchaseKey}
        </LinkButton>
      </div>
      <div className="hidden max-w-md border-s border-accent ps-4 in-data-[visitor=mobile]:block">
        <p className="type-caption text-balance text-ink">{downloads.mobile.title}</p>
        <p className="mt-2 text-small text-muted">{downloads.mobile.body}</p>
      </div>
      {hasCodeHostLink && (
        <p className="hidden min-h-6 text-small in-data-[visitor=mac]:block in-data-[visitor=windows]:block">
          <WithRelease>
            {(release) =>
              release.status === 'ready' && <CodeHostLink release={release.release} href={release.links.Github} />
            }
          </WithRelease>
        </p>
      )}
    </div>
  )
}

/** The 'Download Client' box of the node section. `allDownloads` is the URL of the download table. */
export function ClientBox(props: { withRelease: WithRelease; allDownloads: string }) {
  const { withRelease: WithRelease, allDownloads } = props
  const { title, desktop, mobile } = downloads.clientBox
  return (
    <Card variant="lit" padding="roomy" className="flex flex-col items-start gap-6">
      <h3 className="type-display text-heading-3">{title}</h3>
      <p className="text-muted in-data-[visitor=mobile]:hidden">{desktop}</p>
      <p className="hidden text-muted in-data-[visitor=mobile]:block">{mobile}</p>
      <div className="hidden flex-wrap gap-3 in-data-[visitor=linux]:flex in-data-[visitor=mac]:flex in-data-[visitor=windows]:flex">
        <WithRelease>{(release) => <InstallerButtons release={release} size="regular" />}</WithRelease>
      </div>
      {/* For Linux, whose builds have no button, and for visitors without scripts. */}
      <span className="contents in-data-[visitor=mac]:hidden in-data-[visitor=mobile]:hidden in-data-[visitor=windows]:hidden">
        <LinkButton href={allDownloads} variant="secondary">
          {downloads.allDownloads}
        </LinkButton>
      </span>
    </Card>
  )
}

/** The header's button: the installer or, on other platforms, the key sale. */
export function RunNodeButton({ withRelease: WithRelease }: { withRelease: WithRelease }) {
  const installer = useVisitor() === 'mac' ? 'Mac' : 'Windows'
  return (
    <>
      <span className="hidden in-data-[visitor=mac]:contents in-data-[visitor=windows]:contents">
        <WithRelease>
          {(release) => (
            <LinkButton
              href={release.links[installer]}
              isLoading={release.status === 'loading'}
              size="small"
              icon={<VisitorSystemIcon />}
            >
              {downloads.runNode}
            </LinkButton>
          )}
        </WithRelease>
      </span>
      <span className="contents in-data-[visitor=mac]:hidden in-data-[visitor=windows]:hidden">
        <LinkButton href={links.keySale} newTabHint={controls.opensInNewTab} size="small" icon={<VisitorSystemIcon />}>
          {downloads.runNode}
        </LinkButton>
      </span>
    </>
  )
}

/** The installers. On a Mac, the macOS build comes first. */
function InstallerButtons({ release, size = 'large' }: { release: ReleaseState; size?: 'regular' | 'large' }) {
  const shared: LinkButtonProps = { size, isLoading: release.status === 'loading' }
  return (
    <>
      <span className="hidden in-data-[visitor=mac]:contents">
        <LinkButton {...shared} href={release.links.Mac} icon={<SystemIcon system="mac" />}>
          {downloads.mac}
        </LinkButton>
        <WindowsButton {...shared} href={release.links.Windows} variant="secondary" />
      </span>
      <span className="contents in-data-[visitor=mac]:hidden">
        <WindowsButton {...shared} href={release.links.Windows} />
      </span>
    </>
  )
}

function WindowsButton(props: LinkButtonProps) {
  return (
    <LinkButton {...props} icon={<SystemIcon system="windows" />}>
      {downloads.windows}
    </LinkButton>
  )
}

/** Links to the command-line node on the release page, with the date of the last check if that is stale. */
function CodeHostLink({ release, href }: { release: LatestRelease; href: string }) {
  const { tag_name: tag, checked_at: checkedAt, stale } = release
  return (
    <span className="flex flex-wrap gap-x-4">
      <a
        href={href}
        {...newTab}
        className="inline-flex items-center gap-2 text-muted underline decoration-line-strong underline-offset-4 transition-colors hover:text-ink"
      >
        {downloads.cli}
        <Icon name="external-link" className="size-3.5" />
      </a>
      <span className="text-faint">
        {stale && checkedAt ? (
          <Sentence
            text={downloads.lastConfirmed}
            parts={{ release: tag, date: <time dateTime={checkedAt}>{formatDay(checkedAt)}</time> }}
          />
        ) : (
          tag
        )}
      </span>
    </span>
  )
}

/** Formats a day in UTC: December 6, 2023. */
export function formatDay(iso: string): string {
  return new Date(iso).toLocaleDateString(language.locale, { dateStyle: 'long', timeZone: 'UTC' })
}

import { controls } from '@network-site/site/controls'
import { downloads } from '@network-site/site/downloads'
import { links } from '@network-site/site/links'
import { Icon } from '../../ui/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { CodeHostLink } from './code-host-link.tsx'
import { InstallerButtons } from './installer-buttons.tsx'
import type { WithRelease } from './release-state.ts'

interface DownloadWidgetProps {
  layout: 'stacked' | 'inline'
  /** Also offers the command-line node, once the release is known. */
  hasCodeHostLink?: boolean | undefined
  withRelease: WithRelease
}

/** The visitor's first actions: install the client where that is possible, and buy a key. */
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
      <div className="hidden max-w-md border-l border-accent pl-4 in-data-[visitor=mobile]:block">
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

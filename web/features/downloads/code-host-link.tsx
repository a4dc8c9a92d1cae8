import type { LatestRelease } from '@network-site/protocol/release'
import { downloads } from '@network-site/site/downloads'
import { Icon } from '../../ui/icon.tsx'
import { newTab } from '../../ui/new-tab.tsx'
import { formatDay } from './format-day.ts'

/** Links to the command-line node on the release page; says so when the release may no longer be the latest. */
export function CodeHostLink({ release, href }: { release: LatestRelease; href: string }) {
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
        {tag}
        {stale && checkedAt && (
          <>
            , {downloads.lastConfirmed} <time dateTime={checkedAt}>{formatDay(checkedAt)}</time>
          </>
        )}
      </span>
    </span>
  )
}

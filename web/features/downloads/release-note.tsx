import { allDownloads } from '@network-site/site/all-downloads'
import { newTab } from '../../ui/new-tab.tsx'
import { formatDay } from './format-day.ts'
import { ReleaseAge } from './release-age.tsx'
import type { ReleaseState } from './release-state.ts'

const words = allDownloads

/**
 * Which release the table shows and when it was confirmed, or why that is unknown. Always two lines high: nothing
 * moves.
 */
export function ReleaseNote({ release }: { release: ReleaseState }) {
  return (
    <output className="mb-5 block min-h-14 text-small text-muted">
      {release.status === 'ready' && (
        <>
          <span className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
            <span className="font-display text-title font-semibold text-ink">{release.release.tag_name}</span>
            {release.release.published_at && (
              <span>
                {words.released}{' '}
                <time dateTime={release.release.published_at}>{formatDay(release.release.published_at)}</time>
              </span>
            )}
            <a
              href={release.links.Github}
              {...newTab}
              className="underline decoration-line-strong underline-offset-4 transition-colors hover:text-ink"
            >
              {words.releasePage}
            </a>
          </span>
          <ReleaseAge release={release.release} />
        </>
      )}
      {release.status === 'failed' && words.unavailable}
      {release.status === 'loading' && <span className="not-in-data-visitor:hidden">{words.loading}</span>}
    </output>
  )
}

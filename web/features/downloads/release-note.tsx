import { brand } from '@home/site/brand'
import { downloads } from '@home/site/downloads'
import { newTab } from '../../ui/new-tab.ts'
import type { ReleaseState } from './release-state.ts'

const words = downloads.table

/** Which release the table shows, or why it cannot say. One line in every case, so that nothing moves. */
export function ReleaseNote({ release }: { release: ReleaseState }) {
  return (
    <output className="mb-5 flex min-h-6 flex-wrap gap-x-6 gap-y-1 text-small text-muted">
      {release.status === 'ready' && (
        <>
          <span className="text-ink">{release.release.tag_name}</span>
          {release.release.published_at && (
            <span>
              {words.released} <time dateTime={release.release.published_at}>{day(release.release.published_at)}</time>
            </span>
          )}
          <a href={release.links.Github} {...newTab} className="underline decoration-line-strong underline-offset-4">
            {words.releasePage}
          </a>
        </>
      )}
      {release.status === 'failed' && words.unavailable}
      {release.status === 'loading' && <span className="not-in-data-visitor:hidden">{words.loading}</span>}
    </output>
  )
}

function day(iso: string): string {
  return new Date(iso).toLocaleDateString(brand.language, { dateStyle: 'long', timeZone: 'UTC' })
}

import type { LatestRelease } from '@network-site/protocol/release'
import { brand } from '@network-site/site/brand'
import { allDownloads } from '@network-site/site/all-downloads'

const words = allDownloads

/** When the code host last confirmed this release, and whether it has failed to since. */
export function ReleaseAge({ release: { checked_at: checkedAt, stale } }: { release: LatestRelease }) {
  if (checkedAt === undefined) return <span className="mt-1 block">{words.direct}</span>
  return (
    <span className={stale ? 'mt-1 block text-brass-bright' : 'mt-1 block'}>
      {stale ? words.stale : words.confirmed} <time dateTime={checkedAt}>{formatMoment(checkedAt)}</time>.
    </span>
  )
}

/** In the visitor's own time zone, and saying which that is. */
function formatMoment(iso: string): string {
  return new Date(iso).toLocaleString(brand.locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
}

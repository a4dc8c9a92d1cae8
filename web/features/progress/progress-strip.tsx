import { itemCount } from '@network-site/protocol/item-count'
import { fillPlaceholders } from '@network-site/protocol/text'
import { paths } from '@network-site/site/paths'
import { progressStripWords as words } from '@network-site/site/progress-strip'
import { LinkButton } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { type MintedToday, useProgress } from './progress-queries.ts'

export interface ProgressStripProps {
  address: `0x${string}` | undefined
  /** Undefined while the day is loading. */
  minted: MintedToday | undefined
}

/** Shows the streak and today's count in one line, with links to the details. */
export function ProgressStrip({ address, minted }: ProgressStripProps) {
  const { data, isError } = useProgress(address, minted)
  return (
    <section aria-label={words.label} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
      {data && minted ? (
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-small text-ink tabular-nums">
          <span>{fillPlaceholders(words.streak, { count: data.streak.current })}</span>
          <span className="text-muted">
            {fillPlaceholders(words.today, { minted: minted.items.length, total: itemCount })}
          </span>
        </p>
      ) : (
        <p className="text-small text-muted">{isError ? words.unreadable : words.guest}</p>
      )}
      <div className="flex gap-x-8">
        <LinkButton variant="ghost" size="small" render={<PageLink to={paths.progress} />}>
          {words.action}
        </LinkButton>
        <LinkButton variant="ghost" size="small" render={<PageLink to={paths.leaderboard} />}>
          {words.toBoard}
        </LinkButton>
      </div>
    </section>
  )
}

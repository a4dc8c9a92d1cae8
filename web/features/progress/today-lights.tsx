import { itemCount } from '@network-site/protocol/item-count'
import type { Progress } from '@network-site/protocol/progress'
import { fillPlaceholders, sentenceSpace } from '@network-site/protocol/text'
import { language } from '@network-site/site/language'
import { pages } from '@network-site/site/pages'
import { progressWords } from '@network-site/site/progress-words'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Skeleton } from '../../ui/progress-bar.tsx'
import { formatTime } from './format-moment.ts'

const words = progressWords.today
const items = Array.from({ length: itemCount }, (_, index) => index + 1)

/** Shows today's items as numbered lights, or a placeholder of the same size while loading. */
export function TodayLights({ today }: { today: Progress['today'] | undefined }) {
  const minted = new Set(today?.items)
  const missing = itemCount - minted.size
  return (
    <Card render={<section aria-labelledby="today" />} variant={today && missing === 0 ? 'lit' : 'framed'}>
      <div className="flex items-start justify-between gap-4">
        <h2 id="today" className="type-caption text-muted">
          {words.title}
        </h2>
        <p className="type-caption min-h-[1.4em] text-faint tabular-nums">
          {today && fillPlaceholders(words.day, { day: today.day })}
        </p>
      </div>
      <div className="type-display mt-4 min-h-[1.15em] text-heading-3 tabular-nums">
        {today ? (
          fillPlaceholders(words.count, { minted: minted.size, total: itemCount })
        ) : (
          <Skeleton className="h-[1em] w-2/3" />
        )}
      </div>
      <ol aria-label={words.grid} className="mt-6 grid grid-cols-7 gap-2 sm:grid-cols-14 lg:max-w-md lg:grid-cols-7">
        {items.map((item) => (
          <li
            key={item}
            className={joinClasses(
              'flex aspect-square items-center justify-center rounded-round border text-caption tabular-nums',
              minted.has(item)
                ? 'border-brass-bright bg-brass-bright font-medium text-background'
                : 'border-line-strong text-faint',
            )}
          >
            <span aria-hidden="true">{item}</span>
            {today && (
              <span className="sr-only">
                {fillPlaceholders(minted.has(item) ? words.minted : words.missing, { item })}
              </span>
            )}
          </li>
        ))}
      </ol>
      <div className="mt-6 flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-small text-muted tabular-nums">
          {today && missing > 0 && fillPlaceholders(words.left, { count: missing }) + sentenceSpace(language.locale)}
          {today && fillPlaceholders(missing > 0 ? words.ends : words.complete, { time: formatTime(today.endsAt) })}
        </p>
        {today && missing > 0 && (
          <LinkButton variant="ghost" size="small" render={<PageLink to={pages.mint.path} />}>
            {words.action}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

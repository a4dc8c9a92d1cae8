import { itemCount } from '@network-site/protocol/item-count'
import type { Progress } from '@network-site/protocol/progress'
import { fillPlaceholders } from '@network-site/protocol/text'
import { progressWords } from '@network-site/site/progress-words'
import { lazy, Suspense } from 'react'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/progress-bar.tsx'
import { formatDate } from './format-moment.ts'

const words = progressWords.streak
const StreakCalendar = lazy(() =>
  import('./streak-calendar.tsx').then((module) => ({ default: module.StreakCalendar })),
)

/** Shows the streak and its calendar, or a placeholder of the same size while loading. */
export function StreakPanel({ progress }: { progress: Progress | undefined }) {
  const streak = progress?.streak
  return (
    <Card render={<section aria-labelledby="streak" />}>
      <h2 id="streak" className="type-caption text-muted">
        {words.title}
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 sm:flex sm:gap-x-12">
        <Reading label={words.current} value={streak?.current} />
        <Reading label={words.longest} value={streak?.longest} />
      </dl>
      <div className="mt-4 flex min-h-[1.55em] flex-col gap-1 text-small sm:min-h-[3.3em] text-muted tabular-nums">
        {progress && <p>{describeToday(progress)}</p>}
        {streak?.broken && (
          <p>
            {fillPlaceholders(words.broken, {
              date: formatDate(streak.broken.date),
              minted: streak.broken.minted,
              total: itemCount,
            })}
          </p>
        )}
      </div>
      <div className="mt-5 min-h-78 sm:min-h-88">
        {progress ? (
          <Suspense fallback={<Skeleton className="h-78 sm:h-88" />}>
            <StreakCalendar days={progress.days} />
          </Suspense>
        ) : (
          <Skeleton className="h-78 sm:h-88" />
        )}
      </div>
    </Card>
  )
}

function Reading({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-2">
      <dt className="type-caption text-faint">{label}</dt>
      <dd className="font-display text-numeral tabular-nums">{value ?? '–'}</dd>
    </div>
  )
}

function describeToday({ today, streak, days }: Progress): string {
  if (streak.longest === 0 && days.every(({ minted }) => minted === 0)) return progressWords.empty
  const missing = itemCount - today.items.length
  if (missing === 0) return words.safe
  // Without a streak to keep, explain the rule.
  if (streak.current === 0) return fillPlaceholders(words.rule, { total: itemCount })
  return fillPlaceholders(words.open, { count: missing })
}

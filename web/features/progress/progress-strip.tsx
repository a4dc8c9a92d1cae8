import { itemCount } from '@network-site/protocol/item-count'
import { fillPlaceholders } from '@network-site/protocol/text'
import { paths } from '@network-site/site/paths'
import { progressStripWords as words } from '@network-site/site/progress-strip'
import { CalendarPlus } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { linkTo, type MintedToday, useProgress } from './progress-queries.ts'

const ShareProgress = lazy(() => import('./share-progress.tsx').then((module) => ({ default: module.ShareProgress })))

export interface ProgressStripProps {
  address: `0x${string}` | undefined
  /** Undefined while the day is loading. */
  minted: MintedToday | undefined
  /** When the mint day ends. */
  endsAtSeconds: number | undefined
}

/** Shows the streak, today's count, and what to do next. Once the day is complete, offers a reminder and sharing. */
export function ProgressStrip({ address, minted, endsAtSeconds }: ProgressStripProps) {
  const { data, isError } = useProgress(address, minted)
  const timeLeft = useTimeLeft(endsAtSeconds)
  const left = address && minted ? itemCount - minted.items.length : undefined
  return (
    <section aria-label={words.label} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
      {minted && left !== undefined ? (
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-small text-ink tabular-nums">
          {data && <span>{fillPlaceholders(words.streak, { count: data.streak.current })}</span>}
          <span className="text-muted">
            {fillPlaceholders(words.today, { minted: minted.items.length, total: itemCount })}
          </span>
          {timeLeft !== undefined && (
            <span>{fillPlaceholders(left === 0 ? words.comeBack : words.left, { count: left, time: timeLeft })}</span>
          )}
        </p>
      ) : (
        <p className="text-small text-muted">{isError ? words.unreadable : words.guest}</p>
      )}
      <div className="flex flex-wrap gap-x-4 sm:gap-x-8">
        {address && left === 0 && endsAtSeconds !== undefined ? (
          <>
            <Button
              variant="ghost"
              size="small"
              icon={<CalendarPlus />}
              onClick={() => void addReminder(address, endsAtSeconds)}
            >
              {words.remind}
            </Button>
            <Suspense>
              <ShareProgress address={address} isSmall />
            </Suspense>
          </>
        ) : null}
        <LinkButton variant="ghost" size="small" render={<PageLink to={paths.progress} />}>
          {words.action}
        </LinkButton>
        {left !== 0 && (
          <LinkButton variant="ghost" size="small" render={<PageLink to={paths.leaderboard} />}>
            {words.toBoard}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

async function addReminder(address: `0x${string}`, endsAtSeconds: number): Promise<void> {
  const { saveReminder } = await import('./reminders.tsx')
  const endsAt = new Date(endsAtSeconds * 1000).toISOString()
  saveReminder({ address, endsAt, url: new URL(linkTo(address), window.location.origin).href })
}

/** Returns the time left in hours and minutes. Rounds down, as the page's countdown does. */
function useTimeLeft(endsAtSeconds: number | undefined): string | undefined {
  const [nowSeconds, setNowSeconds] = useState(() => Date.now() / 1000)
  useEffect(() => {
    const timer = setInterval(() => setNowSeconds(Date.now() / 1000), 5000)
    return () => clearInterval(timer)
  }, [])
  if (endsAtSeconds === undefined) return undefined
  const minutes = Math.max(0, Math.floor((endsAtSeconds - nowSeconds) / 60))
  return minutes < 60
    ? fillPlaceholders(words.minutes, { count: minutes })
    : fillPlaceholders(words.hours, { count: Math.floor(minutes / 60), minutes: minutes % 60 })
}

import type { StatusPart } from '@network-site/protocol/status-parts'
import { fillPlaceholders } from '@network-site/protocol/text'
import { statusWords } from '@network-site/site/status-page'
import { memo, useDeferredValue, useEffect, useState } from 'react'
import { AlertNotice } from '../../ui/alert-notice.tsx'
import { Skeleton } from '../../ui/progress-bar.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { useAtRest } from '../../ui/use-at-rest.ts'
import { useHydrated } from '../../ui/use-browser-value.ts'
import { UptimeHistory } from './uptime-history.tsx'
import { StatusCards } from './status-cards.tsx'
import { useStatus } from './status-query.ts'
import { formatAge, overallState } from './status-summary.ts'

// Its hundreds of bars do not render again when only the age changes.
const History = memo(UptimeHistory)

/** The network's current status, its age, and its history. */
export function StatusReport() {
  // The code that fetches and validates the response loads after the first screen.
  const { data: read, dataUpdatedAt, isError, refetch } = useStatus({ isEnabled: useAtRest() })
  // Hydration must match the prerendered page, which has no cached status. Deferred values render in small tasks, the
  // history after the current status.
  const data = useDeferredValue(useHydrated() ? read : undefined)
  const past = useDeferredValue(data?.status)
  const now = useNow()
  const ageMilliseconds = data ? data.ageMilliseconds + Math.max(0, now - dataUpdatedAt) : 0
  const state = data ? overallState(data.status, ageMilliseconds) : isError ? 'unknown' : 'loading'
  const isUnavailable = state === 'unknown'
  return (
    <>
      <div aria-live="polite">
        {/* Two lines, as most headlines need, so that the page below does not move. */}
        <SectionHeading
          level={1}
          className="[&>h1]:min-h-[2lh]"
          caption={statusWords.kicker}
          title={headlineOf(state)}
        />
      </div>
      {!isUnavailable && (
        <p className="mt-6 min-h-[3.3em] sm:min-h-[1.65em] text-muted">
          {data &&
            fillPlaceholders(state === 'stale' ? statusWords.stale : statusWords.checked, {
              age: formatAge(ageMilliseconds),
            })}
        </p>
      )}
      {isError && (
        <AlertNotice className="mt-6" retryLabel={statusWords.retry} onRetry={() => void refetch()}>
          {statusWords.unreadable}
        </AlertNotice>
      )}
      <noscript>
        <p className="mt-6 text-muted">
          {statusWords.withoutScript}{' '}
          <a href="/status.json" className="text-ink underline decoration-accent underline-offset-4">
            {statusWords.document}
          </a>
        </p>
      </noscript>
      {!isUnavailable && (
        <>
          <div className="mt-10">
            <StatusCards status={data?.status} ageMilliseconds={ageMilliseconds} />
          </div>
          <section aria-labelledby="history" className="mt-section">
            <h2 id="history" className="type-display text-heading-2">
              {statusWords.history.title}
            </h2>
            <p className="type-prose mt-5 mb-block">{statusWords.history.intro}</p>
            {past ? (
              <History days={past.days} hasMail={past.mail !== null} />
            ) : (
              <div className="flex flex-col gap-8">
                {['a', 'b', 'c', 'd'].map((row) => (
                  <Skeleton key={row} className="h-16" />
                ))}
              </div>
            )}
          </section>
        </>
      )}
      <p className="mt-block text-small">
        <a
          href="/status.json"
          className="text-muted underline decoration-line-strong underline-offset-4 transition-colors hover:text-ink"
        >
          {statusWords.document}
        </a>
      </p>
    </>
  )
}

function headlineOf(state: ReturnType<typeof overallState> | 'unknown' | 'loading'): string {
  const { headlines, parts } = statusWords
  if (state === 'stale') return headlines.unknown
  return state in headlines ? headlines[state as keyof typeof headlines] : parts[state as StatusPart].failing
}

/** Returns the current time, updated every second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

import { language } from '@network-site/site/language'
import type { Progress } from '@network-site/protocol/progress'
import { AnswerError } from '@network-site/protocol/read-answer'
import { fillPlaceholders, pluralForm } from '@network-site/protocol/text'
import { progressWords } from '@network-site/site/progress-words'
import { quests } from '@network-site/site/quests'
import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react'
import { Card } from '../../ui/card.tsx'
import { AlertNotice } from '../../ui/alert-notice.tsx'
import { useHydrated } from '../../ui/use-browser-value.ts'
import { formatNumber, formatTime } from './format-moment.ts'
import { linkTo, useProgress } from './progress-queries.ts'
import { QuestList } from './quest-list.tsx'
import { StreakPanel } from './streak-panel.tsx'
import { TodayLights } from './today-lights.tsx'
import { Unverified } from './unverified.tsx'

const ShareProgress = lazy(() => import('./share-progress.tsx').then((module) => ({ default: module.ShareProgress })))
const Reminders = lazy(() => import('./reminders.tsx').then((module) => ({ default: module.Reminders })))

const accountQuests = new Set(quests.list.filter(({ rule }) => rule.kind === 'account').map(({ id }) => id))

interface ProgressReportProps {
  /** Undefined if no wallet is chosen. */
  address: `0x${string}` | undefined
  /** A wallet may still reconnect. */
  isSettling: boolean
  rankPanel: ReactNode
  /** Connects an account to the wallet. Undefined for other players' wallets. */
  renderAccountControl: ((isConnected: boolean) => ReactNode) | undefined
}

/** Shows today's items, the streak, all quests, help with verification, and reminders. */
export function ProgressReport({ address, isSettling, rankPanel, renderAccountControl }: ProgressReportProps) {
  const progress = useProgress(address)
  const { error } = progress
  // Renders in small tasks. A query result alone would render everything in one.
  const data = useDeferredValue(progress.data)
  const isUnread = !data && (isSettling || (address !== undefined && !error))
  // The prerendered page contains both variants, and a style hides one, so that hydration causes no layout shift.
  const isHydrated = useHydrated()
  const url = address && new URL(linkTo(address), window.location.origin).href
  return (
    <>
      {error && <ReadFailure progress={progress} />}
      {!address && !isSettling && (
        <div className={isHydrated ? undefined : 'in-data-asked:hidden'}>
          <Guest />
        </div>
      )}
      {(data || isUnread || !isHydrated) && (
        <div className={isHydrated ? undefined : 'not-in-data-asked:hidden'}>
          <div className="mt-4 flex min-h-12 items-center justify-between gap-x-6 sm:mt-8">
            <AsOf progress={data} />
            {data && address && (
              <Suspense>
                <ShareProgress address={address} />
              </Suspense>
            )}
          </div>
          <div className="mt-6 grid gap-4 lg:grid-cols-2">
            <TodayLights today={data?.today} />
            <StreakPanel progress={data} />
          </div>
          <div className="mt-4">{rankPanel}</div>
          <div className="mt-block">
            <QuestList
              quests={data?.quests}
              expected={quests.list.length}
              actionOf={({ id, state }) => state && accountQuests.has(id) && renderAccountControl?.(state.isComplete)}
            />
          </div>
        </div>
      )}
      <div className="mt-block">
        <Unverified address={address} quests={quests.list} doneWords={quests.done} />
      </div>
      {data && url && (
        <Suspense>
          <Reminders address={data.address} today={data.today} url={url} />
        </Suspense>
      )}
    </>
  )
}

function AsOf({ progress }: { progress: Progress | undefined }) {
  if (!progress) return <output className="text-small text-muted">{progressWords.loading}</output>
  const { block, blockAt, behindBlocks } = progress.asOf
  return (
    <p className="max-w-prose text-small text-muted tabular-nums">
      {fillPlaceholders(progressWords.asOf, { block: formatNumber(block), time: formatTime(blockAt) })}{' '}
      {behindBlocks > 2 && (
        <strong className="font-normal text-ink">
          {fillPlaceholders(pluralForm(progressWords.behind, behindBlocks, language.locale), {
            count: formatNumber(behindBlocks),
          })}
        </strong>
      )}
    </p>
  )
}

function Guest() {
  return (
    <Card className="mt-8">
      <h2 className="type-label text-title">{progressWords.guest.title}</h2>
      <p className="mt-3 max-w-prose text-small text-muted">{progressWords.guest.text}</p>
    </Card>
  )
}

function ReadFailure({ progress }: { progress: ReturnType<typeof useProgress> }) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = progress
  const { unreadable, offline, retry, old } = progressWords.failures
  const sentence = error instanceof AnswerError ? error.sentence : undefined
  return (
    <AlertNotice className="mt-8" retryLabel={retry} isRetrying={isFetching} onRetry={() => void refetch()}>
      {sentence ?? (navigator.onLine ? unreadable : offline)}{' '}
      {data && fillPlaceholders(old, { time: formatTime(new Date(dataUpdatedAt).toISOString()) })}
    </AlertNotice>
  )
}

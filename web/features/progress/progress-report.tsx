import type { Progress } from '@network-site/protocol/progress'
import { AnswerError } from '@network-site/protocol/read-answer'
import { fillPlaceholders } from '@network-site/protocol/text'
import { pages } from '@network-site/site/pages'
import { progressWords } from '@network-site/site/progress-words'
import { quests } from '@network-site/site/quests'
import { Share2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CommandBlock } from '../../ui/command-block.tsx'
import { DrawnPicture } from '../../ui/drawn-picture.tsx'
import { LazyModal } from '../../ui/lazy-modal.tsx'
import { useHydrated } from '../../ui/use-browser-value.ts'
import { formatNumber, formatTime } from './format-moment.ts'
import { useProgress } from './progress-queries.ts'
import { QuestList } from './quest-list.tsx'
import { StreakPanel } from './streak-panel.tsx'
import { TodayLights } from './today-lights.tsx'
import { Unverified } from './unverified.tsx'

const shareWords = progressWords.share
const Reminders = lazy(() => import('./reminders.tsx').then((module) => ({ default: module.Reminders })))

const accountQuests = new Set(quests.list.filter(({ rule }) => rule.kind === 'account').map(({ id }) => id))

interface ProgressReportProps {
  /** Whose progress it is; undefined where nobody is chosen. */
  address: `0x${string}` | undefined
  /** It is not known yet whether a wallet is connected. */
  isSettling: boolean
  /** Its rank. */
  rankPanel: ReactNode
  /** Connects an account to the wallet, where it is the player's own. */
  renderAccountControl: ((isConnected: boolean) => ReactNode) | undefined
}

/** Today, the streak, every quest, why one is not verified, and reminders. */
export function ProgressReport({ address, isSettling, rankPanel, renderAccountControl }: ProgressReportProps) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useProgress(address)
  const isUnread = !data && (isSettling || (address !== undefined && !error))
  // The prerendered page has both beginnings, and a style for each visit: nothing moves when it is known whose page it is.
  const isHydrated = useHydrated()
  const url = address && new URL(linkTo(address), window.location.origin).href
  return (
    <>
      {error && (
        <ReadFailure
          error={error}
          shownSince={data ? dataUpdatedAt : undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!address && !isSettling && (
        <div className={isHydrated ? undefined : 'in-data-asked:hidden'}>
          <Guest />
        </div>
      )}
      {(data || isUnread || !isHydrated) && (
        <div className={isHydrated ? undefined : 'not-in-data-asked:hidden'}>
          <div className="mt-8 flex min-h-12 flex-wrap items-center justify-between gap-x-8 gap-y-4">
            <AsOf progress={data} />
            {data && address && url && <ShareProgress url={url} address={address} />}
          </div>
          <div className="mt-6 grid gap-4 lg:grid-cols-2">
            <TodayLights today={data?.today} />
            <StreakPanel progress={data} />
          </div>
          <div className="mt-4">{rankPanel}</div>
          <div className="mt-section">
            <QuestList
              quests={data?.quests}
              expected={quests.list.length}
              actionOf={({ id, state }) => state && accountQuests.has(id) && renderAccountControl?.(state.isComplete)}
            />
          </div>
        </div>
      )}
      <div className="mt-section">
        <Unverified address={address} quests={quests.list} doneWords={quests.done} />
      </div>
      {data && url && (
        <div className="mt-section">
          <Suspense>
            <Reminders address={data.address} today={data.today} url={url} />
          </Suspense>
        </div>
      )}
    </>
  )
}

/** The page for one wallet, to anybody. */
export function linkTo(address: `0x${string}`): string {
  return `${pages.progress.path}?address=${address}`
}

function AsOf({ progress }: { progress: Progress | undefined }) {
  if (!progress) return <output className="text-small text-muted">{progressWords.loading}</output>
  const { block, blockAt, behindBlocks } = progress.asOf
  return (
    <p className="max-w-prose text-small text-muted tabular-nums">
      {fillPlaceholders(progressWords.asOf, { block: formatNumber(block), time: formatTime(blockAt) })}{' '}
      {behindBlocks > 2 && (
        <strong className="font-normal text-ink">
          {fillPlaceholders(progressWords.behind, { count: formatNumber(behindBlocks) })}
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

interface ReadFailureProps {
  error: Error
  /** When what is still shown was read. */
  shownSince: number | undefined
  isRetrying: boolean
  onRetry: () => void
}

function ReadFailure({ error, shownSince, isRetrying, onRetry }: ReadFailureProps) {
  const { unreadable, offline, retry, old } = progressWords.failures
  const sentence = error instanceof AnswerError ? error.sentence : undefined
  return (
    <div
      role="alert"
      className="mt-8 flex flex-wrap items-center gap-4 border border-line border-l-2 border-l-accent bg-surface p-4"
    >
      <p className="flex-1 basis-64 text-small text-muted">
        {sentence ?? (navigator.onLine ? unreadable : offline)}{' '}
        {shownSince !== undefined && fillPlaceholders(old, { time: formatTime(new Date(shownSince).toISOString()) })}
      </p>
      <Button size="small" variant="secondary" isLoading={isRetrying} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}

interface ShareProgressProps {
  url: string
  address: string
}

/** The link to this page for one wallet, with the picture that it is shown with. */
function ShareProgress({ url, address }: ShareProgressProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" icon={<Share2 />} onClick={() => setIsOpen(true)}>
        {shareWords.action}
      </Button>
      <LazyModal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={shareWords.title}
        icon={<Share2 />}
        closeLabel={shareWords.close}
      >
        <p className="text-small text-muted">{shareWords.intro}</p>
        <DrawnPicture src={`/progress-card/${address.toLowerCase()}.jpg`} words={shareWords} />
        <div className="mt-5">
          <CommandBlock
            title={shareWords.link}
            command={url}
            copyLabel={shareWords.copy}
            copiedLabel={shareWords.copied}
            selectedLabel={shareWords.selected}
          />
        </div>
      </LazyModal>
    </>
  )
}

import type { QuestStatus } from '@network-site/protocol/progress'
import { fillPlaceholders } from '@network-site/protocol/text'
import { progressWords } from '@network-site/site/progress-words'
import { CircleCheck, CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ProgressBar, Skeleton } from '../../ui/progress-bar.tsx'
import { useIsWide } from '../../ui/use-browser-value.ts'
import { formatNumber } from './format-moment.ts'

const words = progressWords.quests

interface QuestListProps {
  /** Undefined while loading. */
  quests: readonly QuestStatus[] | undefined
  /** The number of placeholders while loading. */
  expected: number
  /** Renders a player's action for a quest. */
  actionOf?: (quest: QuestStatus) => ReactNode
}

/** Lists the open quests with what is missing, then the completed ones. */
export function QuestList({ quests, expected, actionOf }: QuestListProps) {
  const done = quests?.filter(({ state }) => state?.isComplete)
  const open = quests?.filter(({ state }) => !state?.isComplete)
  return (
    <section aria-labelledby="quests">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="quests" className="type-display text-heading-2">
          {words.title}
        </h2>
        <p className="type-caption min-h-[1.4em] text-faint tabular-nums">
          {quests && done && fillPlaceholders(words.summary, { done: done.length, total: quests.length })}
        </p>
      </div>
      {quests?.length === 0 && <p className="mt-6 text-muted">{words.none}</p>}
      {!quests && (
        <Group title={words.open}>
          {Array.from({ length: expected }, (_, index) => (
            <li key={index} className="py-px">
              <Skeleton className="h-20" />
            </li>
          ))}
        </Group>
      )}
      {open && open.length > 0 && (
        <Group title={words.open}>
          {open.map((quest) => (
            <OpenQuest key={quest.id} quest={quest} action={actionOf?.(quest)} />
          ))}
        </Group>
      )}
      {done && done.length > 0 && (
        <Group title={words.done}>
          {done.map((quest) => (
            <CompletedQuest key={quest.id} quest={quest} action={actionOf?.(quest)} />
          ))}
        </Group>
      )}
    </section>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-6 md:mt-8">
      <h3 className="type-caption mb-3 text-muted">{title}</h3>
      <ul className="border-t border-line md:columns-2 md:gap-10 md:border-t-0">{children}</ul>
    </div>
  )
}

interface QuestProps {
  quest: QuestStatus
  action: ReactNode
}

const row = 'break-inside-avoid border-b border-line'

/** Shows how far a quest is and, on request, what is missing. */
function OpenQuest({ quest: { title, task, state }, action }: QuestProps) {
  const isWide = useIsWide()
  const count = state
    ? fillPlaceholders(words.progress, {
        have: formatNumber(state.progress.have),
        need: formatNumber(state.progress.need),
      })
    : words.unknown
  return (
    <li className={row}>
      <Disclosure
        // A phone's screen would show little else.
        isOpenAtFirst={Boolean(action) && isWide}
        summaryClassName="py-2.5 md:py-3"
        summary={
          <>
            <span className="flex items-baseline justify-between gap-4">
              <h4 className="type-label text-title">{title}</h4>
              <span className="flex shrink-0 items-center gap-2 text-small text-muted tabular-nums">
                {state === null && <CircleHelp aria-hidden="true" className="size-4" />}
                {count}
              </span>
            </span>
            {/* One line on phones until opened. */}
            <span className="mt-0.5 line-clamp-1 text-small text-muted group-open/disclosure:line-clamp-none md:mt-1 md:line-clamp-none">
              {task}
            </span>
            {state && (
              <ProgressBar
                label={title}
                isLabelHidden
                value={state.progress.have}
                max={state.progress.need}
                valueText={count}
                className="mt-2 md:mt-2.5"
              />
            )}
          </>
        }
      >
        <div className="pb-4 text-small">
          <p className="text-ink tabular-nums">{state === null ? words.unknownWords : state.words}</p>
          {action && <div className="mt-4">{action}</div>}
        </div>
      </Disclosure>
    </li>
  )
}

function CompletedQuest({ quest: { title, task }, action }: QuestProps) {
  return (
    <li className={`${row} py-2.5`}>
      <div className="flex items-center gap-3">
        <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-brass-bright" />
        <h4 className="type-label text-title">{title}</h4>
        <span className="sr-only">{words.doneWords}</span>
      </div>
      <p className="ps-7 text-small text-muted">{task}</p>
      {action && <div className="mt-3 ps-7">{action}</div>}
    </li>
  )
}

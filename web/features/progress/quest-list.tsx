import type { QuestStatus } from '@network-site/protocol/progress'
import { fillPlaceholders } from '@network-site/protocol/text'
import { progressWords } from '@network-site/site/progress-words'
import { CircleCheck, CircleDashed, CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { ProgressBar, Skeleton } from '../../ui/progress-bar.tsx'
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

/** Lists every quest with its state and what is missing. */
export function QuestList({ quests, expected, actionOf }: QuestListProps) {
  const done = quests?.filter(({ state }) => state?.isComplete).length
  return (
    <section aria-labelledby="quests">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="quests" className="type-display text-heading-2">
          {words.title}
        </h2>
        <p className="type-caption min-h-[1.4em] text-faint tabular-nums">
          {quests && done !== undefined && fillPlaceholders(words.summary, { done, total: quests.length })}
        </p>
      </div>
      {quests?.length === 0 && <p className="mt-6 text-muted">{words.none}</p>}
      <ul className="mt-8 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {quests
          ? quests.map((quest) => <QuestCard key={quest.id} quest={quest} action={actionOf?.(quest)} />)
          : Array.from({ length: expected }, (_, index) => (
              <li key={index}>
                <Skeleton className="h-60" />
              </li>
            ))}
      </ul>
    </section>
  )
}

function QuestCard({ quest: { title, task, state }, action }: { quest: QuestStatus; action: ReactNode }) {
  const isDone = state?.isComplete === true
  const Icon = state === null ? CircleHelp : isDone ? CircleCheck : CircleDashed
  return (
    <Card render={<li />} className="flex min-h-60 flex-col">
      <div className="flex items-start justify-between gap-4">
        <h3 className="type-label text-title">{title}</h3>
        <p
          className={joinClasses(
            'type-caption flex shrink-0 items-center gap-2',
            isDone ? 'text-brass-bright' : 'text-faint',
          )}
        >
          <Icon aria-hidden="true" className="size-4" />
          {state === null ? words.unknown : isDone ? words.done : words.open}
        </p>
      </div>
      <p className="mt-3 text-small text-muted">{task}</p>
      <div className="mt-auto pt-6">
        {state && !isDone && (
          <ProgressBar
            label={title}
            isLabelHidden
            value={state.progress.have}
            max={state.progress.need}
            valueText={fillPlaceholders(words.progress, {
              have: formatNumber(state.progress.have),
              need: formatNumber(state.progress.need),
            })}
          />
        )}
        <p className={joinClasses('mt-4 text-small tabular-nums', isDone ? 'text-muted' : 'text-ink')}>
          {state === null ? words.unknownWords : isDone ? words.doneWords : state.words}
        </p>
        {action && <div className="mt-4">{action}</div>}
      </div>
    </Card>
  )
}

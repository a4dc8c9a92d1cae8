import { leaderboardWords } from '@network-site/site/leaderboard'
import { joinClasses } from '../../ui/join-classes.ts'
import { formatCount } from './format.ts'

const words = leaderboardWords.table
const numbers = ['streak', 'completeDays', 'items', 'mints'] as const

interface ResultFactsProps {
  result: Record<(typeof numbers)[number], number>
  className?: string
}

/** What a wallet did in a season, in four numbers. */
export function ResultFacts({ result, className }: ResultFactsProps) {
  return (
    <dl className={joinClasses('grid grid-cols-4 gap-x-3 gap-y-2 tabular-nums', className)}>
      {numbers.map((number) => (
        <div key={number} className="flex flex-col-reverse justify-end">
          <dt className="text-micro text-faint">{words[number]}</dt>
          <dd className="text-small text-ink">{formatCount(result[number])}</dd>
        </div>
      ))}
    </dl>
  )
}

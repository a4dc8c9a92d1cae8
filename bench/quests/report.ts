import type { Answered } from '../run-readers.ts'
import type { QuestMeasure } from './measure-quests.ts'

/** The table of the bench. */
export function formatQuests({ wallets, generatedSeconds, first, repeated }: QuestMeasure): string {
  return [
    '| Asked as by | Wallet | Answers | p50 ms | p95 ms | p99 ms | Slowest ms |',
    '|---|---|---|---|---|---|---|',
    ...parseRows('never asked about', first),
    ...parseRows('asked about again and again', repeated),
    '',
    `${wallets} wallets, written in ${generatedSeconds.toFixed(0)} s.`,
  ].join('\n')
}

function parseRows(wallet: string, answered: Answered[]): string[] {
  return answered.map(({ what, count, p50Milliseconds, p95Milliseconds, p99Milliseconds, most }) => {
    const times = [p50Milliseconds, p95Milliseconds, p99Milliseconds, most].map((each) => each.toFixed(1))
    return `| ${[what, wallet, count, ...times].join(' | ')} |`
  })
}

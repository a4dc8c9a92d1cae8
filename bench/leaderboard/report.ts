import type { LeaderboardMeasure } from './measure-leaderboard.ts'

/** The table of the bench. */
export function formatLeaderboard({ answered, ...measure }: LeaderboardMeasure): string {
  const rows = answered.map(({ what, count, p50Milliseconds, p95Milliseconds, p99Milliseconds, most }) =>
    [what, count, ...[p50Milliseconds, p95Milliseconds, p99Milliseconds, most].map((each) => each.toFixed(1))].join(
      ' | ',
    ),
  )
  return [
    '| Asked | Answers | p50 ms | p95 ms | p99 ms | Slowest ms |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
    '',
    `${measure.wallets} wallets on ${measure.places} places, written in ${measure.generatedSeconds.toFixed(0)} s; each second’s changes were counted in ${measure.recountMilliseconds.toFixed(0)} ms.`,
  ].join('\n')
}

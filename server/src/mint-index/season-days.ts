import type { SeasonDays } from './season-result.ts'

/** A season as it is announced: dates by UTC, both among it. */
export type Season = { id: string; name: string; from: string; to: string }

const secondsPerDay = 86_400

/** The contract's days of a season. A day belongs to the date on which it begins. */
export function seasonDays({ from, to }: Pick<Season, 'from' | 'to'>, startSeconds: number): SeasonDays {
  const begunBefore = (seconds: number) => Math.ceil((seconds - startSeconds) / secondsPerDay)
  return {
    firstDay: Math.max(1, begunBefore(midnightOf(from)) + 1),
    lastDay: begunBefore(midnightOf(to) + secondsPerDay),
  }
}

function midnightOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 1000
}

import type { LoadResult } from './run-load.ts'

export type Measured = LoadResult & { cpuMicroseconds: number | undefined }
export type Row = { path: string; ours: Measured; nginx: Measured | undefined }

/** A line for ours and one for nginx at each path. */
export function formatRows(rows: Row[]): string {
  return [
    '| Path | Server | Requests/s | p50 ms | p99 ms | Errors | CPU µs/request | of nginx, by requests/s | of nginx, by CPU |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows.flatMap(({ path, ours, nginx }) => [
      line(path, 'ours', ours, nginx),
      ...(nginx ? [line(path, 'nginx', nginx)] : []),
    ]),
  ].join('\n')
}

/** The round of middling speed; failures are those of all rounds. */
export function middleOf(rounds: Measured[]): Measured {
  const middle = rounds.toSorted((one, other) => one.perSecond - other.perSecond)[Math.floor(rounds.length / 2)]
  if (!middle) throw new Error('nothing was measured')
  const statuses: Measured['statuses'] = {}
  for (const round of rounds) {
    for (const [status, count] of Object.entries(round.statuses)) {
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count
    }
  }
  return { ...middle, statuses, errors: rounds.reduce((sum, { errors }) => sum + errors, 0) }
}

function line(path: string, server: string, measured: Measured, nginx?: Measured): string {
  const cells = [
    path,
    server,
    Math.round(measured.perSecond),
    Math.round(measured.p50Milliseconds),
    Math.round(measured.p99Milliseconds),
    failures(measured),
    measured.cpuMicroseconds === undefined ? '' : Math.round(measured.cpuMicroseconds),
    nginx ? (measured.perSecond / nginx.perSecond).toFixed(2) : '',
    nginx?.cpuMicroseconds && measured.cpuMicroseconds
      ? (nginx.cpuMicroseconds / measured.cpuMicroseconds).toFixed(2)
      : '',
  ]
  return `| ${cells.join(' | ')} |`
}

/** Connections that failed, and every answer but a 200. */
export function failures({ statuses, errors }: LoadResult): number {
  const others = Object.entries(statuses).filter(([status]) => status !== '200')
  return errors + others.reduce((sum, [, count]) => sum + count, 0)
}

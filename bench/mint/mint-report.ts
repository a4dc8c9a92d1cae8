import type { Mining } from './bench-chain.ts'
import type { Measure } from './mint-load.ts'
import type { OurMeasure } from './measure-ours.ts'

export type Row = {
  what:
    | 'plain'
    | 'pipelined'
    | 'ceiling'
    | 'bare'
    | 'postgres'
    | 'pglite'
    | 'postgres-unguarded'
    | 'pglite-unguarded'
    | 'memory'
  mining: Mining
  measure: Measure | OurMeasure
}

const names: Record<Row['what'], string> = {
  plain: '(a) plain relayer, one transaction per mint',
  pipelined: '(e) pipelined relayer, one transaction per mint',
  ceiling: '(c) the chain’s ceiling, packed batches',
  bare: '(d) a bare HTTP server that mints nothing',
  postgres: '(b) ours over HTTP, Postgres, default guards',
  pglite: '(b) ours over HTTP, PGlite, default guards',
  'postgres-unguarded': '(b) ours over HTTP, Postgres, guards off',
  'pglite-unguarded': '(b) ours over HTTP, PGlite, guards off',
  memory: '(b) ours over HTTP, Postgres, guards off, long run',
}
const miningNames: Record<Mining, string> = { instant: 'instant', blocks: '1 s, 30M gas' }

const whatWasOff =
  'Off in every row: the chain’s journal, the log, proof of work (not due so early in a day’s budget), the social gate (off by default), base fee 0. Off where the row says guards off: the limit of requests per network and the gas budgets of the day.'

/** The table of the bench, with each row compared with (a) and (c) of the same run. */
export function formatReport(rows: Row[]): string {
  const lines = [
    '| Mining | What | Mints/s | p50 ms | p99 ms | × (a) | × (e) | of (c) | of (d) | p99 at half load | server CPU µs/mint |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
  ]
  for (const { what, mining, measure } of rows) {
    const of = (other: Row['what']) =>
      rows.find((row) => row.what === other && row.mining === mining)?.measure.perSecond ?? Number.NaN
    const half = 'atHalf' in measure ? measure.atHalf : undefined
    const cells = [
      miningNames[mining],
      names[what],
      whole(measure.perSecond),
      whole(measure.p50Milliseconds),
      whole(measure.p99Milliseconds),
      ratio(measure.perSecond / of('plain'), (times) => times.toFixed(1)),
      ratio(measure.perSecond / of('pipelined'), (times) => times.toFixed(1)),
      ratio(measure.perSecond / of('ceiling'), percent),
      ratio(measure.perSecond / of('bare'), percent),
      half ? whole(half.p99Milliseconds) : '',
      'cpuMicroseconds' in measure ? whole(measure.cpuMicroseconds) : '',
    ]
    lines.push(`| ${cells.join(' | ')} |`)
  }
  lines.push('', whatWasOff)
  const memory = rows.find(({ what }) => what === 'memory')?.measure
  if (memory && 'memory' in memory) lines.push('', memoryLine(memory))
  return lines.join('\n')
}

/** Resident memory grows until the garbage collector has settled. A leak shows in the heap that stays in use. */
function memoryLine({ memory, mints }: OurMeasure): string {
  const quarters = [0, 1, 2, 3].map((index) =>
    memory.slice((index * memory.length) / 4, ((index + 1) * memory.length) / 4),
  )
  const most = quarters.map((samples) =>
    Math.round(Math.max(...samples.map(({ residentMegabytes }) => residentMegabytes))),
  )
  const least = quarters.map((samples) => Math.round(Math.min(...samples.map(({ heapMegabytes }) => heapMegabytes))))
  return `Memory over ${mints} mints, by quarters of the run: at most ${most.join(', ')} MB resident; least heap in use ${least.join(', ')} MB`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`
}

function ratio(value: number, format: (value: number) => string): string {
  return Number.isFinite(value) ? format(value) : ''
}

function whole(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value)) : ''
}

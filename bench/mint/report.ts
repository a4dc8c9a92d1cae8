import type { Mining } from './bench-chain.ts'
import type { Measure } from './measure.ts'
import type { OurMeasure } from './measure-ours.ts'

export type Row = {
  what: 'plain' | 'ceiling' | 'postgres' | 'pglite' | 'memory'
  mining: Mining
  measure: Measure | OurMeasure
}

const names: Record<Row['what'], string> = {
  plain: '(a) plain relayer, one transaction per mint',
  ceiling: '(c) the chain’s ceiling, packed batches',
  postgres: '(b) ours over HTTP, Postgres',
  pglite: '(b) ours over HTTP, PGlite',
  memory: '(b) ours over HTTP, Postgres, long run',
}
const miningNames: Record<Mining, string> = { instant: 'instant', blocks: '1 s, 30M gas' }

/** The table of the bench, with each way held against (a) and (c) of the same run. */
export function formatReport(rows: Row[]): string {
  const lines = [
    '| Mining | What | Mints/s | p50 ms | p99 ms | × (a) | of (c) | p99 at half load | server CPU µs/mint |',
    '|---|---|---|---|---|---|---|---|---|',
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
      (measure.perSecond / of('plain')).toFixed(1),
      `${((100 * measure.perSecond) / of('ceiling')).toFixed(0)} %`,
      half ? whole(half.p99Milliseconds) : '',
      'cpuMicroseconds' in measure ? whole(measure.cpuMicroseconds) : '',
    ]
    lines.push(`| ${cells.join(' | ')} |`)
  }
  const memory = rows.find(({ what }) => what === 'memory')?.measure
  if (memory && 'memoryMegabytes' in memory) lines.push('', memoryLine(memory))
  return lines.join('\n')
}

function memoryLine({ memoryMegabytes, mints }: OurMeasure): string {
  const quarter = Math.max(1, Math.floor(memoryMegabytes.length / 4))
  const quarters = [0, 1, 2, 3].map((index) =>
    Math.round(Math.max(...memoryMegabytes.slice(index * quarter, (index + 1) * quarter))),
  )
  return `Memory over ${mints} mints, the most in each quarter of the run: ${quarters.join(', ')} MB`
}

function whole(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value)) : ''
}

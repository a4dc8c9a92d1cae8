import { markdownTable, percent } from '../figures.ts'
import type { Mining } from './bench-chain.ts'
import type { Measure } from './http-load.ts'
import type { OurMeasure } from './measure-ours.ts'

export type Row = {
  what: keyof typeof names
  mining: Mining
  measure: Measure | OurMeasure
}

const names = {
  plain: '(a) plain relayer, one transaction per mint',
  pipelined: '(e) pipelined relayer, one transaction per mint',
  ceiling: '(c) chain limit, full batches',
  bare: '(d) bare HTTP server, no minting',
  postgres: '(b) ours over HTTP, Postgres, default guards',
  pglite: '(b) ours over HTTP, PGlite, default guards',
  'postgres-42': '(f) ours, 42 per request, Postgres, default guards',
  'pglite-42': '(f) ours, 42 per request, PGlite, default guards',
  'postgres-unguarded': '(b) ours over HTTP, Postgres, guards off',
  'pglite-unguarded': '(b) ours over HTTP, PGlite, guards off',
  memory: '(b) ours over HTTP, Postgres, guards off, long run',
}
const miningNames: Record<Mining, string> = { instant: 'instant', blocks: '1 s, 30M gas' }

const conditions =
  'Disabled in every row: chain journal, logging, proof of work (required only after most of the daily budget is used), social gate (off by default), base fee. Also disabled with guards off: rate limits per IP network and daily gas budgets.'

/** Formats the results as a Markdown table that compares each row with the baselines of the same run. */
export function formatReport(rows: Row[]): string {
  const titles =
    'Mining|Configuration|Mints/s|p50 ms|p99 ms|× (a)|× (e)|% of (c)|% of (d)|p99 ms at half load|CPU µs/mint: server|chain|database|load'
  const cells = rows.map(({ what, mining, measure }) => {
    const perSecondOf = (other: Row['what']) =>
      rows.find((row) => row.what === other && row.mining === mining)?.measure.perSecond ?? Number.NaN
    const half = 'atHalf' in measure ? measure.atHalf : undefined
    return [
      miningNames[mining],
      names[what],
      whole(measure.perSecond),
      whole(measure.p50Milliseconds),
      whole(measure.p99Milliseconds),
      times(measure.perSecond / perSecondOf('plain')),
      times(measure.perSecond / perSecondOf('pipelined')),
      percent(measure.perSecond / perSecondOf('ceiling')),
      percent(measure.perSecond / perSecondOf('bare')),
      half ? whole(half.p99Milliseconds) : '',
      ...cpuCells(measure),
    ]
  })
  const lines = [markdownTable([titles.split('|'), ...cells]), '', conditions]
  const memory = rows.find(({ what }) => what === 'memory')?.measure
  if (memory && 'memory' in memory) lines.push('', memoryLine(memory))
  return lines.join('\n')
}

/** Reports peak resident memory and minimum heap for each quarter. A leak shows as a rising minimum heap. */
function memoryLine({ memory, mints }: OurMeasure): string {
  const quarters = [0, 1, 2, 3].map((index) =>
    memory.slice((index * memory.length) / 4, ((index + 1) * memory.length) / 4),
  )
  const maxResident = quarters.map((samples) =>
    Math.round(Math.max(...samples.map(({ residentMegabytes }) => residentMegabytes))),
  )
  const minHeap = quarters.map((samples) => Math.round(Math.min(...samples.map(({ heapMegabytes }) => heapMegabytes))))
  return `Memory over ${mints} mints, by quarter of the run: peak RSS ${maxResident.join(', ')} MB; minimum heap in use ${minHeap.join(', ')} MB`
}

function cpuCells(measure: Row['measure']): string[] {
  if (!('cpuMicroseconds' in measure)) return ['', '', '', '']
  const { server, chain, database, load } = measure.cpuMicroseconds
  return [server, chain, database, load].map(whole)
}

function times(ratio: number): string {
  return Number.isFinite(ratio) ? ratio.toFixed(1) : ''
}

function whole(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value)) : ''
}

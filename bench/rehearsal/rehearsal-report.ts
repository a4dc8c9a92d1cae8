import { isConsistent, type Reconciliation } from './reconcile-mints.ts'
import type { IncidentId } from './incidents.ts'
import type { Rates } from './visitors/start-visitors.ts'
import { type Attempt, isSuccess, promptMilliseconds, type Visit } from './visitors/visit.ts'

export type IncidentResult = { id: IncidentId; name: string } & (
  | { skipped: string }
  | {
      /** Time until the fault was repaired. */
      faultSeconds: number
      /** Time from the repair to full recovery; undefined if there was none. */
      recoverySeconds: number | undefined
      /** Time from the start until the last affected visit ended; 0 if no visit was affected. */
      lastAffectedSeconds: number
      impact: Impact
      notes: string[]
    }
)

export type Rehearsal = {
  incidents: IncidentResult[]
  reconciliation: Reconciliation
  rates: Rates
  seconds: number
  hasSmallDisk: boolean
}

type Measured = Exclude<IncidentResult, { skipped: string }>

const columns: Array<[title: string, cell: (result: Measured) => string | number]> = [
  ['Incident', ({ name }) => name],
  ['Visits', ({ impact }) => impact.visits],
  ['Prompt', ({ impact }) => impact.prompt],
  ['Delayed', ({ impact }) => impact.delayed],
  ['Rejected', ({ impact }) => impact.rejected],
  ['Failed', ({ impact }) => impact.failed],
  ['Gave up', ({ impact }) => impact.gaveUp],
  ['Slowest', ({ impact }) => inSeconds(impact.slowestMilliseconds / 1000)],
  ['Duration', ({ faultSeconds }) => inSeconds(faultSeconds)],
  ['Recovery', ({ recoverySeconds: seconds }) => (seconds === undefined ? 'never' : inSeconds(seconds))],
  ['Last affected', ({ lastAffectedSeconds: seconds }) => (seconds === 0 ? 'none' : inSeconds(seconds))],
]

export function formatReport({ incidents, reconciliation, rates, seconds, hasSmallDisk }: Rehearsal): string {
  const disk = hasSmallDisk ? 'an in-memory disk' : 'the disk of this machine'
  const lines = [
    `Load: ${rates.mint} mints, ${rates.page} pages, and ${rates.form} messages per second for ${Math.round(seconds)} s. Database and servers wrote to ${disk}.`,
    '',
    `| ${columns.map(([title]) => title).join(' | ')} |`,
    `|${'---|'.repeat(columns.length)}`,
    ...incidents.map(rowOf),
    '',
    ...incidents.flatMap(detailsOf),
    '',
    ...reconciliationLines(reconciliation),
  ]
  return lines.join('\n')
}

function rowOf(result: IncidentResult): string {
  if ('skipped' in result) return `| ${result.name} | skipped${' |'.repeat(columns.length - 1)}`
  return `| ${columns.map(([, cell]) => cell(result)).join(' | ')} |`
}

/** Returns a line with the error codes and notes of an incident, if it has any. */
function detailsOf(result: IncidentResult): string[] {
  if ('skipped' in result) return [`- ${result.name}: ${result.skipped}`]
  const reasons = Object.entries(result.impact.reasons).map(([reason, times]) => `${times} × ${reason}`)
  const details = [...reasons, ...result.notes]
  return details.length > 0 ? [`- ${result.name}: ${details.join('; ')}`] : []
}

function reconciliationLines(reconciliation: Reconciliation): string[] {
  const { confirmed, onChain, lost, duplicated, differences, unfinished } = reconciliation
  const { messagesConfirmed, messagesLost, messagesDuplicated } = reconciliation
  return [
    `Mints: ${confirmed} confirmed to visitors, ${onChain} on chain; ${lost} lost, ${duplicated} duplicated, ${unfinished} unfinished, ${differences.length} differences between chain and database.`,
    ...differences.slice(0, 10).map((difference) => `- ${difference}`),
    `Messages: ${messagesConfirmed} confirmed to visitors; ${messagesLost} lost, ${messagesDuplicated} duplicated.`,
    isConsistent(reconciliation)
      ? 'Consistent: nothing lost, nothing duplicated.'
      : 'Inconsistent: see the counts above.',
  ]
}

function inSeconds(seconds: number): string {
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`
}

/** How visitors experienced an incident. */
type Impact = Record<Outcome, number> & {
  visits: number
  /** Number of failed requests by reason. */
  reasons: Record<string, number>
  slowestMilliseconds: number
  /** When the last affected visit ended; undefined if no visit was affected. */
  lastAffectedAt: number | undefined
}

/**
 * How a visit went. The first request succeeds for `prompt` and `delayed` visits. `rejected` visits get an error with a
 * code, `failed` visits one without a code or no complete response; both succeed on retry. `gaveUp` visits never succeed.
 */
type Outcome = 'prompt' | 'delayed' | 'rejected' | 'failed' | 'gaveUp'

/** Summarizes the visits that overlap a period. */
export function summarizeVisits(visits: Visit[], { from, to }: { from: number; to: number }): Impact {
  const present = visits.filter(({ beganAt, endedAt = Infinity }) => endedAt > from && beganAt < to)
  const count = (outcome: Outcome) => present.filter((visit) => outcomeOf(visit) === outcome).length
  const reasons: Record<string, number> = {}
  for (const attempt of present.flatMap(({ attempts }) => attempts).filter((each) => !isSuccess(each))) {
    reasons[reasonOf(attempt)] = (reasons[reasonOf(attempt)] ?? 0) + 1
  }
  const affected = present.filter((visit) => outcomeOf(visit) !== 'prompt').map(({ endedAt = Infinity }) => endedAt)
  return {
    visits: present.length,
    prompt: count('prompt'),
    delayed: count('delayed'),
    rejected: count('rejected'),
    failed: count('failed'),
    gaveUp: count('gaveUp'),
    reasons,
    slowestMilliseconds: Math.max(0, ...present.map(({ beganAt, endedAt = to }) => endedAt - beganAt)),
    lastAffectedAt: affected.length > 0 ? Math.max(...affected) : undefined,
  }
}

function outcomeOf({ purpose, attempts, isSuccessful }: Visit): Outcome {
  if (!isSuccessful) return 'gaveUp'
  const failed = attempts.filter((attempt) => !isSuccess(attempt))
  if (failed.some(({ code }) => code === undefined)) return 'failed'
  if (failed.length > 0) return 'rejected'
  return (attempts[0]?.milliseconds ?? 0) < promptMilliseconds[purpose] ? 'prompt' : 'delayed'
}

function reasonOf({ status, code, isCutOff }: Attempt): string {
  if (code !== undefined) return `${status} ${code}`
  if (isCutOff) return 'response cut off'
  return status === 0 ? 'no response' : `${status} without a code`
}

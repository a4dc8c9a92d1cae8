import { areFaultless, type Books } from './compare-books.ts'
import type { Incident } from './incidents.ts'
import type { Rates } from './visitors/start-visitors.ts'
import { type Attempt, isReasoned, isSuccess, promptMilliseconds, type Visit } from './visitors/visit.ts'

export type Played = Pick<Incident, 'id' | 'name'> &
  (
    | { skipped: string }
    | {
        /** How long it took until everything that was taken away was given back. */
        faultSeconds: number
        /** And from then on until everything was whole; undefined where it did not become so. */
        wholeAfterSeconds: number | undefined
        /** From the beginning until the last visitor who met trouble was answered; 0 where nobody did. */
        lastTroubleSeconds: number
        sight: Sight
        notes: string[]
      }
  )

export type Rehearsal = { incidents: Played[]; books: Books; rates: Rates; seconds: number; hasSmallDisk: boolean }

const heads = [
  'What happened',
  'Visits',
  'At once',
  'Delayed',
  'Refused with a reason',
  'Without a reason',
  'Gave up',
  'Slowest',
  'Lasted',
  'Whole again after',
  'Last trouble after',
]

/** The rehearsal as a person reads it, in Markdown. */
export function formatReport({ incidents, books, rates, seconds, hasSmallDisk }: Rehearsal): string {
  const lines = [
    `Per second ${rates.mint} mints, ${rates.page} pages and ${rates.form} messages, for ${Math.round(seconds)} s. ${diskLine(hasSmallDisk)}`,
    '',
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => '---').join('|')}|`,
    ...incidents.map(rowOf),
    '',
    ...incidents.flatMap(detailsOf),
    '',
    ...booksLines(books),
  ]
  return lines.join('\n')
}

function diskLine(hasSmallDisk: boolean): string {
  return hasSmallDisk
    ? 'Database and servers wrote to a disk in memory.'
    : 'Database and servers wrote to the machine’s disk.'
}

function rowOf(played: Played): string {
  if ('skipped' in played) return `| ${played.name} | not played${' |'.repeat(heads.length - 1)}`
  const { name, sight, faultSeconds, wholeAfterSeconds, lastTroubleSeconds } = played
  const cells = [
    name,
    sight.visits,
    sight.atOnce,
    sight.delayed,
    sight.refused,
    sight.withoutReason,
    sight.gaveUp,
    inSeconds(sight.slowestMilliseconds / 1000),
    inSeconds(faultSeconds),
    wholeAfterSeconds === undefined ? 'never' : inSeconds(wholeAfterSeconds),
    lastTroubleSeconds === 0 ? 'none' : inSeconds(lastTroubleSeconds),
  ]
  return `| ${cells.join(' | ')} |`
}

/** Reasons and notes, a line for each incident that has any. */
function detailsOf(played: Played): string[] {
  if ('skipped' in played) return [`- ${played.name}: ${played.skipped}`]
  const reasons = Object.entries(played.sight.reasons).map(([reason, times]) => `${times} × ${reason}`)
  const details = [...reasons, ...played.notes]
  return details.length > 0 ? [`- ${played.name}: ${details.join('; ')}`] : []
}

function booksLines(books: Books): string[] {
  const { promised, onChain, lost, twice, differences, unfinished } = books
  const { messagesPromised, messagesLost, messagesTwice } = books
  return [
    `Mints: visitors were told of ${promised}, the chain has ${onChain}; ${lost} lost, ${twice} twice, ${unfinished} unfinished, ${differences.length} wallets of which chain and database say different things.`,
    ...differences.slice(0, 10).map((difference) => `- ${difference}`),
    `Messages: visitors were told of ${messagesPromised}; ${messagesLost} lost, ${messagesTwice} kept twice.`,
    areFaultless(books) ? 'Nothing lost, nothing twice.' : 'The books do not agree.',
  ]
}

function inSeconds(seconds: number): string {
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`
}

/** What visitors saw of an incident. */
export type Sight = {
  visits: number
  /** Answered by the first request, without a wait worth a word. */
  atOnce: number
  /** Answered by the first request, but late. */
  delayed: number
  /** Refused with a reason, and answered when they asked again. */
  refused: number
  /** Met an error that gave no reason, or no answer, and were answered when they asked again. */
  withoutReason: number
  /** Never answered. */
  gaveUp: number
  /** How often each reason was given. */
  reasons: Record<string, number>
  slowestMilliseconds: number
  /** When the last visitor who met any trouble was answered; undefined where nobody did. */
  lastTroubleAt: number | undefined
}

/** Looks at everybody who was there between two moments. */
export function summarise(visits: Visit[], { from, to }: { from: number; to: number }): Sight {
  const present = visits.filter(({ beganAt, endedAt = Infinity }) => endedAt > from && beganAt < to)
  const count = (kind: Kind) => present.filter((visit) => kindOf(visit) === kind).length
  const reasons: Record<string, number> = {}
  for (const attempt of present.flatMap(({ attempts }) => attempts).filter((each) => !isSuccess(each))) {
    reasons[reasonOf(attempt)] = (reasons[reasonOf(attempt)] ?? 0) + 1
  }
  const troubled = present.filter((visit) => kindOf(visit) !== 'at once').map(({ endedAt = Infinity }) => endedAt)
  return {
    visits: present.length,
    atOnce: count('at once'),
    delayed: count('delayed'),
    refused: count('refused'),
    withoutReason: count('without reason'),
    gaveUp: count('gave up'),
    reasons,
    slowestMilliseconds: Math.max(0, ...present.map(({ beganAt, endedAt = to }) => endedAt - beganAt)),
    lastTroubleAt: troubled.length > 0 ? Math.max(...troubled) : undefined,
  }
}

type Kind = 'at once' | 'delayed' | 'refused' | 'without reason' | 'gave up'

function kindOf({ purpose, attempts, isAnswered }: Visit): Kind {
  if (!isAnswered) return 'gave up'
  const failed = attempts.filter((attempt) => !isSuccess(attempt))
  if (failed.some((attempt) => !isReasoned(attempt))) return 'without reason'
  if (failed.length > 0) return 'refused'
  return (attempts[0]?.milliseconds ?? 0) < promptMilliseconds[purpose] ? 'at once' : 'delayed'
}

function reasonOf({ status, code }: Attempt): string {
  if (code !== undefined) return `${status} ${code}`
  return status === 0 ? 'no answer' : `${status} without a reason`
}

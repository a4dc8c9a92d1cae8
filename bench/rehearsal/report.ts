import { areFaultless, type Books } from './compare-books.ts'
import type { Played, Rehearsal } from './run-rehearsal.ts'

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

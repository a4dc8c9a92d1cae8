import { brandName } from '../brand.ts'

export type Caption = {
  from: number
  to: number
  overline: string
  lines: readonly string[]
  size: number
  place: 'high' | 'centre'
}

/** Every word of the film, with its time. */
export const captions: readonly Caption[] = [
  { from: 1, to: 2.7, overline: 'THE ROLLUP', lines: ['BLOCKS ARE', 'PROPOSED.'], size: 62, place: 'high' },
  { from: 2.9, to: 4.4, overline: 'THE ROLLUP', lines: ['SOMEONE MUST', 'CHECK THEM.'], size: 62, place: 'high' },
  {
    from: 4.8,
    to: 6.8,
    overline: 'THE VERIFIER’S DILEMMA',
    lines: ['CHECKING COSTS.', 'USUALLY NOTHING', 'IS WRONG.'],
    size: 62,
    place: 'high',
  },
  { from: 7, to: 8.4, overline: 'THE VERIFIER’S DILEMMA', lines: ['SO WHO', 'KEEPS WATCH?'], size: 62, place: 'high' },
  { from: 9.8, to: 12.8, overline: 'SENTRY NODES', lines: ['WATCH EVERY', 'ASSERTION.'], size: 62, place: 'high' },
  {
    from: 14.3,
    to: 16.3,
    overline: 'MISMATCH',
    lines: ['AN INCORRECT', 'BLOCK IS', 'PROPOSED.'],
    size: 62,
    place: 'high',
  },
  { from: 16.8, to: 18.5, overline: 'ALARM', lines: ['THE SENTRY', 'RAISES', 'THE ALARM.'], size: 62, place: 'high' },
  { from: 18.7, to: 20.8, overline: 'ALARM', lines: ['OTHERS', 'INTERVENE.'], size: 62, place: 'high' },
  { from: 21.3, to: 23.3, overline: 'RESOLVED', lines: ['THE HONEST', 'STATE STANDS.'], size: 62, place: 'high' },
  {
    from: 23.9,
    to: 26.2,
    overline: 'OPERATORS',
    lines: ['RECEIVE NETWORK', 'REWARDS FOR', 'WATCHING.'],
    size: 62,
    place: 'centre',
  },
  { from: 26.6, to: 30.5, overline: brandName, lines: ['RUN A', 'SENTRY', 'NODE'], size: 104, place: 'centre' },
]

/** What is heard, for those who do not hear it. */
export const soundNotes: readonly { from: number; to: number; text: string }[] = [
  { from: 0, to: 1, text: '[A low machine drone; an escapement begins to tick]' },
  { from: 8.5, to: 9.8, text: '[A swell rises as the sentry wakes]' },
  { from: 13.2, to: 14.3, text: '[The ticking falters and stops]' },
  { from: 16.4, to: 16.8, text: '[A soft horn sounds the alarm, three times]' },
  { from: 20.8, to: 21.3, text: '[The ticking resumes; a warm chord resolves]' },
  { from: 26.2, to: 26.6, text: '[A bell]' },
]

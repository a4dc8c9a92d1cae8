import { writeFileSync } from 'node:fs'
import { filmWords } from '@network-site/site/nodes/film'

export type Caption = {
  from: number
  to: number
  overline: string
  lines: readonly string[]
  size: number
  place: 'high' | 'centre'
}

type Placement = Omit<Caption, 'overline' | 'lines'>

const high = (from: number, to: number): Placement => ({ from, to, size: 49, place: 'high' })
const centre = (from: number, to: number, size: number): Placement => ({ from, to, size, place: 'centre' })

/** When and where each title of the film stands. */
const placements: readonly Placement[] = [
  high(1, 2.7),
  high(2.9, 4.4),
  high(4.8, 6.8),
  high(7, 8.4),
  high(9.8, 12.8),
  high(14.3, 16.3),
  high(16.8, 18.5),
  high(18.7, 20.8),
  high(21.3, 23.3),
  centre(23.9, 26.2, 43),
  centre(26.6, 30.5, 82),
]

/** When each sound is told of: where no title stands. */
const silences = [
  [0, 1],
  [8.5, 9.8],
  [13.2, 14.3],
  [16.4, 16.8],
  [20.8, 21.3],
  [26.2, 26.6],
] as const

/** Every title of the film, with its time. */
export const captions: readonly Caption[] = placements.map((placement, index) => ({
  ...placement,
  ...one(filmWords.titles, index),
}))

/** What is heard, for those who do not hear it. */
export const soundNotes: readonly { from: number; to: number; text: string }[] = silences.map(([from, to], index) => ({
  from,
  to,
  text: one(filmWords.sounds, index),
}))

function one<Word>(words: readonly Word[], index: number): Word {
  const word = words[index]
  if (word === undefined) throw new Error(`The film needs ${index + 1} or more words; site/src/nodes/film.ts has fewer`)
  return word
}

type Cue = { from: number; to: number; text: string }

/** Writes the WebVTT captions: the words on screen, and the sounds between them. */
export function writeCaptions(media: string): void {
  const cues: Cue[] = [
    ...captions.map(({ from, to, overline, lines }) => ({ from, to, text: `${overline}: ${lines.join(' ')}` })),
    ...soundNotes,
  ].toSorted((a, b) => a.from - b.from)
  const vtt = cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}`).join('\n\n')
  writeFileSync(`${media}/video/sentry-film.vtt`, `WEBVTT\n\n${vtt}\n`)
}

function stamp(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`
}

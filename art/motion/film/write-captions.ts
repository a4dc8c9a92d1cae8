import { writeFileSync } from 'node:fs'
import { captions, soundNotes } from './captions.ts'

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

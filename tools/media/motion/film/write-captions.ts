import { writeFileSync } from 'node:fs'
import { brandName } from '../brand.ts'
import { outputFolder } from '../output-folder.ts'
import { captions, soundNotes } from './captions.ts'

type Cue = { from: number; to: number; text: string }

/** Writes the WebVTT captions (words on screen and sounds) and a plain transcript. */
export function writeCaptions(): void {
  const cues: Cue[] = [
    ...captions.map(({ from, to, overline, lines }) => ({ from, to, text: `${overline}: ${lines.join(' ')}` })),
    ...soundNotes,
  ].toSorted((a, b) => a.from - b.from)
  const vtt = cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}`).join('\n\n')
  writeFileSync(`${outputFolder}/video/sentry-film.vtt`, `WEBVTT\n\n${vtt}\n`)
  writeFileSync(`${outputFolder}/video/sentry-film.transcript.md`, transcript)
}

function stamp(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`
}

const transcript = `# What a sentry node does: transcript

A low machine drone. A great brass wheel carries steel blocks around a burning core, one step with every tick of an escapement.
On screen: "The rollup: blocks are proposed." Then: "Someone must check them."

Closer, darker. Block after block goes by unwatched.
On screen: "The verifier’s dilemma: checking costs. Usually nothing is wrong." Then: "So who keeps watch?"

A swell. Behind the wheel an instrument wakes: its iris opens, red light fills it, and it turns to face the blocks.
On screen: "Sentry nodes watch every assertion."

The wheel brings a block that stands askew; its edges burn red. The ticking stops.
On screen: "Mismatch: an incorrect block is proposed."

A soft horn sounds three times. The sentry's eye flares, and lamps around the wheel answer one after another.
On screen: "Alarm: the sentry raises the alarm." The block is lifted away and an honest one takes its place. On screen: "Others intervene."

The ticking resumes and a warm chord resolves. The whole wheel turns in the light.
On screen: "Resolved: the honest state stands."

The great machine turns, calm.
On screen: "Operators receive network rewards for watching."

A bell. On screen: "${brandName}: run a sentry node."
`

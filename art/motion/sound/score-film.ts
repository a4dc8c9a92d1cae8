import { writeFileSync } from 'node:fs'
import { smooth } from '../scene.ts'
import { filmSeconds, resumeAt, shots, stopAt, tickSeconds } from '../film/timeline.ts'
import { workFolder } from '../tracer/open-tracer.ts'
import { bell, drone, emptyBuffer, horn, pad, type StereoBuffer, swell, tick, weight } from './instruments.ts'

/** Makes the film's sound from its timeline. Returns the path of the recording. */
export function scoreFilm(): string {
  const output = emptyBuffer(filmSeconds)
  drone(
    output,
    filmSeconds,
    (time) =>
      smooth(0, 2.5, time) *
      (1 - 0.45 * smooth(4, 5.5, time) + 0.5 * smooth(8, 12, time)) *
      (1 - smooth(filmSeconds - 2.5, filmSeconds, time)),
  )
  ticks(output)
  for (const shot of Object.values(shots))
    if (shot.from > 0) weight(output, shot.from, shot.from === shots.incorrect.from ? 0.36 : 0.24)
  weight(output, stopAt - 0.7, 0.42)

  swell(output, { from: 7.2, to: 9.3, gain: 0.6 })
  pad(output, { at: 9, seconds: 5.6, notes: [146.83, 220, 293.66, 329.63], gain: 0.05 })
  // A tense, held second while the incorrect block is visible.
  pad(output, { at: 14, seconds: 4, notes: [110, 116.54, 233.08], gain: 0.05 })
  swell(output, { from: 15.3, to: 16.5, gain: 0.45 })
  for (const [index, at] of [16.5, 17.9, 19.3].entries()) {
    const gain = 0.16 * (1 - index * 0.16)
    horn(output, at, { frequency: 146.83, seconds: 0.7, gain, pan: -0.2 })
    horn(output, at + 0.05, { frequency: 174.61, seconds: 0.65, gain: gain * 0.8, pan: 0.2 })
    horn(output, at + 0.3, { frequency: 220, seconds: 0.55, gain: gain * 0.55 })
  }
  swell(output, { from: 19.7, to: 21, gain: 0.4 })
  pad(output, { at: 20.7, seconds: 6.6, notes: [73.42, 146.83, 220, 293.66, 369.99, 440], gain: 0.05 })
  pad(output, { at: 24.4, seconds: 6.1, notes: [98, 196, 246.94, 293.66, 440], gain: 0.04 })
  bell(output, 26.4, { frequency: 293.66, gain: 0.14 })
  bell(output, 26.42, { frequency: 587.33, gain: 0.05 })

  addReverb(output, 0.34)
  fadeOut(output, 1.1)
  const path = `${workFolder}/sentry-film.wav`
  writeWave(path, output)
  return path
}

/** Fades out the reverb with the last frame, so that the film ends without a click. */
function fadeOut({ left, right, rate }: StereoBuffer, seconds: number): void {
  const length = Math.round(seconds * rate)
  for (let index = 0; index < length; index++) {
    const gain = 1 - smooth(0, 1, index / (length - 1))
    const at = left.length - length + index
    left[at] = (left[at] ?? 0) * gain
    right[at] = (right[at] ?? 0) * gain
  }
}

function ticks(output: StereoBuffer): void {
  for (let beat = 1; beat * tickSeconds < stopAt; beat++) {
    const at = beat * tickSeconds
    tick(output, at, { gain: 0.36 * smooth(0, 3, at), high: beat % 2 === 0 })
  }
  for (let beat = 0; resumeAt + beat * tickSeconds < filmSeconds - 1.5; beat++) {
    tick(output, resumeAt + beat * tickSeconds, {
      gain: 0.32 * (1 - smooth(26, 29.5, resumeAt + beat * tickSeconds)),
      high: beat % 2 === 0,
    })
  }
}

/** Adds the reverb of a large hall: eight delay lines with feedback and a low-pass filter. */
function addReverb(output: StereoBuffer, wet: number): void {
  const lengths = [1687, 2011, 2377, 2797, 3163, 3571, 4049, 4561]
  const lines = lengths.map((length) => ({ buffer: new Float32Array(length), at: 0, dull: 0 }))
  for (let index = 0; index < output.left.length; index++) {
    const left = output.left[index] ?? 0,
      right = output.right[index] ?? 0
    const heard = lines.map((line) => line.buffer[line.at] ?? 0)
    const mean = (heard.reduce((sum, value) => sum + value, 0) * 2) / lines.length
    let outLeft = 0,
      outRight = 0
    for (const [order, line] of lines.entries()) {
      const value = heard[order] ?? 0
      if (order % 2) outRight += value
      else outLeft += value
      // A Householder matrix mixes all lines without adding energy.
      line.dull += 0.42 * (value - mean - line.dull)
      line.buffer[line.at] = line.dull * 0.9 + (order % 2 ? right : left) * 0.5
      line.at = (line.at + 1) % line.buffer.length
    }
    output.left[index] = left + outLeft * wet
    output.right[index] = right + outRight * wet
  }
}

/** Writes the buffer as 16-bit WAV, softly limited and normalized. */
function writeWave(path: string, { left, right, rate }: StereoBuffer): void {
  let peak = 0
  for (let index = 0; index < left.length; index++)
    peak = Math.max(peak, Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0))
  const gain = 1.35 / peak
  const file = Buffer.alloc(44 + left.length * 4)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + left.length * 4, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(2, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 4, 28)
  file.writeUInt16LE(4, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(left.length * 4, 40)
  for (let index = 0; index < left.length; index++) {
    file.writeInt16LE(Math.round(Math.tanh((left[index] ?? 0) * gain) * 29_000), 44 + index * 4)
    file.writeInt16LE(Math.round(Math.tanh((right[index] ?? 0) * gain) * 29_000), 46 + index * 4)
  }
  writeFileSync(path, file)
}

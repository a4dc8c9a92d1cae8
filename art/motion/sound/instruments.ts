import { seededRandom } from '../scene.ts'

export type StereoBuffer = { rate: number; left: Float32Array; right: Float32Array }

export function emptyBuffer(seconds: number, rate = 48_000): StereoBuffer {
  const length = Math.ceil(seconds * rate)
  return { rate, left: new Float32Array(length), right: new Float32Array(length) }
}

/** Mixes a voice into the buffer. `sample` maps seconds since the start to a value; pan -1 is left. */
function play(
  output: StereoBuffer,
  { at, seconds, gain, pan = 0 }: { at: number; seconds: number; gain: number; pan?: number },
  sample: (time: number) => number,
): void {
  const first = Math.max(0, Math.round(at * output.rate))
  const last = Math.min(output.left.length, Math.round((at + seconds) * output.rate))
  const toLeft = gain * Math.cos(((pan + 1) * Math.PI) / 4),
    toRight = gain * Math.sin(((pan + 1) * Math.PI) / 4)
  for (let index = first; index < last; index++) {
    const value = sample(index / output.rate - at)
    output.left[index] = (output.left[index] ?? 0) + value * toLeft
    output.right[index] = (output.right[index] ?? 0) + value * toRight
  }
}

const tau = Math.PI * 2

/** Adds the machine's hum: drifting low partials with the volume `level`. */
export function drone(output: StereoBuffer, seconds: number, level: (time: number) => number): void {
  const partials = [
    [36.71, 0.5],
    [55.0, 0.3],
    [73.42, 0.42],
    [73.9, 0.3],
    [110.1, 0.16],
    [146.8, 0.1],
    [220.3, 0.035],
  ] as const
  for (const [index, [frequency, gain]] of partials.entries()) {
    const drift = 0.05 + index * 0.013
    play(
      output,
      { at: 0, seconds, gain: gain * 0.095, pan: index % 2 ? 0.35 : -0.35 },
      (time) =>
        Math.sin(tau * frequency * time + 0.6 * Math.sin(tau * drift * time)) *
        (0.75 + 0.25 * Math.sin(tau * drift * 1.7 * time + index)) *
        level(time),
    )
  }
}

/** Adds a tick of the escapement: a short, bright brass strike and the resonance of the case. */
export function tick(output: StereoBuffer, at: number, { gain, high }: { gain: number; high: boolean }): void {
  const random = seededRandom(Math.round(at * 1000) + 1)
  const base = high ? 2350 : 1980
  play(output, { at, seconds: 0.35, gain, pan: high ? 0.16 : -0.16 }, (time) => {
    const strike = (random() * 2 - 1) * Math.exp(-time * 420) * 0.7
    const ring =
      Math.sin(tau * base * time) * Math.exp(-time * 60) * 0.35 +
      Math.sin(tau * base * 1.593 * time) * Math.exp(-time * 95) * 0.25 +
      Math.sin(tau * base * 2.44 * time) * Math.exp(-time * 140) * 0.14
    const body = Math.sin(tau * (high ? 196 : 165) * time) * Math.exp(-time * 26) * 0.5
    return strike + ring + body
  })
}

/** Adds a heavy wheel that comes to rest: a falling low note under every cut. */
export function weight(output: StereoBuffer, at: number, gain: number): void {
  let phase = 0
  play(output, { at, seconds: 2.2, gain }, (time) => {
    phase += (34 + 46 * Math.exp(-time * 9)) / output.rate
    return Math.sin(tau * phase) * Math.min(time / 0.006, 1) * Math.exp(-time * 2.3)
  })
}

/** Adds a riser: noise through an opening filter. */
export function swell(output: StereoBuffer, { from, to, gain }: { from: number; to: number; gain: number }): void {
  for (const [pan, seed] of [
    [-0.7, 5],
    [0.7, 9],
  ] as const) {
    const random = seededRandom(seed)
    let low = 0,
      band = 0
    const length = to - from
    play(output, { at: from, seconds: length + 1.2, gain, pan }, (time) => {
      const rise = Math.min(time / length, 1),
        fall = time > length ? Math.exp(-(time - length) * 5) : 1
      const cutoff = 2 * Math.sin((Math.PI * (180 + 2600 * rise ** 3)) / output.rate)
      band += cutoff * (random() * 2 - 1 - low - 0.9 * band)
      low += cutoff * band
      return low * rise ** 2 * fall
    })
  }
}

/** Adds a soft horn: few harmonics, a slow attack, and a slight bend. */
export function horn(
  output: StereoBuffer,
  at: number,
  { frequency, seconds, gain, pan = 0 }: { frequency: number; seconds: number; gain: number; pan?: number },
): void {
  let phase = 0
  play(output, { at, seconds: seconds + 1, gain, pan }, (time) => {
    phase += (frequency * (1 - 0.018 * Math.exp(-time * 10) + 0.002 * Math.sin(tau * 4.6 * time))) / output.rate
    const speak = Math.min(time / 0.16, 1) ** 1.5 * (time > seconds ? Math.exp(-(time - seconds) * 6) : 1)
    let sum = 0
    for (let k = 1; k <= 7; k++) sum += (Math.sin(tau * phase * k) / k ** (2.3 - 0.7 * speak)) * (k % 2 ? 1 : 0.7)
    return sum * speak
  })
}

/** Adds a chord of sines and their octaves with a slow attack. */
export function pad(
  output: StereoBuffer,
  { at, seconds, notes, gain }: { at: number; seconds: number; notes: readonly number[]; gain: number },
): void {
  for (const [index, frequency] of notes.entries()) {
    play(output, { at, seconds, gain, pan: ((index % 3) - 1) * 0.5 }, (time) => {
      const shape = Math.min(time / 1.4, 1) ** 2 * Math.min((seconds - time) / 2.5, 1) ** 1.5
      const waver = 1 + 0.0012 * Math.sin(tau * (0.21 + index * 0.07) * time)
      return (
        (Math.sin(tau * frequency * waver * time) +
          0.4 * Math.sin(tau * frequency * 2.003 * time) +
          0.16 * Math.sin(tau * frequency * 3.001 * time)) *
        shape
      )
    })
  }
}

/** Adds a bell: inharmonic partials, of which the high ones decay first. */
export function bell(output: StereoBuffer, at: number, { frequency, gain }: { frequency: number; gain: number }): void {
  const partials = [
    [0.5, 0.5, 0.7],
    [1, 1, 1],
    [1.19, 0.5, 1.3],
    [2, 0.45, 1.8],
    [2.74, 0.3, 2.6],
    [4.1, 0.16, 4.2],
  ] as const
  for (const [index, [ratio, level, decay]] of partials.entries()) {
    play(
      output,
      { at, seconds: 5, gain: gain * level, pan: index % 2 ? 0.3 : -0.3 },
      (time) => Math.sin(tau * frequency * ratio * time) * Math.min(time / 0.003, 1) * Math.exp(-time * decay),
    )
  }
}

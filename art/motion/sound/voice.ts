/** A stereo recording being made. */
export type Tape = { rate: number; left: Float32Array; right: Float32Array }

/** An empty tape of the given length. */
export function blankTape(seconds: number, rate = 48_000): Tape {
  const length = Math.ceil(seconds * rate)
  return { rate, left: new Float32Array(length), right: new Float32Array(length) }
}

/** Plays a voice onto the tape: `sample` gets seconds since the start and returns one value; pan -1 is left. */
export function play(
  tape: Tape,
  { at, seconds, gain, pan = 0 }: { at: number; seconds: number; gain: number; pan?: number },
  sample: (time: number) => number,
): void {
  const first = Math.max(0, Math.round(at * tape.rate))
  const last = Math.min(tape.left.length, Math.round((at + seconds) * tape.rate))
  const toLeft = gain * Math.cos(((pan + 1) * Math.PI) / 4),
    toRight = gain * Math.sin(((pan + 1) * Math.PI) / 4)
  for (let index = first; index < last; index++) {
    const value = sample(index / tape.rate - at)
    tape.left[index] = (tape.left[index] ?? 0) + value * toLeft
    tape.right[index] = (tape.right[index] ?? 0) + value * toRight
  }
}

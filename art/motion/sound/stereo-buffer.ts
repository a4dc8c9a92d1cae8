/** Stereo samples. */
export type StereoBuffer = { rate: number; left: Float32Array; right: Float32Array }

/** A silent buffer of the given length. */
export function emptyBuffer(seconds: number, rate = 48_000): StereoBuffer {
  const length = Math.ceil(seconds * rate)
  return { rate, left: new Float32Array(length), right: new Float32Array(length) }
}

/** Mixes a voice into the buffer: `sample` gets seconds since the start and returns one value; pan -1 is left. */
export function play(
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

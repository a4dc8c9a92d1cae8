import type { StereoBuffer } from './stereo-buffer.ts'

/** Adds the reverb of a large hall: eight delay lines that feed each other, low-passed a little on every turn. */
export function addReverb(output: StereoBuffer, wet: number): void {
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
      // A Householder matrix: every line hears all the others, and no energy is added.
      line.dull += 0.42 * (value - mean - line.dull)
      line.buffer[line.at] = line.dull * 0.9 + (order % 2 ? right : left) * 0.5
      line.at = (line.at + 1) % line.buffer.length
    }
    output.left[index] = left + outLeft * wet
    output.right[index] = right + outRight * wet
  }
}

import type { Tape } from './voice.ts'

/** Adds the sound of a large dark hall: eight delays feeding each other, dulled a little on every turn. */
export function addRoom(tape: Tape, wet: number): void {
  const lengths = [1687, 2011, 2377, 2797, 3163, 3571, 4049, 4561]
  const lines = lengths.map((length) => ({ buffer: new Float32Array(length), at: 0, dull: 0 }))
  for (let index = 0; index < tape.left.length; index++) {
    const left = tape.left[index] ?? 0,
      right = tape.right[index] ?? 0
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
    tape.left[index] = left + outLeft * wet
    tape.right[index] = right + outRight * wet
  }
}

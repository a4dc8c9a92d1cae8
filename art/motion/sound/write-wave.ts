import { writeFileSync } from 'node:fs'
import type { StereoBuffer } from './stereo-buffer.ts'

/** Writes the buffer as 16-bit WAV, softly limited and normalised. */
export function writeWave(path: string, { left, right, rate }: StereoBuffer): void {
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

import { wordmarkShapes } from './wordmark.ts'

/** Where the name stands beside a mark of 64 units. */
const nameLeft = 82
const nameScale = 0.27
const gapAfter = 2

/** Mark and name side by side, 64 units high. */
export function lockupShapes(name: string, mark: string): { shapes: string; width: number } {
  const word = wordmarkShapes(name, 'currentColor')
  const shapes = `${mark}<g transform="translate(${nameLeft} ${32 - 50 * nameScale}) scale(${nameScale})">${word.shapes}</g>`
  return { shapes, width: Math.ceil(nameLeft + gapAfter + word.width * nameScale) }
}

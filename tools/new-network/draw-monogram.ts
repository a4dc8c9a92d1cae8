import type { Mark } from '@network-site/site/schema/mark'
import { outlineText } from '../../art/brand/lettering.ts'

/** A mark to begin with: the first letter in a frame with one corner cut. */
export function drawMonogram(name: string): Mark {
  const letter = [...name].find((character) => /[\p{L}\p{N}]/u.test(character))?.toUpperCase() ?? 'N'
  return {
    large: [frame(3), letterIn(letter, { middle: 32, size: 40 }), corner],
    small: [frame(4.4), letterIn(letter, { middle: 32, size: 42 }), corner],
    tiny: [letterIn(letter, { middle: 7.4, size: 15 }), '<path d="M11 1h4v4Z" fill="{accent}"/>'],
  }
}

const corner = '<path d="M47 3h14v14Z" fill="{accent}"/>'

function frame(weight: number): string {
  return `<path d="M41 5H5V59H59V23" fill="none" stroke="{ink}" stroke-width="${weight}"/>`
}

function letterIn(letter: string, { middle, size }: { middle: number; size: number }): string {
  const { width, capHeight } = outlineText(letter, { face: 'archivoBlack', size })
  const { path } = outlineText(letter, {
    face: 'archivoBlack',
    size,
    x: middle - width / 2,
    baseline: middle + capHeight / 2,
  })
  return `<path d="${path}" fill="{ink}"/>`
}

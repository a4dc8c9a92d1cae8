import { outlineText } from './lettering.ts'

/** The letters of the name, built by hand on a 100-unit cap height with a 14-unit stroke. */
const stroke = 14
const letters: Record<string, { width: number; shapes: string }> = {
  // The O is a whole orbit: it must read as a letter first.
  O: { width: 112, shapes: `<path d="M56 7A49 43 0 1 1 55.9 7Z"/>` },
  // The bowl floats above the leg: an open orbit rather than a closed counter.
  R: {
    width: 98,
    shapes: `<path d="M0 7H64A21.5 21.5 0 0 1 64 61H7V100"/><path class="solid" d="M46 68H64.5L98 100H77.5Z"/>`,
  },
  E: { width: 88, shapes: `<path d="M88 7H7V93H88M7 50H80"/>` },
  Y: { width: 108, shapes: `<path class="solid" d="M0 0H19.5L54 39.5 88.5 0H108L61 54V100H47V54Z"/>` },
}

/** The name, 100 units high. `ink` is any SVG paint, usually currentColor. A name with a letter not drawn here is cut from the display face. */
export function wordmarkShapes(name: string, ink: string, tracking = 24): { shapes: string; width: number } {
  const capitals = name.toUpperCase()
  if ([...capitals].some((character) => !letters[character])) {
    const cut = outlineText(capitals, { face: 'archivo', size: 144, tracking: 0.08, baseline: 100 })
    return { shapes: `<path fill="${ink}" d="${cut.path}"/>`, width: Math.ceil(cut.width) }
  }
  let pen = 0
  const parts: string[] = []
  for (const character of capitals) {
    const letter = letters[character]
    if (!letter) continue
    const painted = letter.shapes
      .replaceAll('<path class="solid"', `<path fill="${ink}"`)
      .replaceAll('<path d=', `<path fill="none" stroke="${ink}" stroke-width="${stroke}" d=`)
    parts.push(`<g transform="translate(${pen} 0)">${painted}</g>`)
    pen += letter.width + tracking
  }
  return { shapes: parts.join(''), width: pen - tracking }
}

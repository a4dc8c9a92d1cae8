import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import { decompress } from 'wawoff2'
import type { Mark } from '@network-site/site/mark'

const require = createRequire(import.meta.url)

/** The fonts of drawn text, all under the SIL Open Font License. */
export const faces = {
  archivo: {
    file: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    axes: { wght: 600, wdth: 125 },
  },
  archivoBlack: {
    file: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    axes: { wght: 850, wdth: 125 },
  },
  archivoLight: {
    file: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    axes: { wght: 300, wdth: 118 },
  },
  unbounded: { file: '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2', axes: { wght: 600 } },
  sora: { file: '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2', axes: { wght: 500 } },
  michroma: { file: '@fontsource/michroma/files/michroma-latin-400-normal.woff2' },
  syncopate: { file: '@fontsource/syncopate/files/syncopate-latin-700-normal.woff2' },
  krona: { file: '@fontsource/krona-one/files/krona-one-latin-400-normal.woff2' },
  cinzel: { file: '@fontsource/cinzel/files/cinzel-latin-700-normal.woff2' },
  marcellus: { file: '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2' },
  italiana: { file: '@fontsource/italiana/files/italiana-latin-400-normal.woff2' },
  shoulders: { file: '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-800-normal.woff2' },
  rajdhani: { file: '@fontsource/rajdhani/files/rajdhani-latin-600-normal.woff2' },
} as const satisfies Record<string, { file: string; axes?: Record<string, number> }>

export type Face = keyof typeof faces
export type Lettering = { path: string; width: number; capHeight: number }
type LetteringOptions = { face: Face; size: number; tracking?: number; x?: number; baseline?: number }

/** Converts text to one SVG path, so nothing depends on a font at view time. Tracking is in ems. */
export function outlineText(
  text: string,
  { face, size, tracking = 0, x = 0, baseline = 0 }: LetteringOptions,
): Lettering {
  const font = openFace(face)
  const scale = size / font.unitsPerEm
  const run = font.layout(text)
  let pen = x
  const parts: string[] = []
  run.glyphs.forEach((glyph, index) => {
    const position = run.positions[index]
    parts.push(
      roundPath(
        glyph.path
          .scale(scale, -scale)
          .translate(pen + (position?.xOffset ?? 0) * scale, baseline)
          .toSVG(),
      ),
    )
    pen += (position?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size
  })
  return { path: parts.join(''), width: pen - x - tracking * size, capHeight: font.capHeight * scale }
}

// fontkit cannot vary compressed fonts, so every face is decompressed first.
const opened = new Map<string, fontkit.Font>()
for (const [face, source] of Object.entries(faces) as [Face, { file: string; axes?: Record<string, number> }][]) {
  const unpacked = Buffer.from(await decompress(readFileSync(require.resolve(source.file))))
  const loaded = fontkit.create(unpacked) as fontkit.Font
  opened.set(face, source.axes ? loaded.getVariation(source.axes) : loaded)
}

/** Returns the name if it is a known face; throws otherwise. */
export function faceNamed(name: string): Face {
  if (!(name in faces)) throw new Error(`Unknown face: ${name}. Choose from: ${Object.keys(faces).join(', ')}`)
  return name as Face
}

function openFace(face: Face): fontkit.Font {
  const font = opened.get(face)
  if (!font) throw new Error(`Unknown face: ${face}`)
  return font
}

function roundPath(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (value) => String(Number(Number(value).toFixed(2))))
}

/** Hand-drawn letters with a cap height of 100 units and a stroke of 14 units. */
const stroke = 14
const letters: Record<string, { width: number; shapes: string }> = {
  // The O is a full orbit but must still read as a letter.
  O: { width: 112, shapes: `<path d="M56 7A49 43 0 1 1 55.9 7Z"/>` },
  // The bowl floats above the leg: an open orbit rather than a closed counter.
  R: {
    width: 98,
    shapes: `<path d="M0 7H64A21.5 21.5 0 0 1 64 61H7V100"/><path class="solid" d="M46 68H64.5L98 100H77.5Z"/>`,
  },
  E: { width: 88, shapes: `<path d="M88 7H7V93H88M7 50H80"/>` },
  Y: { width: 108, shapes: `<path class="solid" d="M0 0H19.5L54 39.5 88.5 0H108L61 54V100H47V54Z"/>` },
}

/** Returns the name, 100 units high. `ink` is any SVG paint. Names with other letters use the display face. */
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

/** The position of the name next to a 64-unit mark. */
const nameLeft = 82
const nameScale = 0.27
const gapAfter = 2

/** Returns mark and name side by side, 64 units high. */
export function lockupShapes(name: string, mark: string): { shapes: string; width: number } {
  const word = wordmarkShapes(name, 'currentColor')
  const shapes = `${mark}<g transform="translate(${nameLeft} ${32 - 50 * nameScale}) scale(${nameScale})">${word.shapes}</g>`
  return { shapes, width: Math.ceil(nameLeft + gapAfter + word.width * nameScale) }
}

export type MarkColors = { ink: string; accent: string }

/** Returns a version of the mark in the given colors. */
export function paintMark(shapes: Mark[keyof Mark], { ink, accent }: MarkColors): string {
  return shapes.join('').replaceAll('{ink}', ink).replaceAll('{accent}', accent)
}

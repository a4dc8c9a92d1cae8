import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import { decompress } from 'wawoff2'

const require = createRequire(import.meta.url)

/** The fonts that text is drawn with; all are under the SIL Open Font License. */
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

// fontkit cannot vary a compressed font, so every face is unpacked once, up front.
const opened = new Map<string, fontkit.Font>()
for (const [face, source] of Object.entries(faces) as [Face, { file: string; axes?: Record<string, number> }][]) {
  const unpacked = Buffer.from(await decompress(readFileSync(require.resolve(source.file))))
  const loaded = fontkit.create(unpacked) as fontkit.Font
  opened.set(face, source.axes ? loaded.getVariation(source.axes) : loaded)
}

/** The face of that name, or why there is none. */
export function faceNamed(name: string): Face {
  if (!(name in faces)) throw new Error(`No face named ${name}. Faces: ${Object.keys(faces).join(', ')}`)
  return name as Face
}

function openFace(face: Face): fontkit.Font {
  const font = opened.get(face)
  if (!font) throw new Error(`No face named ${face}`)
  return font
}

function roundPath(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (value) => String(Number(Number(value).toFixed(2))))
}

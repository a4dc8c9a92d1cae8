import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../../server/src/features/cards')
const typefaces = JSON.parse(readFileSync(join(folder, 'card-typefaces.json'), 'utf8')) as Record<
  string,
  { files: string[]; families: string[]; letters: string }
>

// SVG text finds only the typefaces that were registered before the first SVG with text.
for (const file of new Set(Object.values(typefaces).flatMap(({ files }) => files)))
  await sharp({ text: { text: 'A', fontfile: join(folder, file) } }).toBuffer()

/** Returns the typefaces of a language's share cards, for SVG text. */
export function cardType(tag: string) {
  const { families, letters } = typefaces[tag] ?? { families: [], letters: '' }
  return {
    families: families.join(', '),
    /** Resolves to the width of the longest line, in ems. */
    widthOf: async (lines: readonly string[]): Promise<number> => {
      const missing = [...lines.join('')].filter((letter) => !letters.includes(letter))
      if (missing.length > 0)
        throw new Error(`No typeface for ${missing.join(' ')} in ${tag}. Run: node art/fonts/subset-fonts.mjs`)
      let widest = 0
      for (const line of lines) {
        // The comma ends the family names; without it, part of a name is parsed as a weight.
        const text = { text: escapeXml(line), font: `${families.join(',')}, ${measured}`, dpi: 72 }
        const { info } = await sharp({ text }).png().toBuffer({ resolveWithObject: true })
        widest = Math.max(widest, info.width / measured)
      }
      return widest
    },
  }
}

const measured = 200

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

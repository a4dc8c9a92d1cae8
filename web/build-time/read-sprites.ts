import { brand } from '@network-site/site/brand'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const web = join(import.meta.dirname, '..')
const media = join(web, '../site/media')

/** The files behind `<use href="#prefix-id">`, by prefix. */
const sheets = {
  logo: join(media, brand.logo.src),
  place: join(media, brand.linkIcons),
  system: join(web, 'features/downloads/systems.svg'),
}

/** Returns all sprite sheets as one string, to be inlined so that icons need no request. */
export async function readSprites(): Promise<string> {
  const sprites = await Promise.all(
    Object.entries(sheets).map(async ([prefix, file]) =>
      (await readFile(file, 'utf8')).replaceAll(' id="', ` id="${prefix}-`),
    ),
  )
  return sprites.join('')
}

/** Throws if a page uses an icon that no sprite sheet contains. */
export function checkIcons(html: string): void {
  for (const [, id = ''] of html.matchAll(/<use href="#([^"]+)"/g)) {
    const file = Object.entries(sheets).find(([prefix]) => id.startsWith(`${prefix}-`))?.[1]
    if (!html.includes(` id="${id}"`))
      throw new Error(`${file ?? 'No sprite sheet'} has no element for the icon ${id}.`)
  }
}

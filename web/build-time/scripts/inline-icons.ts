import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const build = join(import.meta.dirname, '../../build/client')
const use = /<use href="(\/[^"#]+\.svg)#([^"]+)"/g

/** Copies the icon sprites that a page uses into the page itself: no request of their own on a slow line. */
for (const file of await readdir(build, { recursive: true })) {
  if (!file.endsWith('.html')) continue
  const page = join(build, file)
  await writeFile(page, await inlineIcons(await readFile(page, 'utf8')))
}

async function inlineIcons(html: string): Promise<string> {
  const icons = [...html.matchAll(use)].map(([, sheet = '', icon = '']) => ({ sheet, icon }))
  const sheets = [...new Set(icons.map(({ sheet }) => sheet))]
  if (sheets.length === 0) return html
  const sprites = await Promise.all(
    sheets.map(async (sheet, index) => {
      const sprite = await readFile(join(build, sheet), 'utf8')
      const missing = icons.find((one) => one.sheet === sheet && !sprite.includes(` id="${one.icon}"`))
      if (missing) throw new Error(`site/media${sheet} has no element with the id ${missing.icon}.`)
      return sprite.replaceAll(' id="', ` id="${prefix(index)}`)
    }),
  )
  const localUse = (_: string, sheet: string, icon: string) => `<use href="#${prefix(sheets.indexOf(sheet))}${icon}"`
  return html.replaceAll(use, localUse).replace('</body>', () => `<div hidden="">${sprites.join('')}</div></body>`)
}

function prefix(index: number): string {
  return `sheet-${index}-`
}

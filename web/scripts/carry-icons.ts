import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const build = join(import.meta.dirname, '../build/client')
const use = /<use href="(\/[^"#]+\.svg)#([^"]+)"/g

/** Puts the sheets of icons that a page draws from into the page itself: no request of their own on a slow line. */
for (const file of await readdir(build, { recursive: true })) {
  if (!file.endsWith('.html')) continue
  const page = join(build, file)
  await writeFile(page, await carryIcons(await readFile(page, 'utf8')))
}

async function carryIcons(html: string): Promise<string> {
  const icons = [...html.matchAll(use)].map(([, sheet = '', icon = '']) => ({ sheet, icon }))
  const sheets = [...new Set(icons.map(({ sheet }) => sheet))]
  if (sheets.length === 0) return html
  const carried = await Promise.all(
    sheets.map(async (sheet, index) => {
      const drawings = await readFile(join(build, sheet), 'utf8')
      const missing = icons.find((one) => one.sheet === sheet && !drawings.includes(` id="${one.icon}"`))
      if (missing) throw new Error(`site/media${sheet} has no element with the id ${missing.icon}.`)
      return drawings.replaceAll(' id="', ` id="${prefix(index)}`)
    }),
  )
  const here = (_: string, sheet: string, icon: string) => `<use href="#${prefix(sheets.indexOf(sheet))}${icon}"`
  return html.replaceAll(use, here).replace('</body>', () => `<div hidden="">${carried.join('')}</div></body>`)
}

function prefix(index: number): string {
  return `sheet-${index}-`
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const use = /<use href="(\/[^"#]+\.svg)#([^"]+)"/g

/** Puts the sheets of icons that the page draws from into the page itself: no request of their own on a slow line. */
export async function carryIcons(html: string, build: string): Promise<string> {
  const sheets = [...new Set([...html.matchAll(use)].map(([, sheet = '']) => sheet))]
  const carried = await Promise.all(
    sheets.map(async (sheet, index) =>
      (await readFile(join(build, sheet), 'utf8')).replaceAll(' id="', ` id="${prefix(index)}`),
    ),
  )
  const here = (_: string, sheet: string, icon: string) => `<use href="#${prefix(sheets.indexOf(sheet))}${icon}"`
  return html.replaceAll(use, here).replace('</body>', () => `<div hidden="">${carried.join('')}</div></body>`)
}

function prefix(index: number): string {
  return `sheet-${index}-`
}

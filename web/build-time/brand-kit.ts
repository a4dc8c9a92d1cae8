import { brand, palette } from '@network-site/site/brand'
import { brandKit as words } from '@network-site/site/network-page'
import { strToU8, zipSync } from 'fflate'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'

const media = join(import.meta.dirname, '../../site/media')
const fonts = join(import.meta.dirname, '../styles/fonts')

/** Larger than any place on a page; a mark of this height has about 40 KB. */
const pictureHeight = 512

/** Returns the brand kit as a ZIP archive. The same site always gives the same bytes. */
export async function packBrandKit(): Promise<Uint8Array> {
  const files = { 'README.md': strToU8(describe()), ...colorFiles(), ...(await logoFiles()), ...(await fontFiles()) }
  const sorted = Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1))
  // The earliest time of the format, given in local time because the format has no time zone.
  return zipSync(Object.fromEntries(sorted), { level: 9, mtime: new Date(1980, 0, 1) })
}

type Files = Record<string, Uint8Array>

/** Returns each logo as SVG and PNG: in color for dark backgrounds, and in black and in white for others. */
async function logoFiles(): Promise<Files> {
  const files: Files = { 'logos/app-icon.png': await readFile(join(media, 'icons/icon-512.png')) }
  for (const file of (await readdir(join(media, 'brand'))).filter((name) => name.endsWith('.svg'))) {
    const svg = await readFile(join(media, 'brand', file), 'utf8')
    const name = basename(file, '.svg')
    const inks = name.endsWith('-colour') ? { '': brand.textColor } : { '-black': '#000000', '-white': '#ffffff' }
    for (const [ending, ink] of Object.entries(inks)) {
      const inked = Buffer.from(svg.replaceAll('currentColor', ink))
      files[`logos/${name}${ending}.svg`] = inked
      files[`logos/${name}${ending}.png`] = await draw(inked)
    }
  }
  return files
}

async function draw(svg: Buffer): Promise<Buffer> {
  const { height } = await sharp(svg).metadata()
  // Drawn at its final size, because enlarging it would blur.
  const density = (72 * pictureHeight) / height
  return sharp(svg, { density }).resize({ height: pictureHeight }).png({ compressionLevel: 9 }).toBuffer()
}

async function fontFiles(): Promise<Files> {
  const names = await readdir(fonts)
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [`type/${name}`, await readFile(join(fonts, name))] as const)),
  )
}

function colorFiles(): Files {
  const lines = Object.entries(palette).map(([name, value]) => `  --${kebab(name)}: ${value};`)
  return {
    'colors/colors.json': strToU8(`${JSON.stringify(palette, null, 2)}\n`),
    'colors/colors.css': strToU8(`:root {\n${lines.join('\n')}\n}\n`),
  }
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function describe(): string {
  const { title, intro, usage, logos, colors, type, contact } = words
  const list = (items: string[]) => items.map((item) => `- ${item}`).join('\n')
  return `${[
    `# ${title}`,
    intro,
    `## ${usage.title}`,
    list(usage.rules),
    `## ${logos.title}`,
    logos.note,
    `## ${colors.title}`,
    [
      `| ${colors.name} | ${colors.value} |`,
      '|---|---|',
      ...Object.entries(palette).map(([name, value]) => `| \`${kebab(name)}\` | \`${value}\` |`),
    ].join('\n'),
    `## ${type.title}`,
    list([`${type.display}: \`type/display.woff2\``, `${type.text}: \`type/text.woff2\``]),
    type.note,
    `${contact}: ${brand.contactEmail}`,
  ].join('\n\n')}\n`
}

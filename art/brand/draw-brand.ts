import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { brand, palette } from '@network-site/site/brand'
import { mark } from '@network-site/site/mark'
import { type PartnerLogo, partnerLogos } from '@network-site/site/partner-logos'
import { faceNamed, lockupShapes, type MarkColors, outlineText, paintMark, wordmarkShapes } from './lettering.ts'
import type { DrawContext } from '../draw-context.ts'

const inked = { ink: 'currentColor', accent: 'currentColor' }
const accented = { ink: 'currentColor', accent: palette.accent }
const colored = { ink: palette.bone, accent: palette.accent }

/** Writes the mark, wordmark, lockup, icon set, and partner logos. */
export async function drawBrand({ media }: DrawContext): Promise<void> {
  for (const folder of ['brand', 'icons', 'partners']) mkdirSync(join(media, folder), { recursive: true })
  const save = (path: string, content: string | Buffer) => writeFileSync(join(media, path), content)

  save('brand/mark.svg', svg({ box: '0 0 64 64', width: 64, height: 64, body: paintMark(mark.large, inked) }))
  save('brand/mark-colour.svg', svg({ box: '0 0 64 64', width: 64, height: 64, body: paintMark(mark.large, accented) }))
  const word = wordmarkShapes(brand.name, 'currentColor')
  save(
    'brand/wordmark.svg',
    svg({ box: `0 0 ${word.width} 100`, width: word.width / 4, height: 25, body: word.shapes }),
  )
  save('brand/lockup.svg', lockup(inked))
  save('brand/lockup-colour.svg', lockup(accented))

  save('icons/favicon.svg', favicon())
  const tiny = (size: number) =>
    sharp(Buffer.from(plate({ size: 16, inner: paintMark(mark.tiny, colored), corner: 3.5 })), {
      density: 72 * (size / 16),
    })
      .resize(size, size)
      .png()
      .toBuffer()
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({
      size,
      png: size === 16 ? await tiny(16) : await iconPng({ size, share: 0.86, corner: 0.2 }),
    })),
  )
  save('icons/favicon.ico', encodeIco(small))
  for (const size of [192, 512]) {
    save(`icons/icon-${size}.png`, await iconPng({ size, share: 0.8, corner: 0.22 }))
    save(`icons/maskable-${size}.png`, await iconPng({ size, share: 0.78, corner: 0 }))
  }
  save('icons/apple-touch-icon.png', await iconPng({ size: 180, share: 0.84, corner: 0 }))

  for (const partner of partnerLogos) save(`partners/${partner.slug}.svg`, drawPartner(partner))
}

type SvgParts = { box: string; width: number; height: number; body: string; id?: string }

function svg({ box, width, height, body, id }: SvgParts): string {
  const name = id ? ` id="${id}"` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg"${name} viewBox="${box}" width="${width}" height="${height}" role="img" aria-label="${brand.name}">${body}</svg>\n`
}

function lockup(colors: MarkColors): string {
  const { shapes, width } = lockupShapes(brand.name, paintMark(mark.large, colors))
  return svg({ id: 'lockup', box: `0 0 ${width} 64`, width, height: 64, body: shapes })
}

/** Returns the tab icon, whose lines follow the light or dark color scheme. */
function favicon(): string {
  const style = `<style>:root{color:${palette.ink}}@media (prefers-color-scheme:dark){:root{color:${palette.bone}}}</style>`
  return svg({ box: '0 0 64 64', width: 64, height: 64, body: style + paintMark(mark.small, accented) })
}

function plate({ size, inner, corner }: { size: number; inner: string; corner: number }): string {
  const glow = `<radialGradient id="g" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="${palette.graphite}"/><stop offset="1" stop-color="${palette.ink}"/></radialGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><defs>${glow}</defs><rect width="${size}" height="${size}" rx="${corner}" fill="url(#g)"/>${inner}</svg>`
}

async function iconPng({ size, share, corner }: { size: number; share: number; corner: number }): Promise<Buffer> {
  const scale = (size * share) / 64
  const at = (size - 64 * scale) / 2
  const inner = `<g transform="translate(${at} ${at}) scale(${scale})">${paintMark(size < 64 ? mark.small : mark.large, colored)}</g>`
  return sharp(Buffer.from(plate({ size, inner, corner: size * corner })))
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Draws one partner's logo as a monochrome SVG, 40 units high. */
function drawPartner(partner: PartnerLogo): string {
  const textX = 51
  const gap = partner.lines.length > 1 ? 1.32 : 0
  const cut = partner.lines.map((line, index) => {
    const { size, tracking } = partner
    const face = faceNamed(partner.face)
    const { capHeight } = outlineText('H', { face, size })
    const middle = 20 + (index - (partner.lines.length - 1) / 2) * capHeight * gap * 1.16
    return outlineText(line, { face, size, tracking, x: textX, baseline: middle + capHeight / 2 })
  })
  const width = Math.ceil(textX + Math.max(...cut.map((line) => line.width)) + 2)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40" fill="currentColor" role="img" aria-label="${partner.name.replace('&', '&amp;')}">` +
    `${partner.mark}${cut.map((line) => `<path d="${line.path}"/>`).join('')}</svg>\n`
  )
}

/** Packs PNG images of the given sizes into one .ico file. */
function encodeIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + pictures.length * 16)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + index * 16
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

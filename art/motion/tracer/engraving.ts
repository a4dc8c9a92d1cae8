import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { displayFontFace, openGpuRenderer } from '../../gpu-renderer/open-gpu-renderer.ts'

const width = 8192
const band = 256

export type Engraving = { path: string; width: number; height: number }

/** Writes the four engraved bands of the rings, each one turn wide, as gray bytes for the tracer. */
export async function drawEngraving(folder: string): Promise<Engraving> {
  const renderer = await openGpuRenderer()
  const png = await renderer.renderPage({ html: page(), width, height: band * 4 })
  await renderer.close()
  const path = `${folder}/engraving.grey`
  writeFileSync(path, await sharp(png).flatten({ background: '#000' }).greyscale().raw().toBuffer())
  return { path, width, height: band * 4 }
}

function page(): string {
  return `<style>${displayFontFace} body{margin:0}</style><svg width="${width}" height="${band * 4}" fill="#fff">
    ${degrees()}${fineScale()}${hours()}${armour()}</svg>`
}

const tick = (row: number, share: number, from: number, to: number, thick: number) =>
  `<rect x="${share * width - thick / 2}" y="${(row + from) * band}" width="${thick}" height="${(to - from) * band}"/>`
const line = (row: number, at: number, thick: number) =>
  `<rect x="0" y="${(row + at) * band - thick / 2}" width="${width}" height="${thick}"/>`
const words = (row: number, share: number, at: number, text: string, size: number) =>
  // Mirrored twice, because the tracer's angle and radius run against the reading direction.
  `<text transform="translate(${share * width} ${(row + at) * band}) scale(-1 -1)" text-anchor="middle" dy="0.36em" font-family="Display" font-size="${size}" style="font-variation-settings:'wdth' 125,'wght' 560">${text}</text>`
const count = (total: number) => Array.from({ length: total }, (_, index) => index)

// The degree circle repeats every sixth of a turn, so a loop can turn the ring by a sixth.
function degrees(): string {
  return (
    count(360)
      .map((degree) => {
        const long = degree % 10 === 0
        const share = (degree + 0.5) / 360
        const mark = tick(0, share, long ? 0.52 : degree % 5 === 0 ? 0.64 : 0.74, 0.9, long ? 6 : 3.4)
        return long ? mark + words(0, share, 0.31, String(degree % 60).padStart(2, '0'), 66) : mark
      })
      .join('') +
    line(0, 0.92, 5) +
    line(0, 0.1, 5) +
    line(0, 0.055, 3)
  )
}

function fineScale(): string {
  const marks = count(720).map((mark) =>
    tick(1, mark / 720, mark % 12 === 0 ? 0.2 : mark % 6 === 0 ? 0.45 : 0.6, 0.86, mark % 12 === 0 ? 4.5 : 2.4),
  )
  return (
    marks.join('') +
    count(6)
      .map((sixth) => tick(1, (sixth + 0.5) / 6, 0.15, 0.9, 26))
      .join('') +
    line(1, 0.9, 4) +
    line(1, 0.12, 4)
  )
}

function hours(): string {
  const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
  return (
    numerals.map((numeral, index) => words(2, (index + 0.5) / 12, 0.5, numeral, 112)).join('') +
    count(240)
      .map((minute) => tick(2, (minute + 0.5) / 240, 0.82, minute % 5 === 2 ? 0.95 : 0.9, 4))
      .join('') +
    line(2, 0.8, 4) +
    line(2, 0.2, 4) +
    line(2, 0.14, 2.5)
  )
}

// Plate joints, bolts and a slot to each plate.
function armour(): string {
  return (
    count(24)
      .map((plate) => {
        const center = ((plate + 0.5) / 24) * width
        const bolts = [0.2, 0.8].flatMap((at) =>
          [-130, 130].map((side) => `<circle cx="${center + side}" cy="${(3 + at) * band}" r="9"/>`),
        )
        return `${tick(3, plate / 24, 0.04, 0.96, 10)}${bolts.join('')}<rect x="${center - 80}" y="${3.47 * band}" width="160" height="14"/>`
      })
      .join('') +
    line(3, 0.06, 4) +
    line(3, 0.94, 4)
  )
}

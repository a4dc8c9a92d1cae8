import { mkdirSync, writeFileSync } from 'node:fs'
import { filmWords } from '@network-site/site/film-words'
import sharp from 'sharp'
import { palette } from '@network-site/site/brand'
import { displayFontFace, type GpuRenderer } from '../../gpu-renderer/open-gpu-renderer.ts'
import { workFolder } from '../tracer/open-tracer.ts'

type Caption = {
  from: number
  to: number
  overline: string
  lines: readonly string[]
  size: number
  place: 'high' | 'center'
}

type Placement = Omit<Caption, 'overline' | 'lines'>

const high = (from: number, to: number): Placement => ({ from, to, size: 49, place: 'high' })
const center = (from: number, to: number, size: number): Placement => ({ from, to, size, place: 'center' })

/** The time and position of each title. */
const placements: readonly Placement[] = [
  high(1, 2.7),
  high(2.9, 4.4),
  high(4.8, 6.8),
  high(7, 8.4),
  high(9.8, 12.8),
  high(14.3, 16.3),
  high(16.8, 18.5),
  high(18.7, 20.8),
  high(21.3, 23.3),
  center(23.9, 26.2, 43),
  center(26.6, 30.5, 82),
]

/** The times of sound captions, between titles. */
const silences = [
  [0, 1],
  [8.5, 9.8],
  [13.2, 14.3],
  [16.4, 16.8],
  [20.8, 21.3],
  [26.2, 26.6],
] as const

const captions: readonly Caption[] = placements.map((placement, index) => ({
  ...placement,
  ...one(filmWords.titles, index),
}))

export const soundNotes: readonly { from: number; to: number; text: string }[] = silences.map(([from, to], index) => ({
  from,
  to,
  text: one(filmWords.sounds, index),
}))

function one<Word>(words: readonly Word[], index: number): Word {
  const word = words[index]
  if (word === undefined)
    throw new Error(`The film needs at least ${index + 1} entries; site/src/film-words.ts has fewer.`)
  return word
}

type Cue = { from: number; to: number; text: string }

/** Writes the WebVTT captions: titles and the sounds between them. */
export function writeCaptions(media: string): void {
  const cues: Cue[] = [
    ...captions.map(({ from, to, overline, lines }) => ({
      from,
      to,
      text: filmWords.caption.replace('{overline}', overline).replace('{text}', lines.join(' ')),
    })),
    ...soundNotes,
  ].toSorted((a, b) => a.from - b.from)
  const vtt = cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}`).join('\n\n')
  writeFileSync(`${media}/video/sentry-film.vtt`, `WEBVTT\n\n${vtt}\n`)
}

function stamp(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`
}

/** An image of one caption line, with its position and times. */
export type DrawnWord = { path: string; left: number; top: number; from: number; to: number }
type Size = { width: number; height: number }

/** Draws all captions on one sheet and cuts it into lines, so that lines can appear one by one. */
export async function drawWords(gpuRenderer: GpuRenderer, size: Size): Promise<DrawnWord[]> {
  const folder = `${workFolder}/words`
  mkdirSync(folder, { recursive: true })
  const png = await gpuRenderer.renderPage({
    html: sheet(size),
    width: size.width,
    height: size.height * captions.length,
  })
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const drawn: DrawnWord[] = []
  for (const [index, caption] of captions.entries()) {
    const bands = inkedBands(data, size, index * size.height)
    if (bands.length !== caption.lines.length + 1)
      throw new Error(`Caption ${index} has ${bands.length} lines, expected ${caption.lines.length + 1}.`)
    for (const [order, band] of bands.entries()) {
      const path = `${folder}/${index}-${order}.png`
      await sharp(png)
        .extract({ left: 0, top: band.top, width: size.width, height: band.bottom - band.top })
        .toFile(path)
      drawn.push({
        path,
        left: 0,
        top: band.top - index * size.height,
        from: caption.from + order * 0.11,
        to: caption.to - (bands.length - 1 - order) * 0.02,
      })
    }
  }
  return drawn
}

// Capitals leave empty rows between lines, so each run of non-empty rows is a line.
function inkedBands(rgba: Buffer, { width, height }: Size, from: number): { top: number; bottom: number }[] {
  const bands: { top: number; bottom: number }[] = []
  for (let row = from; row < from + height; row++) {
    let inked = false
    for (let column = 0; column < width && !inked; column++) inked = (rgba[(row * width + column) * 4 + 3] ?? 0) > 8
    const last = bands.at(-1)
    if (inked && last?.bottom === row) last.bottom = row + 1
    else if (inked) bands.push({ top: row, bottom: row + 1 })
  }
  return bands
}

function sheet({ width }: Size): string {
  return `<style>${displayFontFace}
    body{margin:0;zoom:${width / 1600}}
    section{position:absolute;left:104px;font-family:Display;color:${palette.bone};text-rendering:geometricPrecision;font-kerning:normal;white-space:nowrap}
    p{margin:0 0 .3em;line-height:1}
    p span{display:block;font-size:19px;letter-spacing:.3em;color:${palette.accent};font-variation-settings:'wdth' 118,'wght' 640}
    p span::before{content:'';display:inline-block;width:44px;height:2px;background:${palette.accent};vertical-align:.32em;margin-right:20px}
    div{line-height:1.06;letter-spacing:.012em;font-variation-settings:'wdth' 125,'wght' 640}
  </style>${captions.map(block).join('')}`
}

function block(caption: Caption, index: number): string {
  const place =
    caption.place === 'high' ? `top:${index * 900 + 96}px` : `top:${index * 900 + 450}px;transform:translateY(-50%)`
  return `<section style="${place};font-size:${caption.size}px"><p><span>${caption.overline}</span></p>${caption.lines.map((line) => `<div>${line}</div>`).join('')}</section>`
}

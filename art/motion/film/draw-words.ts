import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { palette } from '@network-site/site/palette'
import type { GpuRenderer } from '../../gpu-renderer/open-gpu-renderer.ts'
import { displayFontFace } from '../../fonts/display-font-face.ts'
import { workFolder } from '../work-folder.ts'
import { captions, type Caption } from './captions.ts'

/** One line of a caption as a picture: where it stands, and when it comes and goes. */
export type DrawnWord = { path: string; left: number; top: number; from: number; to: number }
type Size = { width: number; height: number }

/** Draws every caption on one long sheet and cuts it into lines, so that they can arrive one after another. */
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
      throw new Error(`Caption ${index} was cut into ${bands.length} lines`)
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

// Capitals leave empty rows between lines: each run of rows with ink is a line.
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

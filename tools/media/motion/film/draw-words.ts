import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { palette } from '@home/site/palette'
import { openStage, type Stage } from '../../stage/open-stage.ts'
import { typeface } from '../camera/typeface.ts'
import { workFolder } from '../work-folder.ts'
import { captions, type Caption } from './captions.ts'

/** One word of a caption as a picture: where it stands, and when it comes and goes. */
export type DrawnWord = { path: string; left: number; top: number; from: number; to: number }

/** Draws each line's words apart, so that they can arrive one after another. */
export async function drawWords({ width, height }: { width: number; height: number }): Promise<DrawnWord[]> {
  const folder = `${workFolder}/words`
  mkdirSync(folder, { recursive: true })
  const stage = await openStage()
  const drawn: DrawnWord[] = []
  for (const [index, caption] of captions.entries()) {
    for (let order = 0; order < pieces(caption).length; order++) {
      const path = `${folder}/${index}-${order}.png`
      const place = await drawPiece(stage, caption, { order, width, height, path })
      drawn.push({
        path,
        ...place,
        from: caption.from + order * 0.11,
        to: caption.to - (pieces(caption).length - 1 - order) * 0.02,
      })
    }
  }
  await stage.close()
  return drawn
}

// The overline is the first piece, each line another.
function pieces(caption: Caption): string[] {
  return [caption.overline ?? '', ...caption.lines].filter(Boolean)
}

async function drawPiece(
  stage: Stage,
  caption: Caption,
  { order, width, height, path }: { order: number; width: number; height: number; path: string },
) {
  const png = await stage.renderPage({ html: page(caption, order, width), width, height })
  const { data, info } = await sharp(png)
    .trim({ background: '#00000000', threshold: 0 })
    .png()
    .toBuffer({ resolveWithObject: true })
  writeFileSync(path, data)
  return { left: -(info.trimOffsetLeft ?? 0), top: -(info.trimOffsetTop ?? 0) }
}

function page(caption: Caption, order: number, width: number): string {
  const scale = width / 1600
  const seen = (index: number) => (index === order ? '' : 'visibility:hidden;')
  const offset = caption.overline ? 1 : 0
  const lines = caption.lines.map((line, index) => `<div style="${seen(index + offset)}">${line}</div>`).join('')
  const bottom = caption.place === 'low' ? 'bottom:92px' : 'top:50%;transform:translateY(-50%)'
  return `<style>${typeface}
    body{margin:0;zoom:${scale}}
    section{position:fixed;left:104px;${bottom};font-family:Display;color:${palette.bone};text-rendering:geometricPrecision;font-kerning:normal}
    p{margin:0 0 ${caption.size * 0.32}px;font-size:${Math.max(17, caption.size * 0.24)}px;letter-spacing:.34em;color:${palette.accent};font-variation-settings:'wdth' 118,'wght' 620}
    p::before{content:'';display:inline-block;width:44px;height:2px;background:${palette.accent};vertical-align:.32em;margin-right:20px}
    div{font-size:${caption.size}px;line-height:1.06;letter-spacing:.012em;font-variation-settings:'wdth' 125,'wght' 640}
  </style><section>${caption.overline ? `<p style="${seen(0)}">${caption.overline}</p>` : ''}${lines}</section>`
}

import sharp, { type OverlayOptions } from 'sharp'

/** The site's logo, an SVG in `currentColor`, as a layer of a picture. */
export async function drawLogo(svg: Buffer, color: string): Promise<Buffer> {
  return sharp(Buffer.from(svg.toString().replaceAll('currentColor', color)), { density: 144 })
    .resize({ height: 44 })
    .png()
    .toBuffer()
}

export type Line = {
  text: string
  sizePixels: number
  color: string
  /** From 0 to 1; 1 where it is not given. */
  opacity?: number
  left: number
  top: number
  /** Where it is broken into several. */
  widthPixels?: number
}

/** Words as a layer of a picture, in a typeface file of ours: a server has no fonts to rely on. */
export async function writeLine(
  { text, sizePixels, color, opacity = 1, left, top, widthPixels }: Line,
  typeface: string,
): Promise<OverlayOptions> {
  const input = await sharp({
    text: {
      text: `<span foreground="${color}" alpha="${Math.round(opacity * 100)}%">${escapeMarkup(text)}</span>`,
      // The comma ends the family: without it half of its name would be read as a weight.
      font: `Archivo SemiBold, ${sizePixels}`,
      fontfile: typeface,
      rgba: true,
      dpi: 72,
      ...(widthPixels ? { width: widthPixels, spacing: Math.round(sizePixels / 4) } : {}),
    },
  })
    .png()
    .toBuffer()
  return { input, left, top }
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

import sharp from 'sharp'

/** The site's logo, an SVG in `currentColor`, as a layer of a picture. */
export async function drawLogo(svg: Buffer, color: string): Promise<Buffer> {
  return sharp(Buffer.from(svg.toString().replaceAll('currentColor', color)), { density: 144 })
    .resize({ height: 44 })
    .png()
    .toBuffer()
}

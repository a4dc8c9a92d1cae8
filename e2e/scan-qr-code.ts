import { expect, type Page } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'

const quietZonePixels = 18
/**
 * On the screen a module of the code is a little over four pixels, and rounding decides what is read. Enlarged, each
 * module has many pixels; how many decides whether the decoder finds every line of a code that happens to be awkward.
 */
const scales = [4, 6, 3, 5]

/** Reads the QR code in the open dialog off the screen, enlarged, from nearer and farther until it can be read. */
export async function scanQrCode(page: Page): Promise<string> {
  let code = ''
  let attempt = 0
  await expect(async () => {
    code = await readCode(page, scales[attempt++ % scales.length] ?? 1)
  }).toPass({ timeout: 20_000 })
  return code
}

async function readCode(page: Page, scale: number): Promise<string> {
  const box = await page.evaluate(findCode)
  if (!box) throw new Error('the dialog shows no code')
  const browser = await page.context().newCDPSession(page)
  const { data: picture } = await browser.send('Page.captureScreenshot', {
    format: 'png',
    clip: {
      x: box.x - quietZonePixels,
      y: box.y - quietZonePixels,
      width: box.width + quietZonePixels * 2,
      height: box.height + quietZonePixels * 2,
      scale,
    },
  })
  await browser.detach()
  const image = sharp(Buffer.from(picture, 'base64')).ensureAlpha().raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

/** Runs in the page: the code is the one large picture in the dialog. */
function findCode() {
  const boxes = [...document.querySelectorAll('[role=dialog] img')].map((image) => image.getBoundingClientRect())
  const code = boxes.find(({ width }) => width > 200)
  return code && { x: code.x, y: code.y, width: code.width, height: code.height }
}

import { expect, type Page } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'

const quietZonePixels = 18
/** On the screen a module of the code is some four pixels, and rounding decides what is read. */
const scale = 4

/** Reads the QR code in the open dialog off the screen, enlarged. */
export async function scanQrCode(page: Page): Promise<string> {
  let code = ''
  await expect(async () => {
    code = await readCode(page)
  }).toPass({ timeout: 20_000 })
  return code
}

async function readCode(page: Page): Promise<string> {
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

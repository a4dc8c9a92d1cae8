import { fillPlaceholders } from '@network-site/protocol/text'
import { campaign } from '@network-site/site/campaign'
import { pages } from '@network-site/site/pages'
import { walletWords } from '@network-site/site/wallet'
import type { Browser, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { accountButton, mintButton, mintedLink } from '../wallet-steps.ts'
import { picturesDecoded } from './take-pictures.ts'

type Frame = { png: Buffer; atMilliseconds: number }

const size = { width: 1120, height: 700 }
const minted = [1, 2, 3]

/** Connects a guest wallet, mints the first items on the real site, and returns the recorded frames. */
export async function recordMint({ browser, url }: { browser: Browser; url: string }): Promise<Frame[]> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(showPointer)
  await page.goto(url + pages.mint.path, { waitUntil: 'networkidle' })
  const recording = await startRecording(page)

  await press(page, page.getByRole('button', { name: walletWords.connect }).first())
  await press(page, page.getByRole('dialog').getByRole('button', { name: walletWords.guest.name }))
  await accountButton(page).waitFor()
  await mintButton(page, 1).evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'smooth' }))
  for (const index of minted) {
    await press(page, mintButton(page, index))
    await mintedLink(page, index).waitFor()
  }
  await press(page, mintedLink(page, 2))
  const owned = page
    .getByRole('button', { name: /No\. 2$/ })
    .filter({ hasText: fillPlaceholders(campaign.viewer.owned, { quantity: 1 }) })
  await owned.waitFor()
  await owned.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'smooth' }))
  await picturesDecoded(page)

  const frames = await recording.stop()
  await context.close()
  return frames
}

/** Moves the pointer to an element in steps and clicks it. */
async function press(page: Page, locator: Locator): Promise<void> {
  await locator.waitFor()
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator.toString()} is not visible`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 })
  await locator.click()
}

async function startRecording(page: Page): Promise<{ stop: () => Promise<Frame[]> }> {
  const devtools = await page.context().newCDPSession(page)
  const frames: Frame[] = []
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ png: Buffer.from(data, 'base64'), atMilliseconds: (metadata.timestamp ?? 0) * 1000 })
    void devtools.send('Page.screencastFrameAck', { sessionId })
  })
  await devtools.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  return {
    stop: async () => {
      await devtools.send('Page.stopScreencast')
      return frames
    },
  }
}

/** Runs in the page, before its scripts: draws the pointer, which a headless browser does not show. */
function showPointer(): void {
  addEventListener('DOMContentLoaded', () => {
    const pointer = document.createElement('div')
    Object.assign(pointer.style, {
      position: 'fixed',
      inset: '0 auto auto 0',
      width: '18px',
      height: '18px',
      margin: '-9px',
      border: '2px solid white',
      borderRadius: '50%',
      background: 'rgb(255 255 255 / 35%)',
      pointerEvents: 'none',
      zIndex: '2147483647',
      transform: 'translate(50vw, 60vh)',
    })
    // In the top layer, above dialogs, and outside the React root.
    pointer.popover = 'manual'
    document.documentElement.append(pointer)
    addEventListener('mousemove', ({ clientX, clientY }) => {
      pointer.hidePopover()
      pointer.showPopover()
      pointer.style.transform = `translate(${clientX}px, ${clientY}px)`
    })
  })
}

const width = 800
/** Frames shown for less time are dropped to save bytes. */
const minMilliseconds = 90
/** Longer pauses are cut. */
const maxMilliseconds = 900
const lastMilliseconds = 3000

/** Writes the frames as a looping WebP animation and returns the file. */
export async function writeAnimation(frames: readonly Frame[], file: string): Promise<string> {
  const shown = frames.filter(({ atMilliseconds }, index) => {
    const next = frames[index + 1]
    return !next || next.atMilliseconds - atMilliseconds >= minMilliseconds
  })
  const delay = shown.map(({ atMilliseconds }, index) => {
    const next = shown[index + 1]
    return next ? Math.min(Math.round(next.atMilliseconds - atMilliseconds), maxMilliseconds) : lastMilliseconds
  })
  const pictures = await Promise.all(shown.map(({ png }) => sharp(png).resize(width).png().toBuffer()))
  await sharp(pictures, { join: { animated: true } })
    .webp({ quality: 70, effort: 6, minSize: true, mixed: true, delay, loop: 0 })
    .toFile(file)
  console.log(
    `${shown.length} of ${frames.length} frames, ${Math.round(delay.reduce((sum, each) => sum + each) / 1000)} s`,
  )
  return file
}

import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../tools/bootstrap/find-browser.mjs'
import { removeSiteData, runSite } from '../run-site.ts'
import { recordMint, writeAnimation } from './record-mint.ts'
import { takePictures } from './take-pictures.ts'

const folder = join(import.meta.dirname, '../../docs/pictures')
const mostKilobytes = 1500

/** `npm run pictures`: takes the pictures of docs/pictures again, and records a mint, in the site as it is built now. */
await mkdir(folder, { recursive: true })
// A block a second: a mint that is there at once shows nothing of its way.
const site = await runSite({ SANDBOX_BLOCK_SECONDS: '1', LOG_LEVEL: 'silent' })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const files = [
    ...(await takePictures({ browser, url: site.url, folder })),
    await writeAnimation(await recordMint({ browser, url: site.url }), join(folder, 'mint.webp')),
  ]
  for (const file of files) {
    const kilobytes = Math.round((await stat(file)).size / 1024)
    console.log(`${file} ${kilobytes} KB`)
    if (kilobytes > mostKilobytes) throw new Error(`${file} is larger than ${mostKilobytes} KB`)
  }
} finally {
  await browser.close()
  await site.stop()
  await removeSiteData(site)
}

import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { readCommandLine } from '../../tools/bootstrap/command-line.mjs'
import { findBrowser } from '../../tools/bootstrap/find-browser.mjs'
import { removeSiteData, runSite } from '../run-site.ts'
import { runSecondNetwork } from '../second-network/run-second-network.ts'
import { recordMint, writeAnimation } from './record-mint.ts'
import { newNetworkPictures, ownPictures, takePictures } from './take-pictures.ts'

const folder = join(import.meta.dirname, '../../docs/pictures')
const maxKilobytes = 1500

readCommandLine({
  command: 'npm run pictures',
  about: 'Retakes the screenshots in docs/pictures, records a mint on the current build, and runs a new network.',
})
await mkdir(folder, { recursive: true })
// One block per second, so that the recording shows the phases of a mint.
const site = await runSite({ SANDBOX_BLOCK_SECONDS: '1', LOG_LEVEL: 'silent' })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const files = [
    ...(await takePictures({ browser, url: site.url, folder, pictures: ownPictures })),
    await writeAnimation(await recordMint({ browser, url: site.url }), join(folder, 'mint.webp')),
    ...(await takePicturesOfNewNetwork()),
  ]
  for (const file of files) {
    const kilobytes = Math.round((await stat(file)).size / 1024)
    console.log(`${file} ${kilobytes} KB`)
    if (kilobytes > maxKilobytes) throw new Error(`${file} is larger than ${maxKilobytes} KB`)
  }
} finally {
  await browser.close()
  await site.stop()
  await removeSiteData(site)
}

async function takePicturesOfNewNetwork(): Promise<string[]> {
  const { site: other, stop } = await runSecondNetwork({ LOG_LEVEL: 'silent' })
  try {
    return await takePictures({ browser, url: other.url, folder, pictures: newNetworkPictures })
  } finally {
    await stop()
  }
}

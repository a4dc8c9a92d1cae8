import { chromium } from '@playwright/test'
import { pages } from '@network-site/site/pages'
import { walletWords } from '@network-site/site/wallet'

/** Opens the mint page on a phone, waits until it is idle, opens the dialog, and returns the milliseconds until it was drawn. */
export async function openDialog(siteUrl: string, { slowdown }: { slowdown: number }): Promise<number> {
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(siteUrl + pages.vanguardMint.path, { waitUntil: 'networkidle' })
    const button = page.getByRole('button', { name: walletWords.connect })
    return await button.evaluate(async (element) => {
      const startedAt = performance.now()
      ;(element as HTMLButtonElement).click()
      while (!document.querySelector('[role=dialog] li')) await new Promise((resolve) => setTimeout(resolve, 5))
      // Drawn, not only built.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return performance.now() - startedAt
    })
  } finally {
    await browser.close()
  }
}

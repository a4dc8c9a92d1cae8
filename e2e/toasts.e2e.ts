import { expect } from '@playwright/test'
import { pages } from '@network-site/site/pages'
import { walletWords } from '@network-site/site/wallet'
import { journey } from './journey.ts'

journey.use({ viewport: { width: 1440, height: 900 } })

journey('something said in passing stands at the top right', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto(pages.vanguardMint.path)
  await page.getByRole('button', { name: walletWords.addNetwork.open }).click()
  await page.getByRole('button', { name: `${walletWords.copy}: ${walletWords.addNetwork.chainId}` }).click()
  const toast = page.locator('.toast-card', { hasText: walletWords.copied })
  await expect(toast).toBeVisible()
  const place = await toast.boundingBox()
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(1440 - 40)
  expect(place?.y).toBeLessThan(120)
})

import { campaign } from '@network-site/site/campaign'
import { pages } from '@network-site/site/pages'
import { walletWords } from '@network-site/site/wallet'
import { expect, type Page } from '@playwright/test'

/** Steps of a visitor with a wallet. */

export async function openMintPage(page: Page): Promise<void> {
  await page.goto(pages.mint.path)
}

export async function connect(page: Page, walletName = 'Plain Wallet'): Promise<void> {
  await page.getByRole('button', { name: walletWords.connect }).click()
  await page.getByRole('dialog').getByRole('button', { name: walletName }).click()
  await expect(accountButton(page)).toBeVisible()
}

export function accountButton(page: Page) {
  return page.getByRole('button', { name: walletWords.account })
}

export function mintButton(page: Page, index: number) {
  return page.getByRole('button', { name: `${campaign.mint.mint} ${index}`, exact: true })
}

export function mintedLink(page: Page, index: number) {
  return page.getByRole('link', { name: `${campaign.mint.viewMint} ${index}`, exact: true })
}

export function todayCount(page: Page) {
  return page.getByRole('progressbar', { name: campaign.mint.progress.label })
}

/** The words of today's count, such as '17 of 42 today'. */
export function count(minted: number): string {
  return `${minted} ${campaign.mint.progress.of} 42 ${campaign.mint.progress.today}`
}

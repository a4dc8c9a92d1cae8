import { fillPlaceholders } from '@network-site/protocol/text'
import { campaign } from '@network-site/site/campaign'
import { pages } from '@network-site/site/pages'
import { walletWords } from '@network-site/site/wallet'
import { expect, type Page } from '@playwright/test'
import { installTestWallet, type TestWallet, type TestWalletOptions } from './test-wallet.ts'

export async function openMintPage(page: Page): Promise<void> {
  await page.goto(pages.mint.path)
}

export async function connect(page: Page, walletName = 'Plain Wallet'): Promise<void> {
  await page.getByRole('button', { name: walletWords.connect }).click()
  await page.getByRole('dialog').getByRole('button', { name: walletName }).click()
  await expect(accountButton(page)).toBeVisible()
}

export async function openMintPageAsGuest(page: Page): Promise<void> {
  await openMintPage(page)
  await connect(page, walletWords.guest.name)
}

export async function openMintPageWithWallet(page: Page, options?: TestWalletOptions): Promise<TestWallet> {
  const wallet = await installTestWallet(page, options)
  await openMintPage(page)
  await connect(page)
  return wallet
}

/** Mints an item and waits until it is minted. */
export async function mintItem(page: Page, index: number): Promise<void> {
  await mintButton(page, index).click()
  await expect(mintedLink(page, index)).toBeVisible()
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

export function mintAllButton(page: Page) {
  return page.getByRole('button', { name: campaign.mint.all.action, exact: true })
}

/** Returns whether a URL is that of the request for many items. */
export function isMintRequest({ pathname }: URL): boolean {
  return pathname === '/mints'
}

/** Records the bodies of the page's requests for many items. */
export function recordMintRequests(page: Page): Array<Record<string, unknown>> {
  const bodies: Array<Record<string, unknown>> = []
  page.on('request', (request) => {
    if (isMintRequest(new URL(request.url()))) bodies.push(request.postDataJSON() as Record<string, unknown>)
  })
  return bodies
}

export function todayCount(page: Page) {
  return page.getByRole('progressbar', { name: campaign.mint.progress.label })
}

/** Returns the text of today's progress, such as '17 of 42 today'. */
export function count(minted: number): string {
  return fillPlaceholders(campaign.mint.progress.count, { minted, total: 42 })
}

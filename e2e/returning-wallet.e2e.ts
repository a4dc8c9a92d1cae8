import { fillPlaceholders } from '@network-site/protocol/text'
import { campaign } from '@network-site/site/campaign'
import { pages } from '@network-site/site/pages'
import { walletErrors, walletWords } from '@network-site/site/wallet'
import { walletDialog } from '@network-site/site/wallet-dialog'
import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { accountButton, openMintPageWithWallet } from './wallet-steps.ts'

const dialogWords = walletDialog

test('reports an uninstalled wallet as missing', async ({ page, context }) => {
  await openMintPageWithWallet(page)
  const later = await context.newPage()
  await later.goto(pages.mint.path)
  await expect(later.getByText(walletErrors.connectorMissing)).toBeVisible()
  await expect(later.getByRole('button', { name: walletWords.connect })).toBeEnabled()
})

test('opens the dialog if a wallet fails to reconnect after a click', async ({ page, context }) => {
  await openMintPageWithWallet(page)
  const later = await context.newPage()
  const release = Promise.withResolvers<void>()
  await later.route('**/assets/wallet-part-*', (route) => release.promise.then(() => route.continue()))
  await later.goto(pages.viewMint.path)
  const button = later.getByRole('button', { name: walletWords.reconnecting })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  release.resolve()
  await expect(later.getByRole('dialog').getByRole('button', { name: walletWords.guest.name })).toBeVisible()
})

test('reconnects the wallet after a reload, but not after a disconnect', async ({ page }) => {
  const wallet = await openMintPageWithWallet(page)
  await page.reload()
  await expect(accountButton(page)).toHaveAccessibleName(new RegExp(wallet.address))
  await page.goto(pages.viewMint.path)
  await expect(accountButton(page)).toBeVisible()

  await accountButton(page).click()
  await expect(page.getByRole('dialog', { name: dialogWords.account.title })).toContainText(wallet.address)
  await page.getByRole('button', { name: dialogWords.account.disconnect }).click()
  await expect(page.getByRole('button', { name: walletWords.connect })).toBeVisible()
  await expect(page.getByText(fillPlaceholders(campaign.viewer.connectMessage, { page: '' }))).toBeVisible()
  // A reconnect would request the accounts before the dialog opens.
  const callsBefore = wallet.calls.length
  await page.reload()
  await page.getByRole('button', { name: walletWords.connect }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Plain Wallet' })).toContainText(
    dialogWords.connect.lastUsed,
  )
  expect(wallet.calls.slice(callsBefore).map(({ method }) => method)).not.toContain('eth_requestAccounts')
  await page.keyboard.press('Escape')
  await expect(accountButton(page)).toHaveCount(0)
})

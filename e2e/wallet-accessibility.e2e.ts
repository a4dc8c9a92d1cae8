import { fillPlaceholders } from '@network-site/protocol/text'
import { apiPaths } from '@network-site/site/paths'
import { network } from '@network-site/site/network'
import { campaign } from '@network-site/site/campaign'
import { guestWords } from '@network-site/site/guest-words'
import { pages } from '@network-site/site/pages'
import { addNetworkWords, walletWords } from '@network-site/site/wallet'
import { walletDialog } from '@network-site/site/wallet-dialog'
import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtAnyWidth, small } from './expect-accessible.ts'
import { test } from './fixtures.ts'
import { failedRequest } from './page-messages.ts'
import { installTestWallet } from './test-wallet.ts'
import { accountButton, mintButton, mintedLink, openMintPage, openMintPageAsGuest } from './wallet-steps.ts'

const dialogWords = walletDialog
// The page behind a dialog is inert and is checked only once.
const openDialog = '[role=dialog]'

const timeoutMilliseconds = 240_000

/** Checks a state only on a small screen. pages.e2e.ts checks the initial state at both widths. */
async function expectAccessibleOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(small)
  await expectAccessible(page)
}

test('the wallet dialog is accessible in every view', async ({ page }) => {
  test.setTimeout(timeoutMilliseconds)
  const wallet = await installTestWallet(page, { chainId: 1 })
  await openMintPage(page)
  await page.getByRole('button', { name: walletWords.connect }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Plain Wallet' })).toBeVisible()
  await expectAccessibleOnPhone(page)

  const release = wallet.holdNext('wallet_requestPermissions')
  wallet.rejectNext('wallet_requestPermissions')
  await dialog.getByRole('button', { name: 'Plain Wallet' }).click()
  await expect(dialog).toContainText(dialogWords.asking.body)
  await expectAccessibleAtAnyWidth(page, openDialog)
  release()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expectAccessibleAtAnyWidth(page, openDialog)
  await dialog.getByRole('button', { name: dialogWords.asking.retry }).click()
  await expect(accountButton(page)).toBeVisible()
  await expect(page.getByText(walletWords.wrongChain.notice)).toBeVisible()
  await expectAccessibleOnPhone(page)

  await accountButton(page).click()
  await expect(dialog).toContainText(wallet.address)
  await expectAccessibleAtAnyWidth(page, openDialog)
  await dialog.getByRole('button', { name: dialogWords.account.change }).click()
  await expect(dialog.getByRole('button', { name: network.testnet.name })).toBeVisible()
  await expectAccessibleAtAnyWidth(page, openDialog)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: addNetworkWords.open }).click()
  await expect(dialog).toContainText(String(network.testnet.id))
  await expectAccessibleAtAnyWidth(page, openDialog)
})

test('minting and viewer are accessible in every state', async ({ page, expectMessage }) => {
  test.setTimeout(timeoutMilliseconds)
  expectMessage(failedRequest(apiPaths.remoteMint, 403))
  await openMintPageAsGuest(page)
  await expect(page.getByText(guestWords.notice)).toBeVisible()
  await page.getByRole('button', { name: guestWords.exportKey }).click()
  await page.getByRole('button', { name: guestWords.reveal }).click()
  await expectAccessibleAtAnyWidth(page, openDialog)
  await page.keyboard.press('Escape')

  const dialog = page.getByRole('dialog')
  await page.route('**/vanguard-nft-drop/remote-mint', (route) => route.fulfill({ status: 403, json: {} }), {
    times: 1,
  })
  await mintButton(page, 1).click()
  await expect(dialog).toContainText(campaign.mint.error.fallback)
  await expectAccessibleAtAnyWidth(page, openDialog)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.goto(pages.viewMint.path)
  await expect(page.getByRole('button', { name: /No\. 1$/ })).toContainText(
    fillPlaceholders(campaign.viewer.owned, { quantity: 0 }),
  )
  await expectAccessibleOnPhone(page)

  await openMintPage(page)
  await page.getByRole('button', { name: campaign.mint.all.action }).click()
  await expect(page.getByText(campaign.mint.all.done)).toBeVisible({ timeout: 30_000 })
  await expectAccessibleOnPhone(page)
  await mintedLink(page, 3).click()
  await expect(page.getByRole('button', { name: /No\. 3$/ })).toContainText(
    fillPlaceholders(campaign.viewer.owned, { quantity: 1 }),
  )
  await expectAccessibleOnPhone(page)
  await page.getByRole('button', { name: /No\. 3$/ }).click()
  await expect(dialog).toContainText('3 / 42')
  await expectAccessibleAtAnyWidth(page, openDialog)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: campaign.viewer.share.action }).click()
  await expect(dialog.getByRole('img')).toBeVisible()
  await expectAccessibleAtAnyWidth(page, openDialog)
})

test('wallet, minting, and viewer work by keyboard', async ({ page }) => {
  const wallet = await installTestWallet(page)
  await openMintPage(page)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: walletWords.connect }).focus()
  await page.keyboard.press('Enter')
  const option = dialog.getByRole('button', { name: 'Plain Wallet' })
  await expect(option).toBeVisible()
  while (!(await option.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(accountButton(page)).toBeFocused()
  await expect(accountButton(page)).toHaveAccessibleName(new RegExp(wallet.address))

  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(accountButton(page)).toBeFocused()

  await mintButton(page, 2).focus()
  await page.keyboard.press('Enter')
  await expect(mintedLink(page, 2)).toBeVisible()
  await mintedLink(page, 2).focus()
  await page.keyboard.press('Enter')
  const second = page.getByRole('button', { name: /No\. 2$/ })
  await expect(second).toContainText(fillPlaceholders(campaign.viewer.owned, { quantity: 1 }))
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('2 / 42')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('3 / 42')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(second).toBeFocused()
})

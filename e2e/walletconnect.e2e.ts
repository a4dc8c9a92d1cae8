import { fillPlaceholders } from '@network-site/protocol/text'
import { browserSettingsSchema } from '@network-site/protocol/settings'
import { network } from '@network-site/site/network'
import { walletErrors, walletWords } from '@network-site/site/wallet'
import { phoneWallets, walletDialog } from '@network-site/site/wallet-dialog'
import { expect, type Page, type Route } from '@playwright/test'
import { expectNoViolations } from './expect-accessible.ts'
import { emulateDevice, devices } from './devices.ts'
import { test } from './fixtures.ts'
import { type PhoneWallet, scanQrCode, startPhoneWallet } from './phone-wallet.ts'
import { accountButton, mintedLink, mintItem, openMintPage } from './wallet-steps.ts'

const words = walletDialog
let phone: PhoneWallet

/** Uses the sandbox relay, the default. */
test.describe('a wallet on another device', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 })
  test.beforeAll(async () => {
    const relayUrl = `${process.env['SITE_URL']?.replace(/^http/, 'ws')}/sandbox/relay`
    phone = await startPhoneWallet(relayUrl, [network.testnet.id, network.mainnet.id])
  })
  test.afterAll(async () => phone.close())

  test('pairs by QR code, signs, mints, reconnects after a reload, and disconnects', async ({ page }) => {
    await openMintPage(page)
    await page.getByRole('button', { name: walletWords.connect }).click()
    await page.getByRole('dialog').getByRole('button', { name: walletWords.walletConnect }).click()
    await expect(page.getByText(words.pairing.embedded)).toBeVisible()
    const uri = await scanQrCode(page)
    expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    await expectNoViolations(page)
    await phone.scan(uri)
    await expect(accountButton(page)).toHaveAccessibleName(new RegExp(phone.address), { timeout: 30_000 })
    expect(await page.evaluate(() => localStorage.getItem('requestedChains'))).toContain(String(network.testnet.id))

    await mintItem(page, 7)

    await page.reload()
    await expect(accountButton(page)).toHaveAccessibleName(new RegExp(phone.address), { timeout: 30_000 })
    await expect(mintedLink(page, 7)).toBeVisible()

    await phone.disconnect()
    await expect(page.getByRole('button', { name: walletWords.connect })).toBeVisible({ timeout: 30_000 })
  })

  test('reports a declined pairing and allows a retry', async ({ page, expectMessage }) => {
    // The pairing library also throws this uncaught, and looks up a deleted pairing.
    expectMessage(/User rejected|Pending session not found/)
    await openMintPage(page)
    await page.getByRole('button', { name: walletWords.connect }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: walletWords.walletConnect }).click()
    phone.declineNext()
    await phone.scan(await scanQrCode(page))
    await expect(dialog.getByRole('alert')).toContainText(walletErrors.rejected, { timeout: 30_000 })
    await dialog.getByRole('button', { name: words.asking.retry }).click()
    await phone.scan(await scanQrCode(page))
    await expect(accountButton(page)).toHaveAccessibleName(new RegExp(phone.address), { timeout: 30_000 })
    await accountButton(page).click()
    await page.getByRole('button', { name: words.account.disconnect }).click()
    await expect(page.getByRole('button', { name: walletWords.connect })).toBeVisible({ timeout: 30_000 })
  })

  test.describe('on the same phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('offers no wallet app over the sandbox relay', async ({ page }) => {
      await emulateDevice(page, devices.iPhone)
      await openMintPage(page)
      await page.getByRole('button', { name: walletWords.connect }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: walletWords.walletConnect })).toContainText(
        words.connect.embedded,
      )
      await expect(dialog.getByRole('region', { name: words.connect.onPhone })).toHaveCount(0)
    })

    test('opens nine wallet apps by deep link for pairing and signing', async ({ page, allowMessage }) => {
      // The pairing library logs these if it receives a settlement or a response twice, which happens on slow machines.
      allowMessage(/Pending session not found for topic/, /No matching key\. history: \d+/)
      await emulateDevice(page, devices.iPhone)
      await page.route('**/settings.json', simulatePublicRelay)
      const opened = await recordDeepLinks(page)
      await openMintPage(page)
      await page.getByRole('button', { name: walletWords.connect }).click()
      const dialog = page.getByRole('dialog')
      for (const { name } of phoneWallets) await expect(dialog.getByRole('button', { name })).toBeVisible()
      await expectNoViolations(page)

      const [app] = phoneWallets
      if (!app) throw new Error('no wallet app is configured')
      await dialog.getByRole('button', { name: app.name }).click()
      const link = dialog.getByRole('link', { name: fillPlaceholders(words.opening.open, { wallet: app.name }) })
      await expect(link).toHaveAttribute('href', /^metamask:\/\/wc\?uri=wc%3A[0-9a-f]{64}%402/, { timeout: 20_000 })
      await expectNoViolations(page)
      const uri = decodeURIComponent((await link.getAttribute('href'))?.slice(app.link.length) ?? '')
      await expect(dialog.getByRole('link', { name: words.opening.anyWallet })).toHaveAttribute('href', uri)
      expect(opened).toEqual([await link.getAttribute('href')])

      await phone.scan(uri)
      await expect(accountButton(page)).toHaveAccessibleName(new RegExp(phone.address), { timeout: 30_000 })
      await mintItem(page, 8)
      expect(opened.slice(1)).toEqual([expect.stringMatching(/^metamask:\/\/wc\?requestId=\d+&sessionTopic=/)])
    })
  })
})

/** Makes the page believe that it uses the public relay, which wallet apps support. */
async function simulatePublicRelay(route: Route): Promise<void> {
  const response = await route.fetch()
  const { walletConnect, ...settings } = browserSettingsSchema.parse(await response.json())
  await route.fulfill({ response, json: { ...settings, walletConnect: { ...walletConnect, isEmbedded: false } } })
}

async function recordDeepLinks(page: Page): Promise<string[]> {
  const opened: string[] = []
  await page.exposeFunction('noteOpened', (url: string) => void opened.push(url))
  await page.addInitScript(() => {
    window.open = (url) => {
      ;(globalThis as unknown as { noteOpened: (url: string) => void }).noteOpened(String(url))
      return null
    }
  })
  return opened
}

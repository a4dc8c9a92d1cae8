import { network } from '@home/site/network'
import { startRelay, type RunningRelay } from '@home/sandbox/relay/start-relay'
import { walletWords } from '@home/site/wallet'
import { expect } from '@playwright/test'
import { ownSiteJourney } from './own-site.ts'
import { startPhoneWallet, type PhoneWallet } from './phone-wallet.ts'
import { scanCode } from './scan-code.ts'
import { accountButton, mintButton, mintedLink, openMintPage } from './wallet-steps.ts'

let relay: RunningRelay
let phone: PhoneWallet

const relayed = ownSiteJourney(async () => {
  relay = await startRelay()
  return {
    WALLETCONNECT_PROJECT_ID: 'e2e',
    WALLETCONNECT_RELAY_URL: relay.url,
    WALLETCONNECT_RPC_URL: 'http://127.0.0.1:9',
  }
})

relayed.describe('a wallet on another device', () => {
  relayed.describe.configure({ mode: 'serial', timeout: 120_000 })
  relayed.beforeAll(async ({ site: _site }) => {
    phone = await startPhoneWallet(relay.url, [network.testnet.id, network.mainnet.id])
  })
  relayed.afterAll(async () => {
    await phone.close()
    await relay.close()
  })

  relayed('pairs by the QR code, signs, mints, comes back after a reload, and leaves', async ({ page }) => {
    await openMintPage(page)
    await page.getByRole('button', { name: walletWords.connect }).click()
    await page.getByRole('dialog').getByRole('button', { name: walletWords.walletConnect }).click()
    const uri = await scanCode(page)
    expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    await phone.scan(uri)
    await expect(accountButton(page)).toHaveAccessibleName(new RegExp(phone.address), { timeout: 30_000 })
    expect(await page.evaluate(() => localStorage.getItem('requestedChains'))).toContain(String(network.testnet.id))

    await mintButton(page, 7).click()
    await expect(mintedLink(page, 7)).toBeVisible({ timeout: 30_000 })

    await page.reload()
    await expect(accountButton(page)).toHaveAccessibleName(new RegExp(phone.address), { timeout: 30_000 })
    await expect(mintedLink(page, 7)).toBeVisible()

    await phone.leave()
    await expect(page.getByRole('button', { name: walletWords.connect })).toBeVisible({ timeout: 30_000 })
  })
})

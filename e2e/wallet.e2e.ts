import { network } from '@network-site/site/network'
import { addNetworkWords, walletErrors, walletWords } from '@network-site/site/wallet'
import { walletDialog } from '@network-site/site/wallet-dialog'
import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { emulateDevice, devices } from './devices.ts'
import { installTestWallet } from './test-wallet.ts'
import {
  accountButton,
  connect,
  mintItem,
  openMintPage,
  openMintPageAsGuest,
  openMintPageWithWallet,
} from './wallet-steps.ts'

const dialogWords = walletDialog
const testnetHex = `0x${network.testnet.id.toString(16)}`

// production.e2e.ts tests that WalletConnect is hidden if it is not configured.
test('lists a wallet by name and allows a retry after a declined connection', async ({ page }) => {
  const wallet = await installTestWallet(page, { name: 'Comet Wallet' })
  await openMintPage(page)
  await page.getByRole('button', { name: walletWords.connect }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Comet Wallet' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: walletWords.guest.name })).toBeVisible()
  await expect(dialog.getByRole('button', { name: walletWords.browserWallet })).toHaveCount(0)

  wallet.rejectNext('wallet_requestPermissions')
  await dialog.getByRole('button', { name: 'Comet Wallet' }).click()
  await expect(dialog.getByRole('alert')).toContainText(walletErrors.rejected)
  await expect(accountButton(page)).toHaveCount(0)
  await dialog.getByRole('button', { name: dialogWords.back }).click()
  await expect(dialog.getByRole('button', { name: walletWords.guest.name })).toBeVisible()
  await dialog.getByRole('button', { name: 'Comet Wallet' }).click()
  await expect(accountButton(page)).toHaveAccessibleName(new RegExp(wallet.address))
})

test('supports a wallet that is only available at window.ethereum', async ({ page }) => {
  const wallet = await installTestWallet(page, { announces: false })
  await openMintPage(page)
  await connect(page, walletWords.browserWallet)
  await expect(accountButton(page)).toHaveAccessibleName(new RegExp(wallet.address))
})

test('lists the wallet of an in-app browser on a phone', async ({ page }) => {
  await emulateDevice(page, devices.androidPhone)
  await page.setViewportSize({ width: 390, height: 844 })
  const wallet = await installTestWallet(page, { name: 'Pocket Wallet' })
  await openMintPage(page)
  await connect(page, 'Pocket Wallet')
  await expect(accountButton(page)).toHaveAccessibleName(new RegExp(wallet.address))
})

test('allows minting on another network, and adds an unknown network before switching', async ({ page }) => {
  const wallet = await openMintPageWithWallet(page, { chainId: 1 })
  expect(wallet.chainId).toBe(1)
  await expect(page.getByText(walletWords.wrongChain.notice)).toBeVisible()
  await mintItem(page, 4)

  wallet.rejectNext('wallet_switchEthereumChain')
  await page.getByRole('button', { name: walletWords.wrongChain.switch }).click()
  await expect(page.getByText(walletErrors.rejected)).toBeVisible()
  expect(wallet.chainId).toBe(1)

  await page.getByRole('button', { name: walletWords.wrongChain.switch }).click()
  await expect(page.getByText(walletWords.wrongChain.notice)).toHaveCount(0)
  const requests = wallet.calls.filter(({ method }) => method.endsWith('Chain')).slice(1)
  expect(requests).toEqual([
    { method: 'wallet_switchEthereumChain', params: [{ chainId: testnetHex }] },
    {
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId: testnetHex,
          chainName: network.testnet.name,
          nativeCurrency: network.testnet.nativeCurrency,
          rpcUrls: [expect.stringMatching(/\/rpc$/)],
        },
      ],
    },
    { method: 'wallet_switchEthereumChain', params: [{ chainId: testnetHex }] },
  ])
  expect(await page.evaluate(() => localStorage.getItem('requestedChains'))).toBe(`[${network.testnet.id}]`)
})

test('shows both networks in the dialog and switches between them', async ({ page }) => {
  const wallet = await openMintPageWithWallet(page, { knows: [network.mainnet.id] })
  await page.getByRole('button', { name: `${walletWords.networks}: ${network.testnet.name}` }).click()
  const dialog = page.getByRole('dialog', { name: dialogWords.networks.title })
  const testnet = dialog.getByRole('button', { name: network.testnet.name })
  const main = dialog.getByRole('button', { name: network.mainnet.name })
  await expect(testnet).toHaveAttribute('aria-current', 'true')
  await expect(testnet.locator('img')).toHaveAttribute('src', '/icons/apple-touch-icon.png')
  wallet.rejectNext('wallet_switchEthereumChain')
  await main.click()
  await expect(dialog.getByRole('alert')).toContainText(walletErrors.rejected)
  await main.click()
  await expect(main).toHaveAttribute('aria-current', 'true')
  expect(wallet.chainId).toBe(network.mainnet.id)
  await page.keyboard.press('Escape')

  await test.step('follows a network switch in the wallet', async () => {
    await wallet.switchChain(network.testnet.id)
    await expect(page.getByText(walletWords.wrongChain.notice)).toHaveCount(0)
    await wallet.switchChain(network.mainnet.id)
    await expect(page.getByText(walletWords.wrongChain.notice)).toBeVisible()
  })
})

test('keeps a guest on the testnet', async ({ page }) => {
  await openMintPageAsGuest(page)
  await page.getByRole('button', { name: `${walletWords.networks}: ${network.testnet.name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: network.mainnet.name }).click()
  await expect(dialog.getByRole('alert')).toContainText(walletErrors.guestChain)
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('copies the network’s settings with a toast and adds the network to the wallet', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const wallet = await openMintPageWithWallet(page, { chainId: 1 })
    await page.getByRole('button', { name: addNetworkWords.open }).click()
    await page.getByRole('button', { name: `${walletWords.copy}: ${addNetworkWords.chainId}` }).click()
    const toast = page.locator('.toast-card', { hasText: walletWords.copied })
    await expect(toast).toBeVisible()
    const place = await toast.boundingBox()
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(1440 - 40)
    expect(place?.y).toBeLessThan(120)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(String(network.testnet.id))
    await page.getByRole('button', { name: addNetworkWords.add }).click()
    await expect(page.getByText(addNetworkWords.added)).toBeVisible()
    expect(wallet.calls.at(-1)?.method).toBe('wallet_addEthereumChain')
  })
})

import { network } from '@home/site/network'
import { odyssey } from '@home/site/odyssey'
import { pages } from '@home/site/pages'
import { walletWords } from '@home/site/wallet'
import { expect } from '@playwright/test'
import { journey } from './journey.ts'
import { installTestWallet } from './test-wallet.ts'
import { accountButton, connect, mintButton, mintedLink, openMintPage } from './wallet-steps.ts'

const testnetHex = `0x${network.testnet.id.toString(16)}`

journey('a wallet is listed under its own name and icon; WalletConnect is not offered where it is not set up', async ({ page }) => {
  await installTestWallet(page, { name: 'Comet Wallet' })
  await openMintPage(page)
  await page.getByRole('button', { name: walletWords.connect }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Comet Wallet' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: walletWords.guest.name })).toBeVisible()
  await expect(dialog.getByRole('button', { name: walletWords.walletConnect })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: walletWords.browserWallet })).toHaveCount(0)
})

journey('a wallet that only sits at window.ethereum can be used too', async ({ page }) => {
  const wallet = await installTestWallet(page, { announces: false })
  await openMintPage(page)
  await connect(page, walletWords.browserWallet)
  await expect(accountButton(page)).toHaveAccessibleName(new RegExp(wallet.address))
})

journey('declining to connect changes nothing, and can be tried again', async ({ page }) => {
  const wallet = await installTestWallet(page)
  await openMintPage(page)
  wallet.rejectNext('wallet_requestPermissions')
  await page.getByRole('button', { name: walletWords.connect }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Test Wallet' }).click()
  await expect.poll(() => wallet.calls.map(({ method }) => method)).toContain('wallet_requestPermissions')
  await expect(accountButton(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await connect(page)
})

journey('a wallet connected earlier comes back on load; a disconnect is remembered', async ({ page }) => {
  const wallet = await installTestWallet(page)
  await openMintPage(page)
  await connect(page)
  await page.reload()
  await expect(accountButton(page)).toHaveAccessibleName(new RegExp(wallet.address))
  await page.goto(pages.viewMint.path)
  await expect(accountButton(page)).toBeVisible()

  await accountButton(page).click()
  await page.getByTestId('rk-disconnect-button').click()
  await expect(page.getByRole('button', { name: walletWords.connect })).toBeVisible()
  await expect(page.getByText(odyssey.viewer.connectMessage)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: walletWords.connect })).toBeEnabled()
  await page.waitForTimeout(1500)
  await expect(accountButton(page)).toHaveCount(0)
})

journey('on another network nothing is blocked; switching adds the network first where it is unknown', async ({ page }) => {
  const wallet = await installTestWallet(page, { chainId: 1 })
  await openMintPage(page)
  await connect(page)
  expect(wallet.chainId).toBe(1)
  await expect(page.getByText(walletWords.wrongChain.notice)).toBeVisible()
  await mintButton(page, 4).click()
  await expect(mintedLink(page, 4)).toBeVisible()

  wallet.rejectNext('wallet_switchEthereumChain')
  await page.getByRole('button', { name: walletWords.wrongChain.switch }).click()
  await expect(page.getByText(walletWords.errors.rejected)).toBeVisible()
  expect(wallet.chainId).toBe(1)

  await page.getByRole('button', { name: walletWords.wrongChain.switch }).click()
  await expect(page.getByText(walletWords.wrongChain.notice)).toHaveCount(0)
  const asked = wallet.calls.filter(({ method }) => method.endsWith('Chain')).slice(1)
  expect(asked).toMatchObject([
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

journey('a wallet that moves to another network is followed', async ({ page }) => {
  const wallet = await installTestWallet(page, { knows: [1] })
  await openMintPage(page)
  await connect(page)
  await expect(page.getByText(walletWords.wrongChain.notice)).toHaveCount(0)
  await wallet.switchChain(1)
  await expect(page.getByText(walletWords.wrongChain.notice)).toBeVisible()
  await wallet.switchChain(network.testnet.id)
  await expect(page.getByText(walletWords.wrongChain.notice)).toHaveCount(0)
})

journey('the dialog shows both networks, the testnet with the app’s icon', async ({ page }) => {
  await installTestWallet(page)
  await openMintPage(page)
  await connect(page)
  await page.getByRole('button', { name: `${walletWords.networks}: ${network.testnet.name}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(network.testnet.name)
  await expect(dialog).toContainText(network.mainnet.name)
  await expect(dialog.locator('[style*="apple-touch-icon"], img[src*="apple-touch-icon"]').first()).toBeAttached()
})

journey('the network’s values can be copied, and added to the wallet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const wallet = await installTestWallet(page, { chainId: 1 })
  await openMintPage(page)
  await connect(page)
  await page.getByRole('button', { name: walletWords.addNetwork.open }).click()
  await page.getByRole('button', { name: `${walletWords.copy}: ${walletWords.addNetwork.chainId}` }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(String(network.testnet.id))
  await page.getByRole('button', { name: walletWords.addNetwork.add }).click()
  await expect(page.getByText(walletWords.addNetwork.added)).toBeVisible()
  expect(wallet.calls.at(-1)?.method).toBe('wallet_addEthereumChain')
})

journey('marketing pages load nothing of the wallet', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of [pages.home.path, pages.sentryNodes.path]) await page.goto(path, { waitUntil: 'networkidle' })
  expect(asked.filter((url) => /wallet-part|readContract|secp256k1/.test(url))).toEqual([])
})

journey('once the page is idle the dialog opens within a second, on a slow phone too', async ({ page }) => {
  await installTestWallet(page)
  await page.goto(pages.vanguardMint.path, { waitUntil: 'networkidle' })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const milliseconds = await page.evaluate(async (label) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === label)
    const startedAt = performance.now()
    button?.click()
    while (!document.querySelector('[role=dialog]')) await new Promise((resolve) => setTimeout(resolve, 5))
    return performance.now() - startedAt
  }, walletWords.connect)
  expect(milliseconds).toBeLessThan(1000)
})

import { guestWords } from '@network-site/site/guest-words'
import { pages } from '@network-site/site/pages'
import { walletWords } from '@network-site/site/wallet'
import { expect, type Request } from '@playwright/test'
import { test } from './fixtures.ts'
import { failedRequest, missingCode } from './page-messages.ts'
import { installPasskeys } from './passkeys.ts'
import { connect, mintItem, openMintPage } from './wallet-steps.ts'

test('retries loading the wallet code with either button', async ({ page, expectMessage }) => {
  expectMessage(failedRequest('/assets/wallet-part-', 'aborted'), missingCode)
  const connectButton = page.getByRole('button', { name: walletWords.connect })
  const retryButton = page.getByRole('button', { name: walletWords.unavailable.retry })
  const notice = page.getByText(walletWords.unavailable.notice)
  await page.route('**/assets/wallet-part-*', (route) => route.abort())
  await openMintPage(page)
  await connectButton.click()
  await expect(notice).toBeVisible()

  // Browsers cache failed imports, so the page reloads and then resumes the request.
  for (const button of [retryButton, connectButton]) {
    const loaded = page.waitForEvent('load')
    await button.click()
    await loaded
    await expect(notice).toBeVisible()
  }
  await page.unroute('**/assets/wallet-part-*')
  await retryButton.click()
  await expect(page.getByRole('dialog').getByRole('button', { name: walletWords.guest.name })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('keeps the page on a retry if a reload would fail', async ({ page, expectMessage }) => {
  const { path } = pages.mint
  expectMessage(failedRequest('/assets/wallet-part-', 'aborted'), missingCode, failedRequest(path, 'aborted'))
  await page.route('**/assets/wallet-part-*', (route) => route.abort())
  await page.route(`**${path}`, (route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()))
  await openMintPage(page)
  await page.getByRole('button', { name: walletWords.connect }).click()
  const notice = page.getByText(walletWords.unavailable.notice)
  await expect(notice).toBeVisible()
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
  const retried = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await page.getByRole('button', { name: walletWords.unavailable.retry }).click()
  await retried
  await expect(notice).toBeVisible()
  await expect(page.locator('html[data-kept]')).toBeAttached()
})

test('marketing pages load no wallet code', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  for (const path of [pages.home.path, pages.nodes.path]) await page.goto(path, { waitUntil: 'networkidle' })
  expect(requested.filter((url) => /wallet-part|readContract|secp256k1/.test(url))).toEqual([])
})

// `npm run bench:pages` measures how fast it opens.
test('the dialog opens without loading more code once the page is idle', async ({ page }) => {
  const walletCode = page.waitForResponse('**/assets/wallet-part-*')
  await page.goto(pages.mint.path)
  await walletCode
  await page.waitForLoadState('networkidle')

  // Never answered.
  await page.route('**/assets/*.js', () => {})
  await page.getByRole('button', { name: walletWords.connect }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
})

test('the dialog appears in its typeface if it opens before the page is idle', async ({ page }) => {
  await page.route(/text-strong/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    await route.continue()
  })
  await page.goto(pages.mint.path, { waitUntil: 'commit' })
  await page.getByRole('button', { name: walletWords.connect }).click()
  await expect(page.getByRole('dialog').getByText(walletWords.guest.name)).toBeVisible()
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[role=dialog] .font-medium',
  })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  expect(fonts.map(({ isCustomFont }) => isCustomFont)).toEqual([true])
})

test('loads at most 6 KB for passkeys, once the dialog opens', async ({ page }) => {
  await installPasskeys(page)
  await openMintPage(page)
  await page.waitForLoadState('networkidle')
  const scripts: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request)
  })
  await connect(page, guestWords.passkey.name)
  await mintItem(page, 1)
  // The others are parts of the mint, words, and the notice of every guest.
  const [prompt, ...more] = scripts.filter(
    (request) => request.url().includes('passkey') && !request.url().includes('words'),
  )
  expect(more).toEqual([])
  expect((await prompt?.sizes())?.responseBodySize).toBeLessThanOrEqual(6000)
})

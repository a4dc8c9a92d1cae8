import { campaign } from '@network-site/site/campaign'
import { pages } from '@network-site/site/pages'
import { paths } from '@network-site/site/paths'
import { tokenWidget } from '@network-site/site/token-widget-words'
import { expect, type Frame, type Page } from '@playwright/test'
import { wide } from './expect-accessible.ts'
import { test } from './fixtures.ts'
import { layoutShifts, recordLayoutShifts } from './page-load.ts'
import { failedRequest, requestTo } from './page-messages.ts'
import { holdRequests } from './page-steps.ts'
import { startReverseProxy } from './reverse-proxy.ts'
import { amountField, describeChain, openSwapPage, readNetwork } from './swap-steps.ts'

test('frames our widget with its query parameters and a restrictive sandbox', async ({ page, baseURL }) => {
  await openSwapPage(page)
  const frame = page.getByTitle(campaign.swap.frameTitle)
  const address = new URL((await frame.getAttribute('src')) ?? '', baseURL)
  expect(address.origin + address.pathname).toBe(`${baseURL}${paths.tokenWidget}`)
  const network = await readNetwork(baseURL)
  expect([...address.searchParams.keys()]).toEqual(['contract', 'chain', 'clientId', 'primaryColor'])
  expect(address.searchParams.get('contract')).toBe(network.contracts.token)
  expect(address.searchParams.get('primaryColor')).toBe('red')
  const chain = JSON.parse(address.searchParams.get('chain') ?? '') as Record<string, unknown>
  expect(chain).toEqual(describeChain(network))
  expect(chain).toMatchObject({
    chainId: 47279324479,
    testnet: true,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  })
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  )
  await expect(page.getByRole('navigation').getByText('01')).toHaveCount(0)
})

test('the widget loads its token without layout shift', async ({ page }) => {
  await page.setViewportSize(wide)
  await recordLayoutShifts(page)
  const release = await holdRequests(page, '**/rpc')
  const requested = page.waitForRequest('**/rpc')
  await page.goto(pages.testnetSwap.path)
  await requested
  const frame = widgetFrame(page)
  await frame.evaluate(() => void (window.layoutShifts = []))
  release()
  await expect(amountField(page.frameLocator('iframe'))).toBeVisible()
  expect(await layoutShifts(frame)).toEqual([])
})

test('the widget does not shift if its document arrives in two chunks', async ({ page, baseURL, expectMessage }) => {
  const secondChunk = Promise.withResolvers<void>()
  const slow = { path: paths.tokenWidget, second: tokenWidget.loading, until: secondChunk.promise }
  const proxy = await startReverseProxy(baseURL ?? '', slow)
  expectMessage(requestTo(`http://localhost:${proxy.port}`))
  try {
    await recordLayoutShifts(page)
    await page.goto(`http://localhost:${proxy.port}${pages.testnetSwap.path}`)
    const widget = page.frameLocator('iframe')
    await widget.getByRole('main').waitFor({ state: 'attached' })
    // Longer than a browser delays painting for more data.
    await page.waitForTimeout(500)
    secondChunk.resolve()
    await expect(amountField(widget)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await layoutShifts(widgetFrame(page))).toEqual([])
  } finally {
    proxy.close()
  }
})

test.describe('without a working widget', () => {
  test('reports a timeout, hides the late frame, and retries on request', async ({ page }) => {
    test.setTimeout(90_000)
    const held = Promise.withResolvers<void>()
    await page.route(`**${paths.tokenWidget}?*`, async (route) => {
      await held.promise
      await route.continue().catch(() => undefined)
    })
    await page.goto(pages.testnetSwap.path)
    await expect(page.getByText(campaign.swap.loading)).toBeVisible()
    await expect(page.getByText(campaign.swap.timedOut)).toBeVisible({ timeout: 15_000 })
    await expect(page.locator('iframe')).toHaveCount(0)
    held.resolve()
    await page.unroute(`**${paths.tokenWidget}?*`)
    await expect(page.getByText(campaign.swap.timedOut)).toBeVisible()
    await page.getByRole('button', { name: campaign.swap.retry }).click()
    await expect(amountField(page.frameLocator('iframe'))).toBeVisible()
    await expect(page.getByText(campaign.swap.timedOut)).toHaveCount(0)
  })

  test('hides a broken widget', async ({ page }) => {
    await page.route(`**${paths.tokenWidget}?*`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>x</title><p>Bad gateway</p>' }),
    )
    await page.goto(pages.testnetSwap.path)
    await expect(page.getByTitle(campaign.swap.frameTitle)).toBeHidden()
    await expect(page.getByText(campaign.swap.timedOut)).toBeVisible({ timeout: 15_000 })
  })

  test('reports unavailable settings and retries on request', async ({ page, expectMessage }) => {
    expectMessage(failedRequest('/settings.json', 'aborted'))
    await page.route('**/settings.json', (route) => route.abort())
    // Wait for the header's request too, because a later response would fix the page without a retry.
    await page.goto(pages.testnetSwap.path, { waitUntil: 'networkidle' })
    await expect(page.getByText(campaign.swap.unavailable)).toBeVisible()
    await page.unroute('**/settings.json')
    await page.getByRole('button', { name: campaign.swap.retry }).click()
    await expect(amountField(page.frameLocator('iframe'))).toBeVisible()
  })
})

function widgetFrame(page: Page): Frame {
  const frame = page.frames().find((each) => each.url().includes(paths.tokenWidget))
  if (!frame) throw new Error('the page has no frame')
  return frame
}

import { freePort } from '@home/sandbox/chain/free-port'
import { odyssey } from '@home/site/odyssey'
import { pages } from '@home/site/pages'
import { expect } from '@playwright/test'
import { createServer } from 'node:http'
import { forgiveFailedRequests } from './forgive-failed-requests.ts'
import { gate } from './gate.ts'
import { calm, journey } from './journey.ts'
import { ownSiteJourney } from './own-site.ts'
import { amountField, describeChain, openSwapPage, readNetwork } from './swap-steps.ts'

journey.use(calm)

journey(
  'the page frames our own widget, told everything by its query and allowed little',
  async ({ page, baseURL }) => {
    await openSwapPage(page)
    const frame = page.getByTitle(odyssey.swap.frameTitle)
    const address = new URL((await frame.getAttribute('src')) ?? '', baseURL)
    expect(address.origin + address.pathname).toBe(`${baseURL}/widget/token`)
    const network = await readNetwork(baseURL)
    expect([...address.searchParams.keys()]).toEqual(['contract', 'chain', 'clientId', 'primaryColor'])
    expect(address.searchParams.get('contract')).toBe(network.contracts.testnetToken)
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
  },
)

journey.describe('where the widget is', () => {
  journey('late, the page says so, shows no late frame, and tries again on request', async ({ page }) => {
    journey.setTimeout(90_000)
    const held = gate()
    await page.route('**/widget/token?*', async (route) => {
      await held.passed
      await route.continue().catch(() => undefined)
    })
    await page.goto(pages.testnetSwap.path)
    await expect(page.getByText(odyssey.swap.loading)).toBeVisible()
    await expect(page.getByText(odyssey.swap.timedOut)).toBeVisible({ timeout: 15_000 })
    await expect(page.locator('iframe')).toHaveCount(0)
    held.open()
    await page.unroute('**/widget/token?*')
    await expect(page.getByText(odyssey.swap.timedOut)).toBeVisible()
    await page.getByRole('button', { name: odyssey.swap.retry }).click()
    await expect(amountField(page.frameLocator('iframe'))).toBeVisible()
    await expect(page.getByText(odyssey.swap.timedOut)).toHaveCount(0)
  })

  journey('loaded but broken, the page does not show it', async ({ page }) => {
    await page.route('**/widget/token?*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>x</title><p>Bad gateway</p>' }),
    )
    await page.goto(pages.testnetSwap.path)
    await expect(page.getByTitle(odyssey.swap.frameTitle)).toBeHidden()
    await expect(page.getByText(odyssey.swap.timedOut)).toBeVisible({ timeout: 15_000 })
  })

  journey('unknown because the server is silent, the page says so and asks again', async ({ page, complaints }) => {
    await page.route('**/settings.json', (route) => route.abort())
    // Until it is still: the header asks too, and whoever asks later would bring the answer by itself.
    await page.goto(pages.testnetSwap.path, { waitUntil: 'networkidle' })
    await expect(page.getByText(odyssey.swap.unavailable)).toBeVisible()
    await page.unroute('**/settings.json')
    await page.getByRole('button', { name: odyssey.swap.retry }).click()
    await expect(amountField(page.frameLocator('iframe'))).toBeVisible()
    forgiveFailedRequests(complaints)
  })
})

const thirdParty = ownSiteJourney(async () => ({
  SWAP_FRAME_URL: `${await strangersUrl()}/ipfs/widget.html?v=2`,
  SWAP_CLIENT_ID: 'client of ours',
}))

thirdParty(
  'a third party’s widget is framed where one is set, told the same, and kept apart',
  async ({ page, baseURL, complaints }) => {
    const stranger = await strangersUrl()
    await page.goto(pages.testnetSwap.path)
    const frame = page.getByTitle(odyssey.swap.frameTitle)
    await expect(page.frameLocator('iframe').getByText('A stranger’s widget')).toBeVisible()
    const address = new URL((await frame.getAttribute('src')) ?? '')
    expect(address.origin + address.pathname).toBe(`${stranger}/ipfs/widget.html`)
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      v: '2',
      clientId: 'client of ours',
      primaryColor: 'red',
    })
    const network = await readNetwork(baseURL)
    expect(JSON.parse(address.searchParams.get('chain') ?? '')).toEqual(describeChain(network))
    await expect(frame).toHaveAttribute('allow', `clipboard-write ${stranger}`)
    await expect(frame).toHaveAttribute('sandbox', /allow-forms/)
    // It would lead the page away; the sandbox keeps it from that, and the browser says so.
    await page.frameLocator('iframe').getByRole('button', { name: 'Leave' }).click()
    await expect.poll(() => complaints.join('\n')).toMatch(/Unsafe attempt to initiate navigation/)
    await expect(page).toHaveURL(`${baseURL}${pages.testnetSwap.path}`)
    complaints.length = 0
  },
)

/** Somebody else's widget, on an origin of its own for as long as the tests run. */
let stranger: Promise<string> | undefined
function strangersUrl(): Promise<string> {
  stranger ??= (async () => {
    const port = await freePort()
    const body =
      '<!doctype html><title>w</title><p>A stranger’s widget</p>' +
      '<button onclick="top.location.href=\'https://elsewhere.example\'">Leave</button>'
    createServer((_request, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(body))
      .listen(port, '127.0.0.1')
      .unref()
    return `http://127.0.0.1:${port}`
  })()
  return stranger
}

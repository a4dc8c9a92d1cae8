import { expect } from '@playwright/test'
import { networkDocumentSchema } from '@network-site/protocol/settings'
import { statusSchema } from '@network-site/protocol/network-status'
import { footer } from '@network-site/site/site-chrome'
import { officialLinks } from '@network-site/site/official'
import { paths } from '@network-site/site/paths'
import { statusWords } from '@network-site/site/status-page'
import { test } from './fixtures.ts'
import { failedRequest } from './page-messages.ts'

test('the footer links the status page, which shows all systems operational', async ({ page, request }) => {
  await page.goto(paths.nodes)
  await page.getByRole('contentinfo').getByRole('link', { name: footer.status }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(statusWords.headlines.well)
  const status = statusSchema.parse(await (await request.get('/status.json')).json())
  expect(status.days).toHaveLength(90)
  expect(status.days.at(-1)?.recordedMinutes).toBeGreaterThan(0)
  expect(status.minting.relayers.length).toBeGreaterThan(0)
  const total = status.minting.relayers.length
  await expect(
    page.getByText(statusWords.facts.relayers.replace('{working}', `${total}`).replace('{total}', `${total}`)),
  ).toBeVisible()
  await expect(page.getByText(new RegExp(`^${statusWords.parts.chain.name}: 100%`))).toHaveCount(1)
})

test('keeps the last status with its age if an update fails, and offers a retry', async ({ page, expectMessage }) => {
  expectMessage(failedRequest('/status.json', 'aborted'))
  await page.clock.install()
  await page.goto(paths.status)
  const headline = page.getByRole('heading', { level: 1 })
  await expect(headline).toHaveText(statusWords.headlines.well)
  await page.route('**/status.json', (route) => route.abort())
  await page.clock.runFor(75_000)
  await expect(headline).toHaveText(statusWords.headlines.unknown)
  await expect(page.getByText(statusWords.stale.replace('{age}', '1 minute ago'))).toBeVisible()
  const retry = page.getByRole('button', { name: statusWords.retry })
  // Hover first, because the page also retries automatically and then removes the button.
  await retry.hover()
  await page.unroute('**/status.json')
  await retry.click()
  await expect(headline).toHaveText(statusWords.headlines.well)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('shows a failing part first', async ({ page, request }) => {
  const status = statusSchema.parse(await (await request.get('/status.json')).json())
  const failing = { ...status, minting: { ...status.minting, isWell: false, delaySeconds: 600 } }
  const days = status.days.map((day, at) =>
    at === 88 ? { ...day, recordedMinutes: 1000, failedMinutes: { ...day.failedMinutes, minting: 30 } } : day,
  )
  await page.route('**/status.json', (route) => route.fulfill({ json: { ...failing, days } }))
  await page.goto(paths.status)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(statusWords.parts.minting.failing)
  await expect(page.getByText(statusWords.facts.delay.replace('{age}', '10 minutes ago'))).toBeVisible()
  const troubled = page.getByRole('listitem').filter({ hasText: days[88]?.day ?? '' })
  await expect(troubled).toContainText(`${statusWords.parts.minting.name}: 30 min`)
  await expect(troubled).toContainText('69')
})

test('official links list this deployment’s contracts and accounts', async ({ page, request, baseURL }) => {
  const { contracts } = networkDocumentSchema.parse(await (await request.get('/network.json')).json())
  const { minting } = statusSchema.parse(await (await request.get('/status.json')).json())
  await page.goto(paths.officialLinks)
  const shown = [contracts.collection, contracts.token, ...minting.relayers.map(({ address }) => address)]
  for (const address of shown) await expect(page.getByText(address, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: baseURL ?? '', exact: true })).toBeVisible()
  await expect(page.getByText(officialLinks.warning)).toBeVisible()
  const [otherAddress = ''] = officialLinks.sections.domains.elsewhere.split('{')
  await expect(page.getByText(otherAddress)).toHaveCount(0)
  const security = await request.get('/.well-known/security.txt')
  expect(await security.text()).toMatch(/^Contact: mailto:\S+\nExpires: \S+\n/)
})

test('shows a link to the status document and the fixed links without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto(paths.status)
  await expect(page.getByRole('link', { name: statusWords.document })).toHaveCount(2)
  await page.goto(paths.officialLinks)
  await expect(page.getByText(officialLinks.sections.security.check)).toBeVisible()
  await context.close()
})

import { pages } from '@network-site/site/pages'
import { paths } from '@network-site/site/paths'
import { tokenWidget } from '@network-site/site/token-widget-words'
import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { failedRequest } from './page-messages.ts'
import { describeChain, openWidget, readNetwork, widgetAddress } from './swap-steps.ts'

const { malformed, refused } = tokenWidget
const unknownContract = `0x${'5'.repeat(40)}` as const

// malformed-query-notice.browser.test.tsx and parse-widget-query.test.ts test every query error.
test('lists all errors of a malformed query', async ({ page }) => {
  const chain = { name: 'Somewhere', rpc: ['ftp://rpc.example'], chainId: 'five' }
  const widget = await openWidget(page, { contract: 'invalid', chain, primaryColor: 'red;}*{display:none' })
  await expect(widget.getByRole('heading', { level: 1, name: malformed.title })).toBeVisible()
  const sentences = widget.getByRole('listitem')
  await expect(sentences.first()).toHaveText(malformed.contractWrong)
  await expect(sentences.filter({ hasText: 'chain.rpc' })).toHaveText(`chain.rpc must be ${malformed.expected.rpc}.`)
  await expect(sentences.filter({ hasText: 'chain.chainId' })).toHaveText(
    `chain.chainId must be ${malformed.expected.chainId}.`,
  )
  await expect(sentences.last()).toHaveText(malformed.colorWrong)
})

test('works only in a frame and only with allowed tokens', async ({ page, baseURL, expectMessage }) => {
  expectMessage(failedRequest(paths.tokenWidget, 403))
  const network = await readNetwork(baseURL)
  const own = { contract: network.contracts.token, chain: describeChain(network) }
  await page.goto(widgetAddress(own))
  await expect(page.getByText(refused.notFramed)).toBeVisible()
  await page.getByRole('link', { name: refused.link }).click()
  await expect(page).toHaveURL(new RegExp(`${pages.testnetSwap.path}$`))

  const foreign = { ...own, chain: { ...own.chain, rpc: ['https://rpc.example'] } }
  for (const query of [{ ...own, contract: unknownContract }, foreign]) {
    const widget = await openWidget(page, query)
    await expect(widget.getByText(refused.notOffered)).toBeVisible()
  }
})

test('detects a missing frame in browsers that do not send Sec-Fetch-Dest', async ({ page, baseURL }) => {
  const network = await readNetwork(baseURL)
  await page.route(`**${paths.tokenWidget}?*`, async (route) => {
    const { 'sec-fetch-dest': _dest, ...headers } = await route.request().allHeaders()
    await route.fulfill({ response: await route.fetch({ headers }) })
  })
  await page.goto(widgetAddress({ contract: network.contracts.token, chain: describeChain(network) }))
  await expect(page.getByText(refused.notFramed)).toBeVisible()
})

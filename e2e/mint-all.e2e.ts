import { fillPlaceholders } from '@network-site/protocol/text'
import { mintAnswerSchema } from '@network-site/protocol/mints'
import { progressSchema } from '@network-site/protocol/progress'
import { campaign } from '@network-site/site/campaign'
import { pages } from '@network-site/site/pages'
import { progressStripWords } from '@network-site/site/progress-strip'
import { progressWords } from '@network-site/site/progress-words'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { failedRequest } from './page-messages.ts'
import { holdRequests } from './page-steps.ts'
import {
  count,
  isMintRequest,
  mintAllButton,
  mintButton,
  mintedLink,
  mintItem,
  openMintPageAsGuest,
  openMintPageWithWallet,
  recordMintRequests,
  todayCount,
} from './wallet-steps.ts'

const { all, error } = campaign.mint
const viewerItem = (page: Page, index: number) => page.getByRole('button', { name: new RegExp(`No\\. ${index}$`) })

test('mints everything left with one signature and one request', async ({ page }) => {
  const wallet = await openMintPageWithWallet(page)
  await mintItem(page, 5)
  const requests = recordMintRequests(page)
  const release = wallet.holdNext('personal_sign')
  await mintAllButton(page).click()
  await expect(page.getByRole('button', { name: all.running })).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('button', { name: `${campaign.mint.signing} 1`, exact: true })).toBeVisible()
  release()
  await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(42))
  await expect(page.getByText(all.done)).toBeVisible()
  await expect(mintAllButton(page)).toBeDisabled()
  const items = Array.from({ length: 42 }, (_, at) => at + 1).filter((item) => item !== 5)
  expect(requests).toEqual([{ signature: expect.stringMatching(/^0x[0-9a-f]{130}$/), items }])
  expect(await readStorages(page)).not.toContain(String(requests[0]?.['signature']).slice(2))
})

test('reads the states from the service while the live stream is refused', async ({ page, expectMessage }) => {
  expectMessage(failedRequest('/mints/', 503))
  await page.route('**/mints/*/events', (route) => route.fulfill({ status: 503 }))
  await openMintPageAsGuest(page)
  const requests = recordMintRequests(page)
  await mintAllButton(page).click()
  await expect(page.getByRole('button', { name: all.running })).toBeVisible()
  await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(42))
  await expect(page.getByText(all.done)).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('requests items again that the service had no capacity for, and explains a refusal', async ({ page }) => {
  const sentence = 'The wallet refuses this picture.'
  await page.route(
    isMintRequest,
    async (route) => {
      // Stands in for a limit: the service gets the first 39 items.
      const body = route.request().postDataJSON() as { items: number[] }
      const answer = await route.fetch({ postData: JSON.stringify({ ...body, items: body.items.slice(0, 39) }) })
      const refused = [
        { item: 40, code: 'TOO_MANY_REQUESTS', error: 'Wait.' },
        { item: 41, code: 'RECEIVER_REFUSED', error: sentence },
        { item: 42, code: 'QUEUE_FULL', error: 'Wait.' },
      ]
      const accepted = mintAnswerSchema.parse(await answer.json())
      return route.fulfill({ status: 202, headers: { 'retry-after': '1' }, json: { ...accepted, refused } })
    },
    { times: 1 },
  )
  const wallet = await openMintPageWithWallet(page)
  const requests = recordMintRequests(page)
  await mintAllButton(page).click()
  const dialog = page.getByRole('dialog', { name: error.title })
  await expect(dialog).toContainText(sentence)
  await dialog.getByRole('button', { name: error.dismiss }).click()
  await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(41))
  expect(requests.map(({ items }) => items)).toEqual([Array.from({ length: 42 }, (_, at) => at + 1), [40, 42]])
  expect(wallet.calls.filter(({ method }) => method === 'personal_sign')).toHaveLength(1)
  await expect(mintAllButton(page)).toBeEnabled()
  await expect(dialog).toHaveCount(0)
  await mintAllButton(page).click()
  await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(42))
})

test('shows why a request was rejected and resets the cards', async ({ page, expectMessage }) => {
  expectMessage(failedRequest('/mints', 403))
  await openMintPageWithWallet(page)
  await page.route(isMintRequest, (route) => route.fulfill({ status: 403, json: { error: 'Minting is closed.' } }), {
    times: 1,
  })
  await mintAllButton(page).click()
  const dialog = page.getByRole('dialog', { name: error.title })
  await expect(dialog).toContainText('Minting is closed.')
  await dialog.getByRole('button', { name: error.dismiss }).click()
  await expect(mintAllButton(page)).toBeEnabled()
  await expect(mintButton(page, 42)).toBeEnabled()
})

test('shows the new count at once below the panel and on the other pages', async ({ page, request }) => {
  await openMintPageAsGuest(page)
  await page.getByRole('link', { name: progressStripWords.action }).click()
  const wallet = (await page.getByText(/^Showing/).getAttribute('title')) ?? ''
  const before = progressSchema.parse(await (await request.get(`/progress/${wallet.toLowerCase()}`)).json())
  // An index that never catches up.
  await page.route('**/progress/0x*', (route) => route.fulfill({ json: before }))
  await page.getByRole('link', { name: progressWords.today.action }).click()
  await expect(mintButton(page, 1)).toBeEnabled()
  const strip = page.getByRole('region', { name: progressStripWords.label })
  await expect(strip).toContainText('0 of 42 today')
  await mintAllButton(page).click()
  await expect(page.getByText(all.done)).toBeVisible()
  await expect(strip).toContainText('42 of 42 today', { timeout: 1000 })
  await expect(strip).toContainText(progressStripWords.streak.replace('{count}', '1'))

  await strip.getByRole('link', { name: progressStripWords.action }).click()
  await expect(
    page.getByText(progressWords.today.count.replace('{minted}', '42').replace('{total}', '42')),
  ).toBeVisible()
  await expect(page.getByText(progressWords.streak.safe)).toBeVisible()
})

test('the viewer shows no older balance after a mint', async ({ page }) => {
  await openMintPageAsGuest(page)
  await mintItem(page, 1)
  await mintedLink(page, 1).click()
  await expect(viewerItem(page, 2)).toContainText(fillPlaceholders(campaign.viewer.owned, { quantity: 0 }))
  await page.getByRole('link', { name: campaign.viewer.mintMore }).click()
  await mintItem(page, 2)
  const release = await holdRequests(page, '**/rpc')
  await mintedLink(page, 2).click()
  await expect(page).toHaveURL(new RegExp(`${pages.viewMint.path}$`))
  await expect(viewerItem(page, 2)).toContainText(campaign.viewer.loading)
  release()
  await expect(viewerItem(page, 2)).toContainText(fillPlaceholders(campaign.viewer.owned, { quantity: 1 }))
})

/** Returns everything that the page's origin stores in the browser. */
async function readStorages(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const result = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')))
      })
    const records: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        records.push(await result(database.transaction(store).objectStore(store).getAll()))
      }
    }
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, records])
  })
}

import { brand } from '@network-site/site/brand'
import { failures } from '@network-site/site/failure-messages'
import { leaderboardWords } from '@network-site/site/leaderboard-words'
import { pages } from '@network-site/site/pages'
import { shareWords } from '@network-site/site/share-words'
import { progressStripWords } from '@network-site/site/progress-strip'
import { ranksPage } from '@network-site/site/ranks-page'
import { rankPanelWords } from '@network-site/site/rank-panel'
import { ranking } from '@network-site/site/ranking'
import { expect, type Page } from '@playwright/test'
import { expectNoViolations, small } from './expect-accessible.ts'
import { test } from './fixtures.ts'
import { failedRequest } from './page-messages.ts'
import { mintItem, openMintPageAsGuest } from './wallet-steps.ts'

const { own, search, pager, table } = leaderboardWords
const { name: naming } = rankPanelWords
const isBoardRequest = ({ pathname }: URL) => pathname === '/leaderboard'
const board = (page: Page) => page.getByRole('table', { name: /^Standings/ })

test('a guest joins the leaderboard, sets a name, and removes it', async ({ page, request, expectMessage }) => {
  test.setTimeout(150_000)
  expectMessage(failedRequest('/leaderboard/name', 422))
  // Unique across tests.
  const name = `Ada ${Date.now().toString(36)}`
  await openMintPageAsGuest(page)
  await mintItem(page, 5)
  await page.getByRole('link', { name: progressStripWords.toBoard }).click()
  await expect(page.getByRole('heading', { level: 1, name: leaderboardWords.title })).toBeVisible()
  const ownRow = page.getByRole('region', { name: own.label })
  const recruit = ranking.ranks.at(-1)?.name ?? ''
  await expect(ownRow).toContainText(recruit)

  await ownRow.getByRole('link', { name: leaderboardWords.toProgress }).click()
  await expect(page.getByRole('region', { name: rankPanelWords.title, exact: true })).toContainText(recruit)
  const form = page.getByRole('region', { name: naming.title })
  await form.getByLabel(naming.label, { exact: true }).fill(`${brand.name} 1`)
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert').filter({ hasText: failures.NAME_REFUSED })).toBeVisible()
  await form.getByLabel(naming.label, { exact: true }).fill(name)
  await page.keyboard.press('Enter')
  await expect(form.getByText(naming.done.replace('{name}', name))).toBeVisible()

  await test.step('a shared link previews the wallet’s own picture', async () => {
    await page.getByRole('button', { name: shareWords.action }).click()
    const dialog = page.getByRole('dialog', { name: shareWords.title })
    await expect(dialog.getByRole('img', { name: shareWords.alt })).toBeVisible()
    const html = await (await request.get(await dialog.locator('code').innerText())).text()
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    expect(new URL(picture).pathname).toMatch(/^\/progress-card\/0x[0-9a-f]{40}\.jpg$/)
    expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg')
    await page.keyboard.press('Escape')
  })

  await page.getByRole('link', { name: rankPanelWords.toBoard }).click()
  await page.getByLabel(search.label).fill(name.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=ADA/)
  await expect(board(page).getByRole('row')).toHaveCount(2)
  const found = board(page).getByRole('rowheader', { name })
  await expect(found).toContainText(own.inRow)
  await expectNoViolations(page)
  const searched = page.url()

  await found.getByRole('link', { name }).click()
  await form.getByRole('button', { name: naming.remove }).click()
  await expect(form.getByText(naming.removed)).toBeVisible()
  await page.goto(searched)
  await expect(page.getByRole('heading', { name: search.none.title })).toBeVisible()
})

test('the leaderboard works without a wallet, by keyboard, and on a phone', async ({ page, expectMessage }) => {
  expectMessage(failedRequest('/leaderboard', 'aborted'))
  await page.setViewportSize(small)
  await page.route(isBoardRequest, (route) => route.abort())
  await page.goto(`${pages.leaderboard.path}?search=0x`)
  await expect(page.getByRole('alert').filter({ hasText: leaderboardWords.failures.unreadable })).toBeVisible()
  await expect(page.getByRole('region', { name: own.label })).toContainText(own.guest)
  await page.unroute(isBoardRequest)
  await page.getByRole('button', { name: leaderboardWords.failures.retry }).press('Enter')
  // Matches no address and no name.
  await expect(page.getByRole('heading', { name: search.none.title })).toBeVisible()
  await expectNoViolations(page)

  await page.route(isBoardRequest, async (route) => {
    const original = (await (await route.fetch()).json()) as object
    const number = Number(new URL(route.request().url()).searchParams.get('page'))
    await route.fulfill({ json: { ...original, page: number, pages: 3, wallets: 120, entries: [fakeEntry(number)] } })
  })
  await page.getByRole('link', { name: search.clear }).press('Enter')
  const list = page.getByRole('list', { name: /^Standings/ })
  await expect(list).toContainText(table.placeOf.replace('{place}', '1'))
  await page.getByRole('link', { name: pager.next }).press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(list).toContainText(table.placeOf.replace('{place}', '2'))
  await page.goBack()
  await expect(list).toContainText(table.placeOf.replace('{place}', '1'))
  await expectNoViolations(page)

  await page.getByRole('link', { name: leaderboardWords.toRanks }).click()
  await expect(page.getByRole('heading', { level: 1, name: ranksPage.title })).toBeVisible()
  for (const { name } of ranking.ranks) await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
})

function fakeEntry(place: number) {
  const address = `0x${String(place).repeat(40)}`
  return { place, sharedBy: 1, address, name: null, rank: null, streak: 0, completeDays: 0, items: 1, mints: 1 }
}

import { fillPlaceholders } from '@network-site/protocol/text'
import { mintDaySchema } from '@network-site/protocol/mints'
import { progressSchema } from '@network-site/protocol/progress'
import { campaign } from '@network-site/site/campaign'
import { pages } from '@network-site/site/pages'
import { progressWords } from '@network-site/site/progress-words'
import { quests } from '@network-site/site/quests'
import { walletWords } from '@network-site/site/wallet'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { ownSiteTest } from './fixtures.ts'
import { siteChain } from './site-processes.ts'
import { connect, count, mintAllButton, openMintPage, todayCount } from './wallet-steps.ts'

const keys = { galxe: 'a-key-for-galxe-alone', zealy: 'a-key-for-zealy-alone' }
const threeDays = ownSiteTest({ QUEST_KEYS: `galxe:${keys.galxe},zealy:${keys.zealy}` })

const quest = quests.list.find(({ rule }) => rule.kind === 'streak' && rule.days === 3)
const { streak } = progressWords
/** An address that never mints. */
const stranger = `0x${'5'.repeat(40)}`
const secondsPerDay = 86_400

threeDays('shows a three-day streak that Galxe and Zealy verify', async ({ page, request, site }) => {
  const chain = siteChain(site.pid)
  // The server answers 503 until its index has read the chain.
  await expect.poll(async () => (await request.get(`/progress/${stranger}`)).status()).toBe(200)
  // Start an hour into the next day, so that no day ends during a mint.
  const progress = await request.get(`/progress/${stranger}`)
  const { day, endsAt } = progressSchema.parse(await progress.json()).today
  await chain.moveTime(Math.ceil((Date.parse(endsAt) - Date.now()) / 1000) + 3600)
  await expectServedDay(request, day + 1)
  await openMintPage(page)
  await expectDay(page, day + 1)
  await connect(page, walletWords.guest.name)
  await mintAll(page)
  for (const next of [day + 2, day + 3]) {
    await chain.moveTime(secondsPerDay)
    await expectServedDay(request, next)
    await page.reload()
    await expectDay(page, next)
    await mintAll(page)
  }

  await page.goto(pages.progress.path)
  const panel = page.getByRole('region', { name: streak.title })
  for (const label of [streak.current, streak.longest])
    await expect(panel.locator('div').filter({ has: page.getByText(label, { exact: true }) })).toContainText('3')
  await expect(panel.getByText(streak.safe)).toBeVisible()
  await expect(panel.getByRole('button', { name: /: 42 of 42 items/ })).toHaveCount(3)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: quest?.title ?? '' }) })
  await expect(card).toContainText(progressWords.quests.doneWords)
  const wallet = (await page.getByText(/^Showing/).getAttribute('title')) ?? ''

  expect(await verifyWithGalxe(request, wallet)).toEqual({ verdict: 1, message: undefined })
  expect(await verifyWithZealy(request, wallet)).toEqual({ status: 200, message: quests.done })
  const missing = expect.stringMatching(/^Current streak: 0 of 3 days\. /)
  expect(await verifyWithGalxe(request, stranger)).toEqual({ verdict: 0, message: missing })
  expect(await verifyWithZealy(request, stranger)).toEqual({ status: 400, message: missing })
})

/** Waits until the server serves this day. Pages request the day only once, so the server must be up to date. */
async function expectServedDay(request: APIRequestContext, day: number): Promise<void> {
  const served = async () => mintDaySchema.parse(await (await request.get('/mints/day')).json()).day
  await expect.poll(served).toBe(day)
}

async function expectDay(page: Page, day: number): Promise<void> {
  await expect(page.getByText(fillPlaceholders(campaign.mint.day.label, { day }), { exact: true })).toBeVisible()
}

async function mintAll(page: Page): Promise<void> {
  await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(0))
  await mintAllButton(page).click()
  await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(42))
}

/** Verifies like Galxe: a preflight, a request, and the expression from our guide. */
async function verifyWithGalxe(request: APIRequestContext, wallet: string) {
  const template = `/quests/galxe/${quest?.id}?address=$address`
  const preflight = await request.fetch(template, {
    method: 'OPTIONS',
    headers: { origin: 'https://dashboard.galxe.com', 'access-control-request-method': 'GET' },
  })
  expect(preflight.status()).toBe(204)
  expect(preflight.headers()['access-control-allow-origin']).toBe('*')
  const answer = await request.get(template.replace('$address', wallet.toLowerCase()), {
    headers: { 'x-api-key': keys.galxe },
  })
  const resp = (await answer.json()) as { message?: string }
  return { verdict: runInNewContext(`(${expression()})(resp)`, { resp }) as unknown, message: resp.message }
}

function expression(): string {
  const guide = readFileSync(new URL('../docs/guides/quests.md', import.meta.url), 'utf8')
  return /```js\n(function\(resp\).+)\n```/.exec(guide)?.[1] ?? ''
}

/** Verifies like Zealy: the wallet is one of the player's linked accounts. */
async function verifyWithZealy(request: APIRequestContext, wallet: string) {
  const answer = await request.post(`/quests/zealy/${quest?.id}`, {
    headers: { 'x-api-key': keys.zealy },
    data: {
      userId: 'a-user',
      communityId: 'a-community',
      subdomain: 'our-community',
      questId: 'a-quest',
      requestId: 'a-request',
      accounts: { email: 'player@mail.test', wallet, discord: { id: '1', handle: 'player' } },
    },
  })
  const { message } = (await answer.json()) as { message: string }
  return { status: answer.status(), message }
}

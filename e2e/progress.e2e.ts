import { progressSchema } from '@network-site/protocol/progress'
import { connectedAccount } from '@network-site/site/connected-account-words'
import { network } from '@network-site/site/network'
import { progressWords } from '@network-site/site/progress-words'
import { reminderWords } from '@network-site/site/reminder-words'
import { shareWords } from '@network-site/site/share-words'
import { pages } from '@network-site/site/pages'
import { progressStripWords } from '@network-site/site/progress-strip'
import { quests } from '@network-site/site/quests'
import { walletWords } from '@network-site/site/wallet'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { layoutShifts, recordLayoutShifts } from './page-load.ts'
import { failedRequest } from './page-messages.ts'
import { signIn } from './page-steps.ts'
import { type TestWallet } from './test-wallet.ts'
import { connect, mintItem, openMintPage, openMintPageWithWallet } from './wallet-steps.ts'

const { chooser, today, failures, why } = progressWords
const reminders = reminderWords
const share = shareWords
/** An address that never mints. */
const stranger = `0x${'5'.repeat(40)}`
const linkTo = (address: string) => `${pages.progress.path}?address=${address}`

test('shows a guest’s mints on the mint and progress pages and a shared link', async ({ page, browser, baseURL }) => {
  await openMintPage(page)
  const strip = page.getByRole('region', { name: progressStripWords.label })
  await expect(strip).toContainText(progressStripWords.guest)
  await connect(page, walletWords.guest.name)
  for (const item of [3, 4, 9]) {
    await mintItem(page, item)
  }
  await expect(strip).toContainText('3 of 42')

  await strip.getByRole('link', { name: progressStripWords.action }).click()
  await expect(page.getByRole('heading', { level: 1, name: progressWords.title })).toBeVisible()
  await expectThreeMinted(page)
  await expect(page.getByText(chooser.own)).toBeVisible()
  await page.getByRole('button', { name: share.action }).click()
  const dialog = page.getByRole('dialog', { name: share.title })
  await expect(dialog.getByRole('img')).toBeVisible()
  const link = await dialog.locator('code').innerText()

  const other = await browser.newContext(baseURL ? { baseURL } : {})
  const shared = await other.newPage()
  await recordLayoutShifts(shared)
  await shared.goto(link)
  await expectThreeMinted(shared)
  expect(await layoutShifts(shared)).toEqual([])
  await expect(shared.getByRole('button', { name: walletWords.connect })).toBeVisible()
  await other.close()
})

test('the dialog with the link to share fits a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(linkTo(stranger))
  await page.getByRole('button', { name: share.action }).click()
  const box = await page.getByRole('dialog', { name: share.title }).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
})

test('connects and disconnects a social account by signature', async ({ page }) => {
  const wallet = await openMintPageWithWallet(page)
  await signIn(page)

  await page.goto(linkTo(stranger))
  const quest = questCard(page, quests.list.find(({ rule }) => rule.kind === 'account')?.title ?? '')
  await expect(quest).not.toContainText(progressWords.quests.doneWords)
  await expect(quest.getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: chooser.toOwn }).click()
  await quest.getByRole('button', { name: connectedAccount.connect }).click()
  await expect(page.getByText(connectedAccount.connected)).toBeVisible()
  await expect(quest).toContainText(progressWords.quests.doneWords)
  expect(signedText(wallet)).toContain(`connect my social account to my address ${wallet.address.toLowerCase()}`)
  expect(signedText(wallet)).toContain(`, chain ${network.testnet.id}): connect`)

  await quest.getByRole('button', { name: connectedAccount.disconnect }).click()
  await expect(quest).not.toContainText(progressWords.quests.doneWords)
  expect(signedText(wallet)).toContain('disconnect my social account')
})

test('accepts a typed address and explains an invalid one', async ({ page }) => {
  await page.goto(pages.progress.path)
  await expect(page.getByText(progressWords.guest.title)).toBeVisible()
  const field = page.getByLabel(chooser.label).first()
  const show = page.getByRole('button', { name: chooser.action, exact: true })
  await field.fill('player.eth')
  await show.click()
  await expect(page.getByText(chooser.problems.name)).toBeVisible()
  await field.fill(stranger)
  await show.click()
  await expect(page).toHaveURL(linkTo(stranger))
  await expect(page.getByText(progressWords.empty)).toBeVisible()
  await expect(page.getByRole('list', { name: today.grid }).getByRole('listitem')).toHaveCount(42)

  await page.goto(linkTo('0x12'))
  await expect(
    page.getByRole('alert').filter({ hasText: chooser.problems.length.other.replace('{count}', '2') }),
  ).toBeVisible()
})

test('explains a platform’s verdict and response', async ({ page }) => {
  await page.goto(linkTo(stranger))
  // Until the wallet's progress has arrived, the help below it may still move under the pointer.
  await expect(page.getByText(progressWords.empty)).toBeVisible()
  await page.getByRole('heading', { name: why.title }).click()
  const [first] = quests.list
  await page.getByLabel(why.quest, { exact: true }).selectOption(first?.id ?? '')
  await page.getByRole('button', { name: why.ask }).click()
  await expect(page.getByText(why.notVerified)).toBeVisible()
  await expect(page.getByText(/^Read at block [\d,]+/)).toBeVisible()
  await page.getByLabel(why.answerLabel).fill('{"status":"success"}')
  await page.getByRole('button', { name: why.explain }).click()
  await expect(page.getByText(/^Layer3 was told that the quest is complete/)).toBeVisible()
})

test('retries a failed read and shows when the index is behind', async ({ page, request, expectMessage }) => {
  expectMessage(failedRequest('/progress/', 'aborted'))
  const answer = progressSchema.parse(await (await request.get(`/progress/${stranger}`)).json())
  await page.route('**/progress/0x*', (route) => route.abort())
  await page.goto(linkTo(stranger))
  await expect(page.getByRole('alert').filter({ hasText: failures.unreadable })).toBeVisible()
  await page.unroute('**/progress/0x*')
  const behind = { ...answer, asOf: { ...answer.asOf, behindBlocks: 120 } }
  await page.route('**/progress/0x*', (route) => route.fulfill({ json: behind }))
  await page.getByRole('button', { name: failures.retry }).click()
  await expect(page.getByText(progressWords.behind.other.replace('{count}', '120'))).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: failures.unreadable })).toHaveCount(0)
})

test('creates reminders on request', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  // On a busy machine, the browser's copy of a download may be missing.
  await page.addInitScript(() => {
    const createUrl = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) window.createdFile = file.text()
      return createUrl(file)
    }
  })
  await page.goto(linkTo(stranger))
  await page.getByRole('heading', { name: reminders.title }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: reminders.file.action }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(reminders.file.name)
  const file = (await page.evaluate(() => window.createdFile)) ?? ''
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(file).toContain('RRULE:FREQ=DAILY')
  expect(file.replaceAll('\r\n ', '')).toContain(linkTo(stranger))

  await page.getByRole('button', { name: reminders.notification.action }).click()
  await expect(page.getByRole('button', { name: reminders.notification.stop })).toBeVisible()
})

async function expectThreeMinted(page: Page): Promise<void> {
  await expect(page.getByText(today.count.replace('{minted}', '3').replace('{total}', '42'))).toBeVisible()
  for (const item of [3, 4, 9])
    await expect(page.getByText(today.minted.replace('{item}', `${item}`), { exact: true })).toBeAttached()
  await expect(page.getByText(today.missing.replace('{item}', '5'), { exact: true })).toBeAttached()
  await expect(questCard(page, 'First mint')).toContainText(progressWords.quests.doneWords)
}

function questCard(page: Page, title: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
}

function signedText({ calls }: TestWallet): string {
  const signed = calls.findLast(({ method }) => method === 'personal_sign')
  return Buffer.from(String(signed?.params?.[0]).slice(2), 'hex').toString()
}

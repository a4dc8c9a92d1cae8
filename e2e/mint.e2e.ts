import { fillPlaceholders } from '@network-site/protocol/text'
import { apiPaths } from '@network-site/site/paths'
import { links } from '@network-site/site/brand'
import { campaign } from '@network-site/site/campaign'
import { guestWords } from '@network-site/site/guest-words'
import { pages } from '@network-site/site/pages'
import { walletErrors, walletWords } from '@network-site/site/wallet'
import { network } from '@network-site/site/network'
import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { refocusWindow } from './page-steps.ts'
import { failedRequest, missingCode } from './page-messages.ts'
import { installTestWallet } from './test-wallet.ts'
import {
  accountButton,
  connect,
  count,
  mintButton,
  mintedLink,
  mintItem,
  openMintPage,
  openMintPageAsGuest,
  openMintPageWithWallet,
  todayCount,
} from './wallet-steps.ts'

test('shows pictures, text, and countdown while the wallet code is loading', async ({ page }) => {
  await page.route('**/assets/wallet-part-*.js', () => new Promise(() => {}))
  await openMintPage(page)
  await expect(
    page.getByText(new RegExp(`^${fillPlaceholders(campaign.mint.day.label, { day: String.raw`\d+` })}$`)),
  ).toBeVisible()
  await expect(page.getByRole('timer', { name: campaign.mint.day.countdown })).toContainText(/\d/)
  await expect(
    page.getByRole('img', {
      name: new RegExp(`^${fillPlaceholders(campaign.pictureAlt, { number: String.raw`\d+` })}$`),
    }),
  ).toHaveCount(42)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('shows the whole page without a wallet, with minting disabled', async ({ page }) => {
  await openMintPage(page)
  await expect(page.getByRole('heading', { level: 1, name: campaign.mint.title })).toBeVisible()
  await expect(page.getByRole('link', { name: campaign.mint.introLinks.questBoard })).toHaveAttribute(
    'href',
    links.questBoard,
  )
  await expect(page.getByRole('link', { name: campaign.mint.introLinks.chat })).toHaveAttribute('href', links.chat)
  await expect(
    page.getByRole('img', {
      name: new RegExp(`^${fillPlaceholders(campaign.pictureAlt, { number: String.raw`\d+` })}$`),
    }),
  ).toHaveCount(42)
  await expect(page.getByRole('img', { name: fillPlaceholders(campaign.pictureAlt, { number: 42 }) })).toHaveAttribute(
    'src',
    '/mint-nft-pfps/42.png',
  )
  for (const index of [1, 42]) await expect(mintButton(page, index)).toBeDisabled()
  await expect(page.getByText(campaign.mint.day.countdown, { exact: true })).toBeVisible()
})

test('shows the 42 cards if the wallet code fails to load', async ({ page, expectMessage }) => {
  expectMessage(failedRequest('/assets/wallet-part-', 'aborted'), missingCode)
  await page.route('**/assets/wallet-part-*', (route) => route.abort())
  await openMintPage(page)
  await expect(mintButton(page, 42)).toBeVisible()
  await page.getByRole('button', { name: walletWords.connect }).click()
  await expect(page.getByText(walletWords.unavailable.notice)).toBeVisible()
})

test('mints one picture: signs the fixed message and shows it as minted', async ({ page }) => {
  const wallet = await openMintPageWithWallet(page)
  const release = wallet.holdNext('personal_sign')
  await mintButton(page, 5).click()
  await expect(page.getByRole('button', { name: `${campaign.mint.signing} 5` })).toBeDisabled()
  const sent = page.waitForRequest('**/vanguard-nft-drop/remote-mint')
  release()
  const body = (await sent).postDataJSON() as Record<string, unknown>
  expect(body).toEqual({ signature: expect.stringMatching(/^0x[0-9a-f]{130}$/), tokenIndex: 5 })
  await expect(mintedLink(page, 5)).toBeVisible()
  const signed = wallet.calls.find(({ method }) => method === 'personal_sign')
  const message = Buffer.from(String(signed?.params?.[0]).slice(2), 'hex').toString()
  expect(message).toBe(network.signingMessage)
  await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(1))

  await mintedLink(page, 5).click()
  await expect(page).toHaveURL(new RegExp(`${pages.viewMint.path}$`))
  await expect(page.getByRole('button', { name: /No\. 5$/ })).toContainText(
    fillPlaceholders(campaign.viewer.owned, { quantity: 1 }),
  )
  await expect(page.getByRole('button', { name: /No\. 6$/ })).toContainText(
    fillPlaceholders(campaign.viewer.owned, { quantity: 0 }),
  )
  await expect(page.getByRole('button', { name: /No\. 6$/ })).toHaveAttribute('data-null', '')
  await page.getByRole('button', { name: /No\. 5$/ }).click()
  await expect(page.getByRole('dialog')).toContainText('5 / 42')
})

test('shares the collection as a 1200 × 630 picture', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(globalThis, { shared })
    navigator.canShare = () => true
    navigator.share = async (content?: ShareData & { files?: File[] }) => {
      for (const { name, type, size } of content?.files ?? []) shared.push(`${name} ${type} ${size > 10_000}`)
    }
  })
  await openMintPageWithWallet(page)
  await mintButton(page, 11).click()
  await mintedLink(page, 11).click()
  await page.getByRole('button', { name: campaign.viewer.share.action }).click()
  const card = page.getByRole('img', { name: campaign.viewer.share.alt })
  await expect
    .poll(() => card.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1200, 630])
  await expect(page.getByRole('link', { name: campaign.viewer.share.download })).toHaveAttribute(
    'href',
    /^\/collection-card\/0x[0-9a-f]{40}\.jpg/,
  )
  await page.getByRole('button', { name: campaign.viewer.share.send, exact: true }).click()
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { shared: string[] }).shared))
    .toEqual(['collection.jpg image/jpeg true'])
})

test('the viewer reads the balances once per connection and shows Loading... until then', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  const reads: string[] = []
  await page.route('**/rpc', async (route) => {
    // balanceOfBatch(address[],uint256[])
    if (route.request().postData()?.includes('0x4e1273f4')) {
      reads.push(route.request().url())
      await held.promise
    }
    await route.continue()
  })
  await page.goto(pages.viewMint.path)
  await expect(page.getByText(fillPlaceholders(campaign.viewer.connectMessage, { page: '' }))).toBeVisible()
  expect(reads).toEqual([])
  await connect(page, walletWords.guest.name)
  await expect(page.getByText(campaign.viewer.loading, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /No\. \d+$/ })).toHaveCount(42)
  held.resolve()
  await expect(page.getByRole('button', { name: /No\. 42$/ })).toContainText(
    fillPlaceholders(campaign.viewer.owned, { quantity: 0 }),
  )
  await expect(page.getByText(campaign.viewer.empty)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.getByRole('button', { name: /No\. 42$/ }).click()
  await expect(page.getByRole('dialog')).toContainText(campaign.viewer.item.notOwned)
  expect(reads).toHaveLength(1)
})

test('reports a declined signature and resets the card', async ({ page }) => {
  const wallet = await openMintPageWithWallet(page)
  wallet.rejectNext('personal_sign')
  await mintButton(page, 1).click()
  await expect(page.getByText(walletErrors.rejected)).toBeVisible()
  await expect(mintButton(page, 1)).toBeEnabled()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('opens the Error dialog for a rejected mint; Dismiss resets the card', async ({ page, expectMessage }) => {
  expectMessage(failedRequest(apiPaths.remoteMint, 403))
  await openMintPageWithWallet(page)
  const sentences: Array<[object, string]> = [
    [{ error: 'Minting is closed.', message: 'other' }, 'Minting is closed.'],
    [{ message: 'Only a message.' }, 'Only a message.'],
    [{}, campaign.mint.error.fallback],
  ]
  for (const [body, sentence] of sentences) {
    await page.route('**/vanguard-nft-drop/remote-mint', (route) => route.fulfill({ status: 403, json: body }), {
      times: 1,
    })
    await mintButton(page, 2).click()
    const dialog = page.getByRole('dialog', { name: campaign.mint.error.title })
    await expect(dialog).toContainText(sentence)
    await dialog.getByRole('button', { name: campaign.mint.error.dismiss }).click()
    await expect(dialog).toHaveCount(0)
    await expect(mintButton(page, 2)).toBeEnabled()
  }
})

test('does not read the contract again when the window regains focus', async ({ page, context }) => {
  await installTestWallet(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc')) calls.push(...(request.postData()?.match(/"data":"0x[0-9a-f]{8}/g) ?? []))
  })
  await openMintPage(page)
  await connect(page)
  await expect(mintButton(page, 1)).toBeEnabled()
  await expect.poll(() => calls.length).toBe(3)
  const other = await context.newPage()
  await other.bringToFront()
  await page.bringToFront()
  await refocusWindow(page)
  expect(new Set(calls).size).toBe(3)
  expect(calls).toHaveLength(3)
})

test('a guest mints without a wallet, sees the notice, and can export the key', async ({ page }) => {
  await openMintPageAsGuest(page)
  await expect(page.getByText(guestWords.notice)).toBeVisible()
  await mintItem(page, 3)
  await page.getByRole('button', { name: guestWords.exportKey }).click()
  await expect(page.getByText(guestWords.exportWarning)).toBeVisible()
  await page.getByRole('button', { name: guestWords.reveal }).click()
  await expect(page.getByRole('dialog')).toContainText(/0x[0-9a-f]{64}/)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  await expect(mintedLink(page, 3)).toBeVisible()
})

test('shows the other account’s day after an account switch', async ({ page }) => {
  const wallet = await openMintPageWithWallet(page)
  await mintItem(page, 9)
  const other = await wallet.switchAccount()
  await expect(accountButton(page)).toHaveAccessibleName(new RegExp(other))
  await expect(mintButton(page, 9)).toBeEnabled()
  await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(0))
})

test('shows a mint in another tab, even if its live stream was refused at first', async ({
  page,
  context,
  expectMessage,
}) => {
  expectMessage(failedRequest('/mints/', 503))
  await openMintPageAsGuest(page)
  const other = await context.newPage()
  await other.route('**/mints/*/events', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await openMintPage(other)
  await expect(accountButton(other)).toBeVisible()
  await expect(mintButton(other, 14)).toBeEnabled()
  await mintButton(page, 14).dblclick()
  await expect(mintedLink(page, 14)).toBeVisible()
  await expect(mintedLink(other, 14)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('persists received mints across a reload, but not balances or the day', async ({ page }) => {
  await openMintPageAsGuest(page)
  await mintItem(page, 21)
  await page.reload()
  await expect(mintedLink(page, 21)).toBeVisible()
  const stored = () => page.evaluate(() => localStorage.getItem('reads') ?? '')
  await expect.poll(stored).toContain('received-mints')
  expect(await stored()).not.toContain('balances')
  expect(await stored()).not.toContain('mint-day')
})

test.describe('in India', () => {
  test.use({ timezoneId: 'Asia/Kolkata' })

  test('shows the end of the day in UTC and local time', async ({ page }) => {
    await openMintPage(page)
    const times = page.getByText(/^Resets every day at/)
    await expect(times).toContainText(/\d\d:\d\d UTC \(\d\d:\d\d GMT\+5:30 /)
    const [utc, own] = ((await times.textContent()) ?? '').match(/\d\d:\d\d(?= )/g) ?? []
    expect((minutesOf(own) - minutesOf(utc) + 1440) % 1440).toBe(330)
  })
})

function minutesOf(time = ''): number {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

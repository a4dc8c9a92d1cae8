import { links } from '@network-site/site/brand'
import { campaign } from '@network-site/site/campaign'
import { pages } from '@network-site/site/pages'
import { walletWords } from '@network-site/site/wallet'
import { network } from '@network-site/site/network'
import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { refocusWindow } from './page-steps.ts'
import { failedRequest, missingCode } from './page-messages.ts'
import { installTestWallet } from './test-wallet.ts'
import { accountButton, connect, count, mintButton, mintedLink, openMintPage, todayCount } from './wallet-steps.ts'

test('pictures, words and clock are there while the wallet’s code is still on its way', async ({ page }) => {
  await page.route('**/assets/wallet-part-*.js', () => new Promise(() => {}))
  await openMintPage(page)
  await expect(page.getByText(new RegExp(`^${campaign.mint.day.label} \\d+$`))).toBeVisible()
  await expect(page.getByRole('timer', { name: campaign.mint.day.countdown })).toContainText(/\d/)
  await expect(page.getByRole('img', { name: new RegExp(`^${campaign.pictureAlt} \\d+$`) })).toHaveCount(42)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('without a wallet the page is complete, and nothing can be minted', async ({ page }) => {
  await openMintPage(page)
  await expect(page.getByRole('heading', { level: 1, name: campaign.mint.title })).toBeVisible()
  await expect(page.getByRole('link', { name: campaign.mint.flavour.questBoard })).toHaveAttribute(
    'href',
    links.questBoard,
  )
  await expect(page.getByRole('link', { name: campaign.mint.flavour.chat })).toHaveAttribute('href', links.chat)
  await expect(page.getByRole('img', { name: new RegExp(`^${campaign.pictureAlt} \\d+$`) })).toHaveCount(42)
  await expect(page.getByRole('img', { name: `${campaign.pictureAlt} 42` })).toHaveAttribute(
    'src',
    '/mint-nft-pfps/42.png',
  )
  for (const index of [1, 42]) await expect(mintButton(page, index)).toBeDisabled()
  await expect(page.getByText(campaign.mint.day.countdown, { exact: true })).toBeVisible()
})

test('the 42 cards can be read before, and without, the wallet’s code', async ({ page, expectMessage }) => {
  expectMessage(failedRequest('/assets/wallet-part-', 'aborted'), missingCode)
  await page.route('**/assets/wallet-part-*', (route) => route.abort())
  await openMintPage(page)
  await expect(mintButton(page, 42)).toBeVisible()
  await page.getByRole('button', { name: walletWords.connect }).click()
  await expect(page.getByText(walletWords.unavailable.notice)).toBeVisible()
})

test('mints one picture: signs the fixed message, then shows it as minted', async ({ page }) => {
  const wallet = await installTestWallet(page)
  await openMintPage(page)
  await connect(page)
  const release = wallet.holdNext('personal_sign')
  await mintButton(page, 5).click()
  await expect(page.getByRole('button', { name: `${campaign.mint.signing} 5` })).toBeDisabled()
  const answered = page.waitForRequest('**/vanguard-nft-drop/remote-mint')
  release()
  const body = (await answered).postDataJSON() as Record<string, unknown>
  expect(body).toEqual({ signature: expect.stringMatching(/^0x[0-9a-f]{130}$/), tokenIndex: 5 })
  await expect(mintedLink(page, 5)).toBeVisible()
  const signed = wallet.calls.find(({ method }) => method === 'personal_sign')
  const message = Buffer.from(String(signed?.params?.[0]).slice(2), 'hex').toString()
  expect(message).toBe(network.signingMessage)
  await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(1))

  await mintedLink(page, 5).click()
  await expect(page).toHaveURL(new RegExp(`${pages.viewMint.path}$`))
  await expect(page.getByRole('button', { name: /No\. 5$/ })).toContainText(`1 ${campaign.viewer.owned}`)
  await expect(page.getByRole('button', { name: /No\. 6$/ })).toContainText(`0 ${campaign.viewer.owned}`)
  await expect(page.getByRole('button', { name: /No\. 6$/ })).toHaveAttribute('data-null', '')
  await page.getByRole('button', { name: /No\. 5$/ }).click()
  await expect(page.getByRole('dialog')).toContainText('5 / 42')
})

test('the collection can be shared as a picture of 1200 by 630', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(globalThis, { shared })
    navigator.canShare = () => true
    navigator.share = async (content?: ShareData & { files?: File[] }) => {
      for (const { name, type, size } of content?.files ?? []) shared.push(`${name} ${type} ${size > 10_000}`)
    }
  })
  await installTestWallet(page)
  await openMintPage(page)
  await connect(page)
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

test('the viewer reads the balances once for a connection, and says Loading... until then', async ({ page }) => {
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
  await expect(page.getByText(campaign.viewer.connectMessage)).toBeVisible()
  expect(reads).toEqual([])
  await connect(page, walletWords.guest.name)
  await expect(page.getByText(campaign.viewer.loading, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /No\. \d+$/ })).toHaveCount(42)
  held.resolve()
  await expect(page.getByRole('button', { name: /No\. 42$/ })).toContainText(`0 ${campaign.viewer.owned}`)
  await expect(page.getByText(campaign.viewer.empty)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.getByRole('button', { name: /No\. 42$/ }).click()
  await expect(page.getByRole('dialog')).toContainText(campaign.viewer.item.notOwned)
  expect(reads).toHaveLength(1)
})

test('a declined signature leaves the card as it was and says so', async ({ page }) => {
  const wallet = await installTestWallet(page)
  await openMintPage(page)
  await connect(page)
  wallet.rejectNext('personal_sign')
  await mintButton(page, 1).click()
  await expect(page.getByText(walletWords.errors.rejected)).toBeVisible()
  await expect(mintButton(page, 1)).toBeEnabled()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a refused mint opens the Error dialog; Dismiss brings the card back', async ({ page, expectMessage }) => {
  expectMessage(failedRequest('/vanguard-nft-drop/remote-mint', 403))
  await installTestWallet(page)
  await openMintPage(page)
  await connect(page)
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

test('reads the contract once, and not again when the window regains focus', async ({ page, context }) => {
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

test('a guest mints without a wallet, is told what that means, and can take the key along', async ({ page }) => {
  await openMintPage(page)
  await connect(page, walletWords.guest.name)
  await expect(page.getByText(walletWords.guest.notice)).toBeVisible()
  await mintButton(page, 3).click()
  await expect(mintedLink(page, 3)).toBeVisible()
  await page.getByRole('button', { name: walletWords.guest.exportKey }).click()
  await expect(page.getByText(walletWords.guest.exportWarning)).toBeVisible()
  await page.getByRole('button', { name: walletWords.guest.reveal }).click()
  await expect(page.getByRole('dialog')).toContainText(/0x[0-9a-f]{64}/)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  await expect(mintedLink(page, 3)).toBeVisible()
})

test('switching the account shows the other account’s day', async ({ page }) => {
  const wallet = await installTestWallet(page)
  await openMintPage(page)
  await connect(page)
  await mintButton(page, 9).click()
  await expect(mintedLink(page, 9)).toBeVisible()
  const other = await wallet.switchAccount()
  await expect(accountButton(page)).toHaveAccessibleName(new RegExp(other))
  await expect(mintButton(page, 9)).toBeEnabled()
  await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(0))
})

test('what one tab mints, another tab of the same wallet shows', async ({ page, context }) => {
  await openMintPage(page)
  await connect(page, walletWords.guest.name)
  const other = await context.newPage()
  await openMintPage(other)
  await expect(accountButton(other)).toBeVisible()
  await expect(mintButton(other, 14)).toBeEnabled()
  await mintButton(page, 14).dblclick()
  await expect(mintedLink(page, 14)).toBeVisible()
  await expect(mintedLink(other, 14)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what was known before a reload is shown at once, and read again', async ({ page }) => {
  await openMintPage(page)
  await connect(page, walletWords.guest.name)
  await mintButton(page, 21).click()
  await expect(mintedLink(page, 21)).toBeVisible()
  await page.reload()
  await expect(mintedLink(page, 21)).toBeVisible()
  const kept = () => page.evaluate(() => localStorage.getItem('reads') ?? '')
  await expect.poll(kept).toContain('received-mints')
  expect(await kept()).not.toContain('balances')
  expect(await kept()).not.toContain('mint-day')
})

test.describe('in India', () => {
  test.use({ timezoneId: 'Asia/Kolkata' })

  test('the day’s end is told in the visitor’s own time as well', async ({ page }) => {
    await openMintPage(page)
    const times = page.getByText(new RegExp(`^${campaign.mint.day.resets}`))
    await expect(times).toContainText(/\d\d:\d\d UTC \(\d\d:\d\d GMT\+5:30 /)
    const [utc, own] = ((await times.textContent()) ?? '').match(/\d\d:\d\d(?= )/g) ?? []
    expect((minutesOf(own) - minutesOf(utc) + 1440) % 1440).toBe(330)
  })
})

function minutesOf(time = ''): number {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

import { fillPlaceholders } from '@network-site/protocol/text'
import { campaign } from '@network-site/site/campaign'
import { callRpc } from '@network-site/sandbox/chain/start-chain'
import { expect, type Page } from '@playwright/test'
import { ownSiteTest } from './fixtures.ts'
import { loadEveryPicture } from './page-steps.ts'
import { failedRequest } from './page-messages.ts'
import { siteChain } from './site-processes.ts'
import {
  accountButton,
  count,
  isMintRequest,
  mintAllButton,
  mintButton,
  mintedLink,
  mintItem,
  openMintPage,
  openMintPageAsGuest,
  openMintPageWithWallet,
  recordMintRequests,
  todayCount,
} from './wallet-steps.ts'

const explorer = 'https://explorer.test'
const slowPhaseMilliseconds = 8000
const blockSeconds = 2
const slow = ownSiteTest({
  SANDBOX_BLOCK_SECONDS: String(blockSeconds),
  CHAIN_EXPLORER_URL: `${explorer}/`,
  // Prevents a replacement, which would change the hash.
  RELAYER_STUCK_SECONDS: '60',
})

slow.describe('with slow blocks and an explorer', () => {
  // The tests share a chain, and each changes its block time.
  slow.describe.configure({ mode: 'serial', timeout: 120_000 })

  slow('shows the phase of a mint and links its transaction, before and after a reload', async ({ page, site }) => {
    const chain = siteChain(site.pid)
    await chain.hold()
    await page.clock.install()
    await openMintPageWithWallet(page)
    await mintButton(page, 6).click()
    const card = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: /Picture 6$/ }) })
    const link = card.getByRole('link', { name: campaign.mint.transaction })
    await expect(card).toContainText(campaign.mint.phases.sent)
    await expect(link).toHaveAttribute('href', /^https:\/\/explorer\.test\/tx\/0x[0-9a-f]{64}$/)
    const href = await link.getAttribute('href')
    await page.clock.fastForward(slowPhaseMilliseconds)
    await expect(card).toContainText(campaign.mint.phases.delayed)

    await page.reload()
    await expect(link).toHaveAttribute('href', href ?? '')
    await chain.mine()
    await expect(mintedLink(page, 6)).toBeVisible()
    await expect(link).toHaveAttribute('href', href ?? '')
    const receipt = await callRpc(`${site.url}/rpc`, 'eth_getTransactionReceipt', [href?.split('/').at(-1)])
    expect(receipt).toMatchObject({ status: '0x1' })
  })

  slow('shows the other account’s day after an account switch during a mint', async ({ page, site }) => {
    const chain = siteChain(site.pid)
    await chain.hold()
    const wallet = await openMintPageWithWallet(page)
    await mintButton(page, 12).click()
    await expect(page.getByRole('button', { name: `${campaign.mint.minting} 12` })).toBeVisible()
    await expect(page.getByText(campaign.mint.phases.sent)).toBeVisible()
    const minted = page.waitForResponse('**/vanguard-nft-drop/remote-mint', { timeout: 60_000 })
    const other = await wallet.switchAccount()
    await expect(accountButton(page)).toHaveAccessibleName(new RegExp(other))
    await expect(mintButton(page, 12)).toBeEnabled()
    await chain.mine()
    expect((await minted).status()).toBe(200)
    await expect(mintButton(page, 12)).toBeEnabled()
    await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(0))
  })

  slow('continues a run after a network switch', async ({ page, site }) => {
    const chain = siteChain(site.pid)
    await chain.hold()
    const wallet = await openMintPageWithWallet(page, { knows: [1] })
    await mintAllButton(page).click()
    await expect(page.getByText(campaign.mint.phases.sent).first()).toBeVisible({ timeout: 20_000 })
    await wallet.switchChain(1)
    await expect(runningButton(page)).toBeVisible()
    await chain.mineEvery(1)
    await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(42))
  })

  slow('shows what was minted while the page was offline', async ({ page, site, context, allowMessage }) => {
    const chain = siteChain(site.pid)
    await chain.hold()
    allowMessage(failedRequest('/mints/', 'offline'), failedRequest('/progress/', 'offline'))
    await openMintPageWithWallet(page)
    await loadEveryPicture(page)
    await mintAllButton(page).click()
    await expect(page.getByText(campaign.mint.phases.sent).first()).toBeVisible({ timeout: 20_000 })
    await context.setOffline(true)
    await chain.mineEvery(1)
    await expect(runningButton(page)).toBeVisible()
    await context.setOffline(false)
    await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(42))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  slow('mints everything if the page is reloaded right after the request', async ({ page, site }) => {
    const chain = siteChain(site.pid)
    await chain.hold()
    await openMintPageAsGuest(page)
    const requests = recordMintRequests(page)
    const sent = page.waitForRequest((request) => isMintRequest(new URL(request.url())))
    await mintAllButton(page).click()
    await sent
    await page.reload()
    await expect(runningButton(page)).toBeVisible()
    await expect(page.getByText(campaign.mint.all.processing)).toBeVisible()
    await chain.mineEvery(1)
    await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(42))
    expect(requests).toHaveLength(1)
  })

  slow('shows a run of another tab as minting', async ({ page, site, context }) => {
    const chain = siteChain(site.pid)
    await chain.hold()
    await openMintPageAsGuest(page)
    const other = await context.newPage()
    await openMintPage(other)
    await expect(mintButton(other, 42)).toBeEnabled()
    await mintAllButton(page).click()
    await expect(runningButton(other)).toBeVisible()
    await expect(other.getByText(campaign.mint.all.processing)).toBeVisible()
    await expect(other.getByRole('button', { name: `${campaign.mint.minting} 42`, exact: true })).toBeVisible()
    await chain.mineEvery(1)
    await expect(todayCount(other)).toHaveAttribute('aria-valuetext', count(42))
  })

  slow('mints all items with one request across a reload, and again the next day', async ({ page, site }) => {
    const chain = siteChain(site.pid)
    await chain.hold()
    const wallet = await openMintPageWithWallet(page)
    const requests = recordMintRequests(page)
    await mintAllButton(page).click()
    await expect(page.getByText(campaign.mint.phases.sent).first()).toBeVisible()
    await page.reload()
    await expect(runningButton(page)).toBeVisible()
    await expect(page.getByText(campaign.mint.all.processing)).toBeVisible()
    await expect(page.getByText(campaign.mint.phases.sent).first()).toBeVisible()
    await chain.mineEvery(blockSeconds)
    await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(42), { timeout: 60_000 })
    expect(wallet.calls.filter(({ method }) => method === 'personal_sign')).toHaveLength(1)
    expect(requests).toHaveLength(1)
    await expect(page.getByText(campaign.mint.all.done)).toBeVisible()
    await expect(mintAllButton(page)).toBeDisabled()

    await chain.moveTime(86_400)
    await expect(mintButton(page, 1)).toBeEnabled({ timeout: 40_000 })
    await expect(page.getByText(campaign.mint.day.turned)).toBeVisible()
    await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(0))
    await mintItem(page, 1)
    await mintedLink(page, 1).click()
    await expect(page.getByRole('button', { name: /No\. 1$/ })).toContainText(
      fillPlaceholders(campaign.viewer.owned, { quantity: 2 }),
    )
    await expect(page.getByRole('button', { name: /No\. 2$/ })).toContainText(
      fillPlaceholders(campaign.viewer.owned, { quantity: 1 }),
    )
  })
})

function runningButton(page: Page) {
  return page.getByRole('button', { name: campaign.mint.all.running })
}

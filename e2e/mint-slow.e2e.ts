import { odyssey } from '@home/site/odyssey'
import { callRpc } from '@home/sandbox/chain/call-rpc'
import { expect } from '@playwright/test'
import { nextBlock } from './next-block.ts'
import { calm } from './journey.ts'
import { ownSiteJourney } from './own-site.ts'
import { installTestWallet } from './test-wallet.ts'
import { accountButton, connect, count, mintButton, mintedLink, openMintPage, todayCount } from './wallet-steps.ts'

const explorer = 'https://explorer.test'
const slow = ownSiteJourney({
  SANDBOX_BLOCK_SECONDS: '16',
  CHAIN_EXPLORER_URL: `${explorer}/`,
  // A transaction keeps its hash as long as no more is offered for it.
  RELAYER_STUCK_SECONDS: '60',
})
slow.use(calm)

slow.describe('with very slow blocks and an explorer', () => {
  slow.describe.configure({ mode: 'serial', timeout: 120_000 })

  slow('a mint says what it waits for and links its transaction, before and after a reload', async ({ page, site }) => {
    await installTestWallet(page)
    await openMintPage(page)
    await connect(page)
    await nextBlock(site.url)
    await mintButton(page, 6).click()
    const card = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: /Picture 6$/ }) })
    const link = card.getByRole('link', { name: odyssey.mint.transaction })
    await expect(card).toContainText(odyssey.mint.phases.sent)
    await expect(link).toHaveAttribute('href', /^https:\/\/explorer\.test\/tx\/0x[0-9a-f]{64}$/)
    const href = await link.getAttribute('href')
    await expect(card).toContainText(odyssey.mint.phases.slow)

    await page.reload()
    await expect(link).toHaveAttribute('href', href ?? '')
    await expect(mintedLink(page, 6)).toBeVisible({ timeout: 40_000 })
    await expect(link).toHaveAttribute('href', href ?? '')
    const receipt = await callRpc(`${site.url}/rpc`, 'eth_getTransactionReceipt', [href?.split('/').at(-1)])
    expect(receipt).toMatchObject({ status: '0x1' })
  })

  slow('an account switched to in the middle of a mint has a day of its own', async ({ page, site }) => {
    const wallet = await installTestWallet(page)
    await openMintPage(page)
    await connect(page)
    await nextBlock(site.url)
    await mintButton(page, 12).click()
    await expect(page.getByRole('button', { name: `${odyssey.mint.minting} 12` })).toBeVisible()
    const minted = page.waitForResponse('**/vanguard-nft-drop/remote-mint', { timeout: 60_000 })
    const other = await wallet.switchAccount()
    await expect(accountButton(page)).toHaveAccessibleName(new RegExp(other))
    await expect(mintButton(page, 12)).toBeEnabled()
    expect((await minted).status()).toBe(200)
    await expect(mintButton(page, 12)).toBeEnabled()
    await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(0))
  })

  slow('a network changed in the middle of a run changes nothing about it', async ({ page, site }) => {
    const wallet = await installTestWallet(page, { knows: [1] })
    await openMintPage(page)
    await connect(page)
    await nextBlock(site.url)
    await page.getByRole('button', { name: odyssey.mint.all.action }).click()
    await expect(page.getByText(odyssey.mint.phases.sent).first()).toBeVisible({ timeout: 20_000 })
    await wallet.switchChain(1)
    await expect(page.getByRole('button', { name: odyssey.mint.all.running })).toBeVisible()
    await expect(page.getByText(odyssey.mint.all.resumed)).toHaveCount(0)
  })

  slow(
    'a connection lost in the middle of a run is said; a reload goes on, unsigned anew',
    async ({ page, site, context, complaints }) => {
      const wallet = await installTestWallet(page)
      await openMintPage(page)
      await connect(page)
      await nextBlock(site.url)
      await page.getByRole('button', { name: odyssey.mint.all.action }).click()
      await expect(page.getByText(odyssey.mint.phases.sent).first()).toBeVisible({ timeout: 20_000 })
      await context.setOffline(true)
      const dialog = page.getByRole('dialog', { name: odyssey.mint.error.title })
      await expect(dialog).toContainText(odyssey.mint.error.fallback, { timeout: 30_000 })
      await dialog.getByRole('button', { name: odyssey.mint.error.dismiss }).click()
      await expect(page.getByRole('button', { name: odyssey.mint.all.action })).toBeVisible()

      await context.setOffline(false)
      await page.reload()
      await expect(page.getByText(odyssey.mint.all.resumed)).toBeVisible()
      await expect(page.getByRole('button', { name: odyssey.mint.all.running })).toBeVisible()
      expect(wallet.calls.filter(({ method }) => method === 'personal_sign')).toHaveLength(1)
      complaints.length = 0
    },
  )
})

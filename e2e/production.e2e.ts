import { campaign } from '@network-site/site/campaign'
import { pages } from '@network-site/site/pages'
import { walletWords } from '@network-site/site/wallet'
import { expect } from '@playwright/test'
import { mintStatesSchema } from '@network-site/protocol/mints'
import { test as base } from './fixtures.ts'
import { runProduction } from './run-production.ts'
import { shareInFile } from './share-in-file.ts'
import { installTestWallet } from './test-wallet.ts'
import { connect, mintButton, mintedLink, openMintPage } from './wallet-steps.ts'

/** Two servers, a relayer and a Postgres, started once for both tests. */
const production = shareInFile(runProduction, ({ stop }) => stop())
const test = base.extend({ baseURL: async ({}, use) => use(production.peek()?.first.url) })

test('in production, a mint at one server, sent by a separate relayer, is known at the other', async ({ page }) => {
  const { second } = production.get()
  const wallet = await installTestWallet(page)
  await openMintPage(page)
  await page.getByRole('button', { name: walletWords.connect }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Plain Wallet' })).toBeVisible()
  // This site is not configured for it.
  await expect(dialog.getByRole('button', { name: walletWords.walletConnect })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await connect(page)
  await mintButton(page, 9).click()
  await expect(mintedLink(page, 9)).toBeVisible()

  const known = await fetch(`${second.url}/mints/${wallet.address}`)
  const { items } = mintStatesSchema.parse(await known.json())
  expect(items.filter(({ state }) => state === 'minted').map(({ tokenIndex }) => tokenIndex)).toEqual([9])

  await second.kill()
  await page.goto(pages.viewMint.path)
  await expect(page.getByRole('button', { name: /No\. 9$/ })).toContainText(`1 ${campaign.viewer.owned}`)
})

test('in production nothing of the sandbox is there', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  for (const path of ['/sandbox', '/sandbox/mailbox', '/sandbox/mailbox/messages.json']) {
    expect((await request.get(path, { headers: { accept: 'application/json' } })).status(), path).toBe(404)
  }
  expect(await (await request.get('/settings.json')).json()).toMatchObject({ sandbox: false })
})

import { apiPaths } from '@network-site/site/paths'
import { mintFailures } from '@network-site/protocol/failures'
import { fillPlaceholders } from '@network-site/protocol/text'
import { failures } from '@network-site/site/failure-messages'
import { network } from '@network-site/site/network'
import { campaign } from '@network-site/site/campaign'
import { tokenWidget } from '@network-site/site/token-widget-words'
import { walletWords } from '@network-site/site/wallet'
import { expect } from '@playwright/test'
import { ownSiteTest } from './fixtures.ts'
import { failedRequest } from './page-messages.ts'
import { signIn } from './page-steps.ts'
import { amountField, fundFromFaucet, openSwapPage, matching } from './swap-steps.ts'
import {
  count,
  mintAllButton,
  mintButton,
  mintedLink,
  mintItem,
  openMintPageWithWallet,
  recordMintRequests,
  todayCount,
} from './wallet-steps.ts'

const { status, problems } = tokenWidget
const guest = walletWords.guest.name
const token = network.token.symbol

/** A site with all mint guards on, whose faucet gives more than the daily allowance. */
const guarded = ownSiteTest({
  MINT_PROOF_OF_WORK: '500',
  MINT_PROOF_AFTER_PERCENT: '0',
  MINT_SOCIAL_GATE: 'on',
  FAUCET_ETHER: '12',
  CHAIN_EXPLORER_URL: 'https://explorer.example',
})

guarded(
  'requires a sign-in, and one proof of work for any number of items',
  async ({ page, context, expectMessage }) => {
    expectMessage(
      failedRequest(apiPaths.remoteMint, mintFailures.SIGN_IN_REQUIRED.status),
      failedRequest(apiPaths.remoteMint, mintFailures.PROOF_REQUIRED.status),
      failedRequest('/mints', mintFailures.PROOF_REQUIRED.status),
    )
    const wallet = await openMintPageWithWallet(page)
    await mintButton(page, 1).click()
    const dialog = page.getByRole('dialog', { name: campaign.mint.error.title })
    await expect(dialog).toContainText(failures.SIGN_IN_REQUIRED)
    await dialog.getByRole('button', { name: campaign.mint.error.dismiss }).click()

    await signIn(page)

    const puzzles: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/challenge/')) puzzles.push(request.url())
    })
    await mintButton(page, 1).click()
    await expect(page.getByText(campaign.mint.proof)).toBeVisible()
    await expect(mintedLink(page, 1)).toBeVisible({ timeout: 30_000 })
    await mintItem(page, 2)
    expect(puzzles).toHaveLength(1)
    expect(puzzles[0]).toContain(wallet.address)

    // Without its cookie, the wallet counts as new, and the reload discards the proof.
    await context.clearCookies()
    await page.reload()
    await expect(mintedLink(page, 2)).toBeVisible()
    const requests = recordMintRequests(page)
    await mintAllButton(page).click()
    await expect(page.getByText(campaign.mint.proof)).toBeVisible()
    await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(42))
    const items = Array.from({ length: 40 }, (_, at) => at + 3)
    expect(requests).toMatchObject([{ items }, { items, proof: expect.stringMatching(/^[\w+/=]+$/) }])
    expect(requests[0]).not.toHaveProperty('proof')
    expect(puzzles).toHaveLength(2)
  },
)

guarded('explains the daily allowance and links the transaction to the explorer', async ({ page }) => {
  const widget = await openSwapPage(page, guest)
  await fundFromFaucet(widget)
  await amountField(widget).fill('10.5')
  await expect(widget.getByText(fillPlaceholders(problems.overAllowance, { left: `10,000 ${token}` }))).toBeVisible()
  await expect(widget.getByRole('button', { name: `Buy ${token}` })).toBeDisabled()
  await widget.getByRole('button', { name: matching(tokenWidget.card.maxOf) }).click()
  await expect(amountField(widget)).toHaveValue('10')
  await widget.getByRole('button', { name: `Buy ${token}` }).click()
  await expect(widget.getByText(matching(status.received))).toBeVisible()
  await expect(widget.getByRole('link', { name: new RegExp(status.transaction) })).toHaveAttribute(
    'href',
    /^https:\/\/explorer\.example\/tx\/0x[0-9a-f]{64}$/,
  )
  await amountField(widget).fill('0.1')
  await expect(widget.getByText(problems.noAllowance)).toBeVisible()
})

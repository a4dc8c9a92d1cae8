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
import { amountField, connectIn, openSwapPage, said } from './swap-steps.ts'
import { installTestWallet } from './test-wallet.ts'
import { connect, mintButton, mintedLink, openMintPage } from './wallet-steps.ts'

const { status, problems, faucet } = tokenWidget
const guest = walletWords.guest.name
const token = network.token.symbol

/** A site whose operator guards the mint, and whose faucet gives more than a day's allowance. */
const guarded = ownSiteTest({
  MINT_PROOF_OF_WORK: '500',
  MINT_PROOF_AFTER_PERCENT: '0',
  MINT_SOCIAL_GATE: 'on',
  FAUCET_ETHER: '12',
  CHAIN_EXPLORER_URL: 'https://explorer.example',
})

guarded(
  'a guarded site asks for a sign-in, then for a puzzle the browser solves once',
  async ({ page, expectMessage }) => {
    expectMessage(
      failedRequest('/vanguard-nft-drop/remote-mint', mintFailures.SIGN_IN_REQUIRED.status),
      failedRequest('/vanguard-nft-drop/remote-mint', mintFailures.PROOF_REQUIRED.status),
    )
    const wallet = await installTestWallet(page)
    await openMintPage(page)
    await connect(page)
    await mintButton(page, 1).click()
    const dialog = page.getByRole('dialog', { name: campaign.mint.error.title })
    await expect(dialog).toContainText(failures.SIGN_IN_REQUIRED)
    await dialog.getByRole('button', { name: campaign.mint.error.dismiss }).click()

    await page.getByRole('button', { name: campaign.social.connect }).click()
    await page.getByRole('button', { name: 'Authorize app' }).click()
    await expect(page.getByText('@sandbox_player')).toBeVisible()

    const puzzles: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/challenge/')) puzzles.push(request.url())
    })
    await mintButton(page, 1).click()
    await expect(page.getByText(campaign.mint.proof)).toBeVisible()
    await expect(mintedLink(page, 1)).toBeVisible({ timeout: 30_000 })
    await mintButton(page, 2).click()
    await expect(mintedLink(page, 2)).toBeVisible()
    expect(puzzles).toHaveLength(1)
    expect(puzzles[0]).toContain(wallet.address)
  },
)

guarded('the daily allowance is kept in words, and a transaction leads to the explorer', async ({ page }) => {
  const widget = await openSwapPage(page)
  await connectIn(widget, guest)
  await widget.getByRole('button', { name: said(faucet.ask) }).click()
  await expect(widget.getByText(said(faucet.given))).toBeVisible()
  await amountField(widget).fill('10.5')
  await expect(
    widget.getByText(fillPlaceholders(tokenWidget.problems.overAllowance, { left: `10,000 ${token}` })),
  ).toBeVisible()
  await expect(widget.getByRole('button', { name: `Buy ${token}` })).toBeDisabled()
  await widget.getByRole('button', { name: said(tokenWidget.card.maxOf) }).click()
  await expect(amountField(widget)).toHaveValue('10')
  await widget.getByRole('button', { name: `Buy ${token}` }).click()
  await expect(widget.getByText(said(status.received))).toBeVisible()
  await expect(widget.getByRole('link', { name: new RegExp(status.transaction) })).toHaveAttribute(
    'href',
    /^https:\/\/explorer\.example\/tx\/0x[0-9a-f]{64}$/,
  )
  await amountField(widget).fill('0.1')
  await expect(widget.getByText(problems.noAllowance)).toBeVisible()
})

import { mintFailures } from '@home/protocol/mint-failures'
import { odyssey } from '@home/site/odyssey'
import { expect } from '@playwright/test'
import { forgiveFailedRequests } from './forgive-failed-requests.ts'
import { calm } from './journey.ts'
import { ownSiteJourney } from './own-site.ts'
import { installTestWallet } from './test-wallet.ts'
import { connect, mintButton, mintedLink, openMintPage } from './wallet-steps.ts'

const guarded = ownSiteJourney({ MINT_PROOF_OF_WORK: '500', MINT_SOCIAL_GATE: 'on' })
guarded.use(calm)

guarded(
  'a guarded site asks for a sign-in, then for a puzzle the browser solves once',
  async ({ page, complaints }) => {
    const wallet = await installTestWallet(page)
    await openMintPage(page)
    await connect(page)
    await mintButton(page, 1).click()
    const dialog = page.getByRole('dialog', { name: odyssey.mint.error.title })
    await expect(dialog).toContainText(mintFailures.SIGN_IN_REQUIRED.sentence)
    await dialog.getByRole('button', { name: odyssey.mint.error.dismiss }).click()
    forgiveFailedRequests(complaints)

    await page.getByRole('button', { name: odyssey.social.connect }).click()
    await page.getByRole('button', { name: 'Authorize app' }).click()
    await expect(page.getByText('@sandbox_player')).toBeVisible()

    const puzzles: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/challenge/')) puzzles.push(request.url())
    })
    await mintButton(page, 1).click()
    await expect(page.getByText(odyssey.mint.proof)).toBeVisible()
    await expect(mintedLink(page, 1)).toBeVisible({ timeout: 30_000 })
    await mintButton(page, 2).click()
    await expect(mintedLink(page, 2)).toBeVisible()
    expect(puzzles).toHaveLength(1)
    expect(puzzles[0]).toContain(wallet.address)
    forgiveFailedRequests(complaints)
  },
)

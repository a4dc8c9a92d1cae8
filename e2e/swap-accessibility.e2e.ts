import { network as networkFacts } from '@home/site/network'
import { tokenWidget } from '@home/site/token-widget'
import { walletWords } from '@home/site/wallet'
import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './expect-no-violations.ts'
import { journey } from './journey.ts'
import { amountField, connectIn, openSwapPage, said } from './swap-steps.ts'

const { status, problems, faucet } = tokenWidget

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  journey.describe(`at ${width} px`, () => {
    journey.use({ viewport: { width, height } })

    journey(
      'page and widget have no accessibility violation in any state, and do not scroll sideways',
      async ({ page }) => {
        // Four examinations of two documents.
        journey.setTimeout(150_000)
        const widget = await openSwapPage(page)
        await expectClean(page)
        await connectIn(widget, walletWords.guest.name)
        await expect(widget.getByRole('button', { name: said(faucet.ask) })).toBeVisible()
        await expectClean(page)
        await widget.getByRole('button', { name: said(faucet.ask) }).click()
        await expect(widget.getByText(said(faucet.given))).toBeVisible()
        await amountField(widget).fill('5')
        await expect(widget.getByText(said(problems.overBalance))).toBeVisible()
        await expectClean(page)
        await amountField(widget).fill('0.012345678901234567')
        await widget.getByRole('button', { name: `Buy ${networkFacts.token.symbol}` }).click()
        await expect(widget.getByText(said(status.received))).toBeVisible()
        await expectClean(page)
      },
    )
  })
}

async function expectClean(page: Page): Promise<void> {
  await expectNoViolations(page)
  for (const frame of page.frames()) {
    expect(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
}

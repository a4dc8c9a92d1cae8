import { network as networkFacts } from '@network-site/site/network'
import { tokenWidget } from '@network-site/site/token-widget'
import { walletWords } from '@network-site/site/wallet'
import { expect } from '@playwright/test'
import { expectAccessibleAtAnyWidth } from './expect-accessible.ts'
import { test } from './fixtures.ts'
import { amountField, connectIn, openSwapPage, said } from './swap-steps.ts'

const { status, problems, faucet } = tokenWidget

test('page and widget have no accessibility violation in any state, and do not scroll sideways', async ({ page }) => {
  // Eight examinations of two documents.
  test.setTimeout(180_000)
  const widget = await openSwapPage(page)
  await expectAccessibleAtAnyWidth(page)
  await connectIn(widget, walletWords.guest.name)
  await expect(widget.getByRole('button', { name: said(faucet.ask) })).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await widget.getByRole('button', { name: said(faucet.ask) }).click()
  await expect(widget.getByText(said(faucet.given))).toBeVisible()
  await amountField(widget).fill('5')
  await expect(widget.getByText(said(problems.overBalance))).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await amountField(widget).fill('0.012345678901234567')
  await widget.getByRole('button', { name: `Buy ${networkFacts.token.symbol}` }).click()
  await expect(widget.getByText(said(status.received))).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
})

import { network as networkFacts } from '@network-site/site/network'
import { tokenWidget } from '@network-site/site/token-widget-words'
import { walletWords } from '@network-site/site/wallet'
import { failures as serverFailures } from '@network-site/site/failure-messages'
import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { test } from './fixtures.ts'
import { failedRequest, missingCode } from './page-messages.ts'
import {
  accountChip,
  amountField,
  connectIn,
  holdingsOnChain,
  openSwapPage,
  readNetwork,
  received,
  said,
} from './swap-steps.ts'
import { installTestWallet } from './test-wallet.ts'
import { connect, openMintPage } from './wallet-steps.ts'
import { expectAccessibleAtAnyWidth } from './expect-accessible.ts'

const { action, status, failures, problems, watch, faucet } = tokenWidget
const guest = walletWords.guest.name
const token = networkFacts.token.symbol

test('a guest asks the faucet and swaps both ways, and the chain says the same', async ({ page, baseURL }) => {
  const network = await readNetwork(baseURL)
  const widget = await openSwapPage(page)
  await connectIn(widget, guest)
  await widget.getByRole('button', { name: said(faucet.ask) }).click()
  await expect(widget.getByText(said(faucet.given))).toBeVisible()

  const label = (await accountChip(widget).getAttribute('aria-label')) ?? ''
  const address = label.slice(label.lastIndexOf('0x')) as `0x${string}`
  const onChain = () => holdingsOnChain(`${baseURL}/rpc`, network.contracts.token, address)
  expect(await onChain()).toEqual({ etherWei: parseEther('0.1'), tokenUnits: 0n })

  await amountField(widget).fill('0.05')
  await expect(received(widget)).toHaveText('50')
  await widget.getByRole('button', { name: `Buy ${token}` }).click()
  await expect(widget.getByText(`You received 50 ${token} for 0.05 ETH.`)).toBeVisible()
  expect((await onChain()).tokenUnits).toBe(parseEther('50'))
  await expect(widget.getByText(/^9,950 of 10,000/)).toBeVisible()

  await widget.getByRole('button', { name: /^Turn around/ }).click()
  const before = await onChain()
  // The last unit is worth no wei, and stays.
  await amountField(widget).fill('20.000000000000000001')
  await expect(received(widget)).toHaveText('0.02')
  await expect(widget.getByText(said(tokenWidget.card.rest))).toBeVisible()
  await widget.getByRole('button', { name: `Sell ${token}` }).click()
  await expect(widget.getByText(`You received 0.02 ETH for 20 ${token}.`)).toBeVisible()
  const after = await onChain()
  expect(after.tokenUnits).toBe(parseEther('30'))
  expect(after.etherWei).toBeGreaterThan(before.etherWei + parseEther('0.0199'))
  expect(after.etherWei).toBeLessThan(before.etherWei + parseEther('0.02'))

  await widget.getByRole('button', { name: said(tokenWidget.card.maxOf) }).click()
  await expect(received(widget)).toHaveText('0.03')
  await widget.getByRole('button', { name: `Sell ${token}` }).click()
  await expect(widget.getByText(said(status.received))).toBeVisible()
  expect((await onChain()).tokenUnits).toBe(0n)
})

test('the most that can be paid leaves the network its fee', async ({ page }) => {
  const widget = await openSwapPage(page)
  await connectIn(widget, guest)
  await widget.getByRole('button', { name: said(faucet.ask) }).click()
  await expect(widget.getByText(said(faucet.given))).toBeVisible()
  await widget.getByRole('button', { name: said(tokenWidget.card.maxOf) }).click()
  await expect(amountField(widget)).toHaveValue(/^0\.099/)
  await widget.getByRole('button', { name: `Buy ${token}` }).click()
  await expect(widget.getByText(said(status.received))).toBeVisible()
})

test('a wallet connected on another page is there already', async ({ page }) => {
  const wallet = await installTestWallet(page)
  await openMintPage(page)
  await connect(page)
  const widget = await openSwapPage(page)
  await expect(accountChip(widget)).toHaveAccessibleName(new RegExp(wallet.address))
})

test('the widget is drawn before, and without, the wallet’s code', async ({ page, expectMessage }) => {
  expectMessage(failedRequest('/assets/wallet-part-', 'aborted'), missingCode)
  await page.route('**/assets/wallet-part-*', (route) => route.abort())
  const widget = await openSwapPage(page)
  await amountField(widget).fill('1')
  await expect(received(widget)).toHaveText('1,000')
  await widget.getByRole('button', { name: walletWords.connect }).first().click()
  await expect(widget.getByText(walletWords.unavailable.notice)).toBeVisible()
})

test('amounts that cannot be are refused in words', async ({ page }) => {
  const widget = await openSwapPage(page)
  const buy = widget.getByRole('button', { name: `Buy ${token}` })
  await connectIn(widget, guest)
  for (const [amount, sentence] of [
    ['many', problems.notANumber],
    ['0.0000000000000000001', problems.tooPrecise],
    ['0', problems.tooSmall],
    ['0.5', problems.overBalance],
    ['11', problems.overAllowance],
  ] as const) {
    await amountField(widget).fill(amount)
    await expect(widget.getByText(said(sentence))).toBeVisible()
    await expect(amountField(widget)).toHaveAttribute('aria-invalid', 'true')
    await expect(buy).toBeDisabled()
  }
  await amountField(widget).fill('')
  await expect(widget.getByRole('button', { name: action.enterAmount })).toBeDisabled()
})

test('a wallet on another network is asked to add ours first; declining is said plainly', async ({ page, baseURL }) => {
  const wallet = await installTestWallet(page, { chainId: 1, rpcUrl: `${baseURL}/rpc` })
  const widget = await openSwapPage(page)
  await connectIn(widget, 'Plain Wallet')
  const change = widget.getByRole('button', { name: said(action.switchChain) })
  wallet.rejectNext('wallet_switchEthereumChain')
  await change.click()
  await expect(widget.getByText(failures.rejected)).toBeVisible()
  await change.click()
  await expect(change).toHaveCount(0)
  expect(wallet.calls.map(({ method }) => method)).toContain('wallet_addEthereumChain')

  await widget.getByRole('button', { name: said(faucet.ask) }).click()
  await expect(widget.getByText(said(faucet.given))).toBeVisible()
  await amountField(widget).fill('0.01')
  wallet.rejectNext('eth_sendTransaction')
  await widget.getByRole('button', { name: `Buy ${token}` }).click()
  await expect(widget.getByText(failures.rejected)).toBeVisible()
  await expect(amountField(widget)).toHaveValue('0.01')

  const release = wallet.holdNext('eth_sendTransaction')
  await widget.getByRole('button', { name: `Buy ${token}` }).click()
  await expect(widget.getByText(status.signing)).toBeVisible()
  await expect(widget.getByRole('button', { name: action.signing })).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(widget.getByText(`You received 10 ${token} for 0.01 ETH.`)).toBeVisible()
})

test('the token is added to a wallet that can; one that cannot is told how', async ({ page, baseURL }) => {
  const network = await readNetwork(baseURL)
  const wallet = await installTestWallet(page)
  const widget = await openSwapPage(page)
  const add = widget.getByRole('button', { name: said(watch.ask) })
  await add.click()
  await expect(widget.getByText(watch.needsWallet)).toBeVisible()
  await connectIn(widget, 'Plain Wallet')
  wallet.rejectNext('wallet_watchAsset')
  await add.click()
  await expect(widget.getByText(watch.declined)).toBeVisible()
  await add.click()
  await expect(widget.getByText(said(watch.added))).toBeVisible()
  expect(wallet.calls.at(-1)).toEqual({
    method: 'wallet_watchAsset',
    params: {
      type: 'ERC20',
      options: {
        address: network.contracts.token,
        symbol: token,
        decimals: 18,
        image: `${baseURL}/icons/apple-touch-icon.png`,
      },
    },
  })
})

test('a wallet that cannot list tokens, and a guest, are told so', async ({ page }) => {
  await installTestWallet(page, { lacks: ['wallet_watchAsset'] })
  const widget = await openSwapPage(page)
  await connectIn(widget, 'Plain Wallet')
  await widget.getByRole('button', { name: said(watch.ask) }).click()
  await expect(widget.getByText(watch.unsupported)).toBeVisible()
  await accountChip(widget).click()
  await widget.getByRole('button', { name: walletWords.dialog.account.disconnect }).click()
  await connectIn(widget, guest)
  await widget.getByRole('button', { name: said(watch.ask) }).click()
  await expect(widget.getByText(watch.guest)).toBeVisible()
})

test('the faucet’s refusal is shown as it is', async ({ page, expectMessage }) => {
  expectMessage(failedRequest('/faucet', 503))
  const widget = await openSwapPage(page)
  await connectIn(widget, guest)
  const sentence = serverFailures.FAUCET_LOW
  await page.route('**/faucet', (route) =>
    route.fulfill({ status: 503, json: { error: sentence, code: 'FAUCET_LOW' } }),
  )
  await widget.getByRole('button', { name: said(faucet.ask) }).click()
  await expect(widget.getByText(sentence)).toBeVisible()
})

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

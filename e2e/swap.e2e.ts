import { network as networkFacts } from '@network-site/site/network'
import { tokenWidget } from '@network-site/site/token-widget-words'
import { walletWords } from '@network-site/site/wallet'
import { walletDialog } from '@network-site/site/wallet-dialog'
import { failures as serverFailures } from '@network-site/site/failure-messages'
import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { test } from './fixtures.ts'
import { failedRequest, missingCode } from './page-messages.ts'
import {
  accountChip,
  amountField,
  connectIn,
  fundFromFaucet,
  holdingsOnChain,
  openSwapPage,
  readNetwork,
  received,
  matching,
} from './swap-steps.ts'
import { installTestWallet } from './test-wallet.ts'
import { openMintPageWithWallet } from './wallet-steps.ts'
import { expectAccessibleAtAnyWidth } from './expect-accessible.ts'

const { action, status, failures, problems, watch, faucet } = tokenWidget
const guest = walletWords.guest.name
const token = networkFacts.token.symbol

test('a guest uses the faucet and swaps both ways, with matching balances on chain', async ({ page, baseURL }) => {
  const network = await readNetwork(baseURL)
  const widget = await openSwapPage(page, guest)
  await fundFromFaucet(widget)

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

  await widget.getByRole('button', { name: /^Reverse/ }).click()
  const before = await onChain()
  // The last unit is worth less than one wei and is not sold.
  await amountField(widget).fill('20.000000000000000001')
  await expect(received(widget)).toHaveText('0.02')
  await expect(widget.getByText(matching(tokenWidget.card.rest))).toBeVisible()
  await widget.getByRole('button', { name: `Sell ${token}` }).click()
  await expect(widget.getByText(`You received 0.02 ETH for 20 ${token}.`)).toBeVisible()
  const after = await onChain()
  expect(after.tokenUnits).toBe(parseEther('30'))
  expect(after.etherWei).toBeGreaterThan(before.etherWei + parseEther('0.0199'))
  expect(after.etherWei).toBeLessThan(before.etherWei + parseEther('0.02'))

  await widget.getByRole('button', { name: matching(tokenWidget.card.maxOf) }).click()
  await expect(received(widget)).toHaveText('0.03')
  await widget.getByRole('button', { name: `Sell ${token}` }).click()
  await expect(widget.getByText(matching(status.received))).toBeVisible()
  expect((await onChain()).tokenUnits).toBe(0n)
})

test('the maximum amount leaves enough for the network fee', async ({ page }) => {
  const widget = await openSwapPage(page, guest)
  await fundFromFaucet(widget)
  await widget.getByRole('button', { name: matching(tokenWidget.card.maxOf) }).click()
  await expect(amountField(widget)).toHaveValue(/^0\.099/)
  await widget.getByRole('button', { name: `Buy ${token}` }).click()
  await expect(widget.getByText(matching(status.received))).toBeVisible()
})

test('a wallet connected on another page is connected here', async ({ page }) => {
  const wallet = await openMintPageWithWallet(page)
  const widget = await openSwapPage(page)
  await expect(accountChip(widget)).toHaveAccessibleName(new RegExp(wallet.address))
})

test('shows the widget if the wallet code fails to load', async ({ page, expectMessage }) => {
  expectMessage(failedRequest('/assets/wallet-part-', 'aborted'), missingCode)
  await page.route('**/assets/wallet-part-*', (route) => route.abort())
  const widget = await openSwapPage(page)
  await amountField(widget).fill('1')
  await expect(received(widget)).toHaveText('1,000')
  await widget.getByRole('button', { name: walletWords.connect }).first().click()
  await expect(widget.getByText(walletWords.unavailable.notice)).toBeVisible()
})

test('explains invalid amounts', async ({ page }) => {
  const widget = await openSwapPage(page)
  const buy = widget.getByRole('button', { name: `Buy ${token}` })
  await connectIn(widget, guest)
  for (const [amount, sentence] of [
    ['many', problems.notANumber],
    ['0.0000000000000000001', problems.tooPrecise.other],
    ['0', problems.tooSmall],
    ['0.5', problems.overBalance],
    ['11', problems.overAllowance],
  ] as const) {
    await amountField(widget).fill(amount)
    await expect(widget.getByText(matching(sentence))).toBeVisible()
    await expect(amountField(widget)).toHaveAttribute('aria-invalid', 'true')
    await expect(buy).toBeDisabled()
  }
  await amountField(widget).fill('')
  await expect(widget.getByRole('button', { name: action.enterAmount })).toBeDisabled()
})

test('asks a wallet on another network to add ours, and reports declined requests', async ({ page, baseURL }) => {
  const wallet = await installTestWallet(page, { chainId: 1, rpcUrl: `${baseURL}/rpc` })
  const widget = await openSwapPage(page, 'Plain Wallet')
  const change = widget.getByRole('button', { name: matching(action.switchChain) })
  wallet.rejectNext('wallet_switchEthereumChain')
  await change.click()
  await expect(widget.getByText(failures.rejected)).toBeVisible()
  await change.click()
  await expect(change).toHaveCount(0)
  expect(wallet.calls.map(({ method }) => method)).toContain('wallet_addEthereumChain')

  await fundFromFaucet(widget)
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

test('adds the token to a wallet that supports it', async ({ page, baseURL }) => {
  const network = await readNetwork(baseURL)
  const wallet = await installTestWallet(page)
  const widget = await openSwapPage(page)
  const add = widget.getByRole('button', { name: matching(watch.ask) })
  await add.click()
  await expect(widget.getByText(watch.needsWallet)).toBeVisible()
  await connectIn(widget, 'Plain Wallet')
  wallet.rejectNext('wallet_watchAsset')
  await add.click()
  await expect(widget.getByText(watch.declined)).toBeVisible()
  await add.click()
  await expect(widget.getByText(matching(watch.added))).toBeVisible()
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

test('tells guests and wallets without token lists that they cannot add the token', async ({ page }) => {
  await installTestWallet(page, { lacks: ['wallet_watchAsset'] })
  const widget = await openSwapPage(page, 'Plain Wallet')
  await widget.getByRole('button', { name: matching(watch.ask) }).click()
  await expect(widget.getByText(watch.unsupported)).toBeVisible()
  await accountChip(widget).click()
  await widget.getByRole('button', { name: walletDialog.account.disconnect }).click()
  await connectIn(widget, guest)
  await widget.getByRole('button', { name: matching(watch.ask) }).click()
  await expect(widget.getByText(watch.guest)).toBeVisible()
})

test('shows the faucet’s error message', async ({ page, expectMessage }) => {
  expectMessage(failedRequest('/faucet', 503))
  const widget = await openSwapPage(page, guest)
  const sentence = serverFailures.FAUCET_LOW
  await page.route('**/faucet', (route) =>
    route.fulfill({ status: 503, json: { error: sentence, code: 'FAUCET_LOW' } }),
  )
  await widget.getByRole('button', { name: matching(faucet.ask) }).click()
  await expect(widget.getByText(sentence)).toBeVisible()
})

test('page and widget are accessible in every state', async ({ page }) => {
  // Runs axe eight times on two documents.
  test.setTimeout(180_000)
  const widget = await openSwapPage(page)
  await expectAccessibleAtAnyWidth(page)
  await connectIn(widget, walletWords.guest.name)
  await expect(widget.getByRole('button', { name: matching(faucet.ask) })).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await fundFromFaucet(widget)
  await amountField(widget).fill('5')
  await expect(widget.getByText(matching(problems.overBalance))).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await amountField(widget).fill('0.012345678901234567')
  await widget.getByRole('button', { name: `Buy ${networkFacts.token.symbol}` }).click()
  await expect(widget.getByText(matching(status.received))).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
})

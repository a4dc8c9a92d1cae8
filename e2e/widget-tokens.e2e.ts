import { fillPlaceholders } from '@network-site/protocol/text'
import { callRpc, type RunningChain, startChain } from '@network-site/sandbox/chain/start-chain'
import { deployContracts } from '@network-site/sandbox/chain/deploy-contracts'
import { freePort } from '@network-site/sandbox/child-process'
import { tokenWidget } from '@network-site/site/token-widget-words'
import { walletWords } from '@network-site/site/wallet'
import { expect, type FrameLocator } from '@playwright/test'
import { parseEther, toHex, type Address } from 'viem'
import { ownSiteTest } from './fixtures.ts'
import { requestTo, failedRequest } from './page-messages.ts'
import { amountField, holdingsOnChain, openWidget, matching } from './swap-steps.ts'
import { installTestWallet } from './test-wallet.ts'

const { action, problems, unreadable, faucet } = tokenWidget
const guest = walletWords.guest.name
const unusedAddress = `0x${'5'.repeat(40)}` as const

let others: { chain: RunningChain; token: Address; silentUrl: string }

/** A site that allows tokens of another test network. */
const test = ownSiteTest(async () => {
  const chain = await startChain({ chainId: 31_338, isOpenToPages: true })
  const { token } = await deployContracts(chain.rpcUrl, {
    owner: unusedAddress,
    collectionName: 'Others',
    tokenUri: 'https://example.test/{id}',
    token: { name: 'Comet Dust', symbol: 'DUST', tokensPerEther: 3, dailyCapTokens: 7 },
  })
  const silentUrl = `http://127.0.0.1:${await freePort()}`
  others = { chain, token, silentUrl }
  return {
    WIDGET_TOKENS: JSON.stringify([
      { chainId: 31_338, contract: token, rpc: [chain.rpcUrl] },
      { chainId: 31_338, contract: unusedAddress, rpc: [chain.rpcUrl] },
      { chainId: 31_339, contract: token, rpc: [chain.rpcUrl] },
      { chainId: 31_338, contract: token, rpc: [silentUrl] },
    ]),
  }
})

test.afterAll(() => others?.chain.stop())

function cometChain() {
  return {
    name: 'Comet Chain',
    chain: 'CMT',
    rpc: others.chain.rpcUrl,
    shortName: 'cmt',
    slug: 'comet',
    nativeCurrency: { name: 'Comet', symbol: 'CMT', decimals: 18 },
    chainId: 31_338,
    testnet: true,
  }
}

test('supports an allowed token on another chain and labels it as third-party', async ({ page, expectMessage }) => {
  const { chain, token } = others
  expectMessage(requestTo(chain.rpcUrl))
  const wallet = await installTestWallet(page, { chainId: 1, rpcUrl: chain.rpcUrl })
  await callRpc(chain.rpcUrl, 'hardhat_setBalance', [wallet.address, toHex(parseEther('5'))])
  let widget = await openWidget(page, { contract: token, chain: cometChain(), primaryColor: '#2f7bff' })
  await expect(widget.getByRole('heading', { level: 1 })).toContainText('Comet Dust')
  await expect(widget.getByText(tokenWidget.foreign)).toBeVisible()
  await widget.getByRole('button', { name: action.connect }).click()
  await expect(widget.getByRole('dialog').getByRole('button', { name: 'Plain Wallet' })).toBeVisible()
  // The guest wallet signs without confirmation, so it is not offered on third-party chains.
  await expect(widget.getByRole('dialog').getByRole('button', { name: guest })).toHaveCount(0)
  await widget.getByRole('dialog').getByRole('button', { name: 'Plain Wallet' }).click()
  await widget.getByRole('button', { name: fillPlaceholders(action.switchChain, { chain: 'Comet Chain' }) }).click()
  await amountField(widget).fill('3')
  await expect(widget.getByText(matching(problems.overAllowance))).toHaveText(
    fillPlaceholders(problems.overAllowance, { left: '7 DUST' }),
  )
  await expect(widget.getByRole('button', { name: matching(faucet.ask) })).toHaveCount(0)
  await amountField(widget).fill('2')
  await widget.getByRole('button', { name: 'Buy DUST' }).click()
  await expect(widget.getByText('You received 6 DUST for 2 CMT.')).toBeVisible()
  const held = await holdingsOnChain(chain.rpcUrl, token, wallet.address)
  expect(held.tokenUnits).toBe(parseEther('6'))
  expect(await accentHue(widget)).toBeCloseTo(260, -1)

  widget = await openWidget(page, { contract: unusedAddress, chain: cometChain() })
  await expect(widget.getByText(matching(unreadable.noContract))).toBeVisible()
  widget = await openWidget(page, { contract: token, chain: { ...cometChain(), chainId: 31_339 } })
  await expect(widget.getByText(matching(unreadable.otherChain))).toBeVisible()
})

test('reports an unreachable chain and allows a retry', async ({ page, expectMessage }) => {
  const { token, silentUrl } = others
  expectMessage(requestTo(silentUrl), failedRequest('/', 'refused'))
  const widget = await openWidget(page, { contract: token, chain: { ...cometChain(), rpc: [silentUrl] } })
  await expect(widget.getByText(matching(unreadable.chainUnreachable))).toContainText(new URL(silentUrl).host)
  await widget.getByRole('button', { name: unreadable.retry }).click()
  await expect(widget.getByText(matching(unreadable.chainUnreachable))).toBeVisible()
})

async function accentHue(widget: FrameLocator): Promise<number> {
  const color = await widget.locator('body').evaluate((body) => {
    const probe = document.createElement('i')
    probe.style.color = 'oklch(from var(--color-accent) l c h)'
    body.append(probe)
    const drawn = getComputedStyle(probe).color
    probe.remove()
    return drawn
  })
  return Number(/oklch\(\S+ \S+ ([\d.]+)/.exec(color)?.[1])
}

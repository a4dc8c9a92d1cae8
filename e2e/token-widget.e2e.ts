import { callRpc } from '@network-site/sandbox/chain/call-rpc'
import { deployContracts } from '@network-site/sandbox/chain/deploy-contracts'
import { freePort } from '@network-site/sandbox/chain/free-port'
import { startChain } from '@network-site/sandbox/chain/start-chain'
import { tokenWidget } from '@network-site/site/token-widget'
import { walletWords } from '@network-site/site/wallet'
import { expect, type Page } from '@playwright/test'
import { parseEther, toHex } from 'viem'
import { test } from './fixtures.ts'
import { askedOrigin, failedRequest } from './page-messages.ts'
import { amountField, describeChain, holdingsOnChain, readNetwork, said, widgetAddress } from './swap-steps.ts'
import { installTestWallet } from './test-wallet.ts'

const { action, problems, malformed, unreadable, faucet } = tokenWidget
const guest = walletWords.guest.name

// malformed-query-notice.browser.test.tsx and parse-widget-query.test.ts test each error of a query.
test('a malformed query is refused with all that is wrong', async ({ page }) => {
  const chain = { name: 'Somewhere', rpc: ['ftp://rpc.example'], chainId: 'five' }
  await page.goto(widgetAddress({ contract: 'nobody', chain, primaryColor: 'red;}*{display:none' }))
  await expect(page.getByRole('heading', { level: 1, name: malformed.title })).toBeVisible()
  const sentences = page.getByRole('listitem')
  await expect(sentences.first()).toHaveText(malformed.contractWrong)
  await expect(sentences.filter({ hasText: 'chain.rpc' })).toHaveText(`chain.rpc must be ${malformed.expected.rpc}.`)
  await expect(sentences.filter({ hasText: 'chain.chainId' })).toHaveText(
    `chain.chainId must be ${malformed.expected.chainId}.`,
  )
  await expect(sentences.last()).toHaveText(malformed.colorWrong)
})

test('any chain and token handed to the widget work, and are said to be somebody else’s', async ({
  page,
  expectMessage,
}) => {
  const chain = await startChain({ chainId: 31_338, isOpenToPages: true })
  expectMessage(askedOrigin(chain.rpcUrl))
  try {
    const owner = `0x${'5'.repeat(40)}` as const
    const { testnetToken } = await deployContracts(chain.rpcUrl, {
      owner,
      collectionName: 'Others',
      tokenUri: 'https://example.test/{id}',
      token: { name: 'Comet Dust', symbol: 'DUST', tokensPerEther: 3, dailyCapTokens: 7 },
    })
    const wallet = await installTestWallet(page, { chainId: 1, rpcUrl: chain.rpcUrl })
    await callRpc(chain.rpcUrl, 'hardhat_setBalance', [wallet.address, toHex(parseEther('5'))])
    const description = {
      name: 'Comet Chain',
      chain: 'CMT',
      rpc: chain.rpcUrl,
      shortName: 'cmt',
      slug: 'comet',
      nativeCurrency: { name: 'Comet', symbol: 'CMT', decimals: 18 },
      chainId: 31_338,
      testnet: false,
    }
    await page.goto(widgetAddress({ contract: testnetToken, chain: description, primaryColor: '#2f7bff' }))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Comet Dust')
    await expect(page.getByText(tokenWidget.foreign)).toBeVisible()
    await page.getByRole('button', { name: action.connect }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Plain Wallet' })).toBeVisible()
    // The guest wallet signs without asking, so it is not offered on a chain that a link names.
    await expect(page.getByRole('dialog').getByRole('button', { name: guest })).toHaveCount(0)
    await page.getByRole('dialog').getByRole('button', { name: 'Plain Wallet' }).click()
    await page.getByRole('button', { name: 'Switch to Comet Chain' }).click()
    await amountField(page).fill('3')
    await expect(page.getByText(said(problems.overAllowance))).toHaveText(
      'You may buy 7 DUST more today. The rest returns at midnight UTC.',
    )
    await expect(page.getByRole('button', { name: said(faucet.ask) })).toHaveCount(0)
    await amountField(page).fill('2')
    await page.getByRole('button', { name: 'Buy DUST' }).click()
    await expect(page.getByText('You received 6 DUST for 2 CMT.')).toBeVisible()
    const held = await holdingsOnChain(chain.rpcUrl, testnetToken, wallet.address)
    expect(held.tokenUnits).toBe(parseEther('6'))
    expect(await accentHue(page)).toBeCloseTo(260, -1)

    await page.goto(widgetAddress({ contract: owner, chain: description }))
    await expect(page.getByText(said(unreadable.noContract))).toBeVisible()
    await page.goto(widgetAddress({ contract: testnetToken, chain: { ...description, chainId: 31_339 } }))
    await expect(page.getByText(said(unreadable.otherChain))).toBeVisible()
  } finally {
    await chain.stop()
  }
})

test('a chain that does not answer is named, and can be asked again', async ({ page, baseURL, expectMessage }) => {
  const network = await readNetwork(baseURL)
  const contract = network.contracts.testnetToken
  const host = `127.0.0.1:${await freePort()}`
  expectMessage(askedOrigin(`http://${host}`), failedRequest('/', 'refused'))
  // No page may request a remote host without TLS; the browser reports it three times.
  expectMessage(/^policy violation: connect-src http:\/\/rpc\.example\//, /rpc\.example\/.* Content Security Policy/)
  await page.goto(widgetAddress({ contract, chain: { ...describeChain(network), rpc: [`http://${host}`] } }))
  await expect(page.getByText(said(unreadable.silent))).toContainText(host)
  await page.getByRole('button', { name: unreadable.retry }).click()
  await expect(page.getByText(said(unreadable.silent))).toBeVisible()
  await page.goto(widgetAddress({ contract, chain: { ...describeChain(network), rpc: ['http://rpc.example'] } }))
  await expect(page.getByText(said(unreadable.plain))).toContainText('rpc.example')
})

/** The hue that the widget's accent is drawn in, in degrees. */
async function accentHue(page: Page): Promise<number> {
  const color = await page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'oklch(from var(--color-accent) l c h)'
    document.body.append(probe)
    const drawn = getComputedStyle(probe).color
    probe.remove()
    return drawn
  })
  return Number(/oklch\(\S+ \S+ ([\d.]+)/.exec(color)?.[1])
}

import { callRpc } from '@home/sandbox/chain/call-rpc'
import { deployContracts } from '@home/sandbox/chain/deploy-contracts'
import { freePort } from '@home/sandbox/chain/free-port'
import { startChain } from '@home/sandbox/chain/start-chain'
import { tokenWidget } from '@home/site/token-widget'
import { walletWords } from '@home/site/wallet'
import { expect, type Page } from '@playwright/test'
import { parseEther, toHex } from 'viem'
import { calm, journey } from './journey.ts'
import { amountField, describeChain, holdingsOnChain, readNetwork, said, widgetAddress } from './swap-steps.ts'
import { installTestWallet } from './test-wallet.ts'

journey.use(calm)

const { action, problems, malformed, unreadable, faucet } = tokenWidget
const guest = walletWords.guest.name

journey.describe('a malformed query', () => {
  const contract = `0x${'1'.repeat(40)}`
  const chain = {
    name: 'Somewhere',
    chain: 'ETH',
    rpc: ['https://rpc.example'],
    shortName: 'some',
    slug: 'somewhere',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    chainId: 5,
    testnet: true,
  }
  const cases: Array<[string, Record<string, unknown>, string[]]> = [
    ['nothing', {}, [malformed.contractMissing, malformed.chainMissing]],
    ['no address', { contract: 'nobody', chain }, [malformed.contractWrong]],
    ['no JSON', { contract, chain: '{' }, [malformed.chainNotJson]],
    ['a list', { contract, chain: [] }, [malformed.chainNotObject]],
    ['no colour', { contract, chain, primaryColor: 'reddish' }, [malformed.colorWrong]],
    ['a style instead of a colour', { contract, chain, primaryColor: 'red;}*{display:none' }, [malformed.colorWrong]],
    [
      'wrong fields',
      { contract, chain: { ...chain, rpc: ['ftp://rpc.example'], chainId: 'five' } },
      [`chain.rpc must be ${malformed.expected.rpc}.`, `chain.chainId must be ${malformed.expected.chainId}.`],
    ],
  ]
  for (const [name, query, sentences] of cases) {
    journey(`of ${name} is refused with what is wrong`, async ({ page }) => {
      await page.goto(widgetAddress(query))
      await expect(page.getByRole('heading', { level: 1, name: malformed.title })).toBeVisible()
      await expect(page.getByRole('listitem')).toHaveText(sentences)
    })
  }
})

journey(
  'any chain and token handed to the widget work, and are said to be somebody else’s',
  async ({ page, complaints }) => {
    const chain = await startChain({ chainId: 31_338 })
    try {
      const owner = `0x${'5'.repeat(40)}` as const
      const { testnetToken } = await deployContracts(chain.rpcUrl, {
        owner,
        collectionName: 'Others',
        tokenUri: 'https://example.test/{id}',
        token: { name: 'Comet Dust', symbol: 'DUST', tokensPerEther: 3, dailyCapTokens: 7 },
      })
      const wallet = await installTestWallet(page, { chainId: 1, rpcUrl: chain.rpcUrl })
      await callRpc(chain.rpcUrl, 'anvil_setBalance', [wallet.address, toHex(parseEther('5'))])
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
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' })).toBeVisible()
      // A wallet that signs without asking has no business on a chain that anybody may have named.
      await expect(page.getByRole('dialog').getByRole('button', { name: guest })).toHaveCount(0)
      await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
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
    expect(complaints.filter((complaint) => complaint !== `asked ${chain.rpcUrl}`)).toEqual([])
    complaints.length = 0
  },
)

journey('a chain that does not answer is named, and can be asked again', async ({ page, baseURL, complaints }) => {
  const network = await readNetwork(baseURL)
  const contract = network.contracts.testnetToken
  const host = `127.0.0.1:${await freePort()}`
  await page.goto(widgetAddress({ contract, chain: { ...describeChain(network), rpc: [`http://${host}`] } }))
  await expect(page.getByText(said(unreadable.silent))).toContainText(host)
  await page.getByRole('button', { name: unreadable.retry }).click()
  await expect(page.getByText(said(unreadable.silent))).toBeVisible()
  await page.goto(widgetAddress({ contract, chain: { ...describeChain(network), rpc: ['http://rpc.example'] } }))
  await expect(page.getByText(said(unreadable.plain))).toContainText('rpc.example')
  complaints.length = 0
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

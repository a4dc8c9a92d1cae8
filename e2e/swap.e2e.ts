import { AxeBuilder } from '@axe-core/playwright'
import { callRpc } from '@home/sandbox/chain/call-rpc'
import { deployContracts } from '@home/sandbox/chain/deploy-contracts'
import { freePort } from '@home/sandbox/chain/free-port'
import { startChain } from '@home/sandbox/chain/start-chain'
import { network as networkFacts } from '@home/site/network'
import { odyssey } from '@home/site/odyssey'
import { pages } from '@home/site/pages'
import { tokenWidget } from '@home/site/token-widget'
import { walletWords } from '@home/site/wallet'
import { expect, type Page } from '@playwright/test'
import { createServer } from 'node:http'
import { parseEther, toHex } from 'viem'
import { forgiveFailedRequests } from './forgive-failed-requests.ts'
import { gate } from './gate.ts'
import { calm, journey } from './journey.ts'
import { ownSiteJourney } from './own-site.ts'
import {
  accountChip,
  amountField,
  connectIn,
  describeChain,
  holdingsOnChain,
  openSwapPage,
  readNetwork,
  received,
  said,
  widgetAddress,
} from './swap-steps.ts'
import { installTestWallet } from './test-wallet.ts'
import { connect, openMintPage } from './wallet-steps.ts'

journey.use(calm)

const { action, status, failures, problems, malformed, unreadable, watch, faucet } = tokenWidget
const guest = walletWords.guest.name
const token = networkFacts.token.symbol

journey(
  'the page frames our own widget, told everything by its query and allowed little',
  async ({ page, baseURL }) => {
    await openSwapPage(page)
    const frame = page.getByTitle(odyssey.swap.frameTitle)
    const address = new URL((await frame.getAttribute('src')) ?? '', baseURL)
    expect(address.origin + address.pathname).toBe(`${baseURL}/widget/token`)
    const network = await readNetwork(baseURL)
    expect([...address.searchParams.keys()]).toEqual(['contract', 'chain', 'clientId', 'primaryColor'])
    expect(address.searchParams.get('contract')).toBe(network.contracts.testnetToken)
    expect(address.searchParams.get('primaryColor')).toBe('red')
    const chain = JSON.parse(address.searchParams.get('chain') ?? '') as Record<string, unknown>
    expect(chain).toEqual(describeChain(network))
    expect(chain).toMatchObject({
      chainId: 47279324479,
      testnet: true,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    })
    await expect(frame).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    )
    await expect(page.getByRole('navigation').getByText('01')).toHaveCount(0)
  },
)

journey('a guest asks the faucet and swaps both ways, and the chain says the same', async ({ page, baseURL }) => {
  const network = await readNetwork(baseURL)
  const widget = await openSwapPage(page)
  await connectIn(widget, guest)
  await widget.getByRole('button', { name: said(faucet.ask) }).click()
  await expect(widget.getByText(said(faucet.given))).toBeVisible()

  const label = (await accountChip(widget).getAttribute('aria-label')) ?? ''
  const address = label.slice(label.lastIndexOf('0x')) as `0x${string}`
  const onChain = () => holdingsOnChain(`${baseURL}/rpc`, network.contracts.testnetToken, address)
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

journey('the most that can be paid leaves the network its fee', async ({ page }) => {
  const widget = await openSwapPage(page)
  await connectIn(widget, guest)
  await widget.getByRole('button', { name: said(faucet.ask) }).click()
  await expect(widget.getByText(said(faucet.given))).toBeVisible()
  await widget.getByRole('button', { name: said(tokenWidget.card.maxOf) }).click()
  await expect(amountField(widget)).toHaveValue(/^0\.099/)
  await widget.getByRole('button', { name: `Buy ${token}` }).click()
  await expect(widget.getByText(said(status.received))).toBeVisible()
})

journey('a wallet connected on another page is there already', async ({ page }) => {
  const wallet = await installTestWallet(page)
  await openMintPage(page)
  await connect(page)
  const widget = await openSwapPage(page)
  await expect(accountChip(widget)).toHaveAccessibleName(new RegExp(wallet.address))
})

journey('the widget is drawn before, and without, the wallet’s code', async ({ page, complaints }) => {
  await page.route('**/assets/wallet-part-*', (route) => route.abort())
  const widget = await openSwapPage(page)
  await amountField(widget).fill('1')
  await expect(received(widget)).toHaveText('1,000')
  await expect(widget.getByText(walletWords.unavailable.notice)).toBeVisible()
  complaints.length = 0
})

journey('amounts that cannot be are refused in words', async ({ page }) => {
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

journey(
  'a wallet on another network is asked to add ours first; declining is said plainly',
  async ({ page, baseURL }) => {
    const wallet = await installTestWallet(page, { chainId: 1, rpcUrl: `${baseURL}/rpc` })
    const widget = await openSwapPage(page)
    await connectIn(widget, 'Test Wallet')
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
  },
)

journey('the token is added to a wallet that can; one that cannot is told how', async ({ page, baseURL }) => {
  const network = await readNetwork(baseURL)
  const wallet = await installTestWallet(page)
  const widget = await openSwapPage(page)
  const add = widget.getByRole('button', { name: said(watch.ask) })
  await add.click()
  await expect(widget.getByText(watch.needsWallet)).toBeVisible()
  await connectIn(widget, 'Test Wallet')
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
        address: network.contracts.testnetToken,
        symbol: token,
        decimals: 18,
        image: `${baseURL}/icons/apple-touch-icon.png`,
      },
    },
  })
})

journey('a wallet that cannot list tokens, and a guest, are told so', async ({ page }) => {
  await installTestWallet(page, { lacks: ['wallet_watchAsset'] })
  const widget = await openSwapPage(page)
  await connectIn(widget, 'Test Wallet')
  await widget.getByRole('button', { name: said(watch.ask) }).click()
  await expect(widget.getByText(watch.unsupported)).toBeVisible()
  await accountChip(widget).click()
  await widget.getByRole('button', { name: walletWords.dialog.account.disconnect }).click()
  await connectIn(widget, guest)
  await widget.getByRole('button', { name: said(watch.ask) }).click()
  await expect(widget.getByText(watch.guest)).toBeVisible()
})

journey('the faucet’s refusal is shown as it is', async ({ page, complaints }) => {
  const widget = await openSwapPage(page)
  await connectIn(widget, guest)
  const sentence = 'The faucet has run dry and waits to be refilled. Try again later.'
  await page.route('**/faucet', (route) =>
    route.fulfill({ status: 503, json: { error: sentence, code: 'FAUCET_LOW' } }),
  )
  await widget.getByRole('button', { name: said(faucet.ask) }).click()
  await expect(widget.getByText(sentence)).toBeVisible()
  forgiveFailedRequests(complaints)
})

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

journey.describe('where the widget is', () => {
  journey('late, the page says so, shows no late frame, and tries again on request', async ({ page }) => {
    journey.setTimeout(90_000)
    const held = gate()
    await page.route('**/widget/token?*', async (route) => {
      await held.passed
      await route.continue().catch(() => undefined)
    })
    await page.goto(pages.testnetSwap.path)
    await expect(page.getByText(odyssey.swap.loading)).toBeVisible()
    await expect(page.getByText(odyssey.swap.timedOut)).toBeVisible({ timeout: 15_000 })
    await expect(page.locator('iframe')).toHaveCount(0)
    held.open()
    await page.unroute('**/widget/token?*')
    await expect(page.getByText(odyssey.swap.timedOut)).toBeVisible()
    await page.getByRole('button', { name: odyssey.swap.retry }).click()
    await expect(amountField(page.frameLocator('iframe'))).toBeVisible()
    await expect(page.getByText(odyssey.swap.timedOut)).toHaveCount(0)
  })

  journey('loaded but broken, the page does not show it', async ({ page }) => {
    await page.route('**/widget/token?*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>x</title><p>Bad gateway</p>' }),
    )
    await page.goto(pages.testnetSwap.path)
    await expect(page.getByTitle(odyssey.swap.frameTitle)).toBeHidden()
    await expect(page.getByText(odyssey.swap.timedOut)).toBeVisible({ timeout: 15_000 })
  })

  journey('unknown because the server is silent, the page says so and asks again', async ({ page, complaints }) => {
    await page.route('**/settings.json', (route) => route.abort())
    // Until it is still: the header asks too, and whoever asks later would bring the answer by itself.
    await page.goto(pages.testnetSwap.path, { waitUntil: 'networkidle' })
    await expect(page.getByText(odyssey.swap.unavailable)).toBeVisible()
    await page.unroute('**/settings.json')
    await page.getByRole('button', { name: odyssey.swap.retry }).click()
    await expect(amountField(page.frameLocator('iframe'))).toBeVisible()
    forgiveFailedRequests(complaints)
  })
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
        await connectIn(widget, guest)
        await expect(widget.getByRole('button', { name: said(faucet.ask) })).toBeVisible()
        await expectClean(page)
        await widget.getByRole('button', { name: said(faucet.ask) }).click()
        await expect(widget.getByText(said(faucet.given))).toBeVisible()
        await amountField(widget).fill('5')
        await expect(widget.getByText(said(problems.overBalance))).toBeVisible()
        await expectClean(page)
        await amountField(widget).fill('0.012345678901234567')
        await widget.getByRole('button', { name: `Buy ${token}` }).click()
        await expect(widget.getByText(said(status.received))).toBeVisible()
        await expectClean(page)
      },
    )
  })
}

const thirdParty = ownSiteJourney(async () => ({
  SWAP_FRAME_URL: `${await strangersUrl()}/ipfs/widget.html?v=2`,
  SWAP_CLIENT_ID: 'client of ours',
}))

thirdParty(
  'a third party’s widget is framed where one is set, told the same, and kept apart',
  async ({ page, baseURL, complaints }) => {
    const stranger = await strangersUrl()
    await page.goto(pages.testnetSwap.path)
    const frame = page.getByTitle(odyssey.swap.frameTitle)
    await expect(page.frameLocator('iframe').getByText('A stranger’s widget')).toBeVisible()
    const address = new URL((await frame.getAttribute('src')) ?? '')
    expect(address.origin + address.pathname).toBe(`${stranger}/ipfs/widget.html`)
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      v: '2',
      clientId: 'client of ours',
      primaryColor: 'red',
    })
    const network = await readNetwork(baseURL)
    expect(JSON.parse(address.searchParams.get('chain') ?? '')).toEqual(describeChain(network))
    await expect(frame).toHaveAttribute('allow', `clipboard-write ${stranger}`)
    await expect(frame).toHaveAttribute('sandbox', /allow-forms/)
    // It would lead the page away; the sandbox keeps it from that, and the browser says so.
    await page.frameLocator('iframe').getByRole('button', { name: 'Leave' }).click()
    await expect.poll(() => complaints.join('\n')).toMatch(/Unsafe attempt to initiate navigation/)
    await expect(page).toHaveURL(`${baseURL}${pages.testnetSwap.path}`)
    complaints.length = 0
  },
)

const generous = ownSiteJourney({ FAUCET_ETHER: '12', CHAIN_EXPLORER_URL: 'https://explorer.example' })

generous('the daily allowance is kept in words, and a transaction leads to the explorer', async ({ page }) => {
  const widget = await openSwapPage(page)
  await connectIn(widget, guest)
  await widget.getByRole('button', { name: said(faucet.ask) }).click()
  await expect(widget.getByText(said(faucet.given))).toBeVisible()
  await amountField(widget).fill('10.5')
  await expect(
    widget.getByText(`You may buy 10,000 ${token} more today. The rest returns at midnight UTC.`),
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

/** Somebody else's widget, on an origin of its own for as long as the tests run. */
let stranger: Promise<string> | undefined
function strangersUrl(): Promise<string> {
  stranger ??= (async () => {
    const port = await freePort()
    const body =
      '<!doctype html><title>w</title><p>A stranger’s widget</p>' +
      '<button onclick="top.location.href=\'https://elsewhere.example\'">Leave</button>'
    createServer((_request, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(body))
      .listen(port, '127.0.0.1')
      .unref()
    return `http://127.0.0.1:${port}`
  })()
  return stranger
}

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([])
  for (const frame of page.frames()) {
    expect(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
}

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

import { networkDocumentSchema } from '@network-site/protocol/settings'
import { brand, palette } from '@network-site/site/brand'
import { networkPage as words } from '@network-site/site/network-page'
import { network as facts } from '@network-site/site/network'
import { paths } from '@network-site/site/paths'
import { transactionWords } from '@network-site/site/transaction-words'
import { walletErrors } from '@network-site/site/wallet'
import { expect, type Locator, type Page } from '@playwright/test'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inflateRawSync } from 'node:zlib'
import { createWalletClient, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { test } from './fixtures.ts'

test.describe.configure({ mode: 'parallel' })

async function openLoaded(page: Page, path = paths.network): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('button', { name: `${words.copy}: ${words.facts.token}` })).toBeVisible()
}

/** Returns a panel's code. Unlike `innerText`, this works before the browser has laid out what is off screen. */
async function shownCode(panel: Locator): Promise<string> {
  return (await panel.locator('pre').nth(1).textContent()) ?? ''
}

for (const name of ['viem', 'ethers']) {
  test(`runs the ${name} sample that the page shows`, async ({ page, baseURL }) => {
    await openLoaded(page)
    await page.getByRole('tab', { name }).click()
    const panel = page.getByRole('tabpanel', { name })
    await expect(panel).toContainText(`${baseURL}/rpc`)
    const code = await shownCode(panel)
    const printed = new RegExp(String.raw`^Block \d+: [\d.]+ ${facts.token.symbol}\n$`)
    expect(await runProgram({ 'read.mjs': code }, 'read.mjs')).toMatch(printed)
  })
}

test('Hardhat connects to the network with the configuration that the page shows', async ({ page, baseURL }) => {
  await openLoaded(page)
  await page.getByRole('tab', { name: 'Hardhat' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Hardhat' })
  await expect(panel).toContainText(`${baseURL}/rpc`)
  const config = await shownCode(panel)
  const connect = `import { createHardhatRuntimeEnvironment } from 'hardhat/hre'
import config from './hardhat.config.js'
const hre = await createHardhatRuntimeEnvironment(config, {}, import.meta.dirname)
const { provider } = await hre.network.connect('${facts.testnet.slug}')
console.log(BigInt(await provider.request({ method: 'eth_chainId' })).toString())
process.exit()
`
  const files = { 'hardhat.config.js': config, 'connect.mjs': connect, 'package.json': '{"type":"module"}' }
  const output = await runProgram(files, 'connect.mjs', { PRIVATE_KEY: generatePrivateKey() })
  expect(output).toBe(`${facts.testnet.id}\n`)
})

test('shows this deployment’s values and copies them', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openLoaded(page)
  const { chain, contracts } = networkDocumentSchema.parse(await (await request.get('/network.json')).json())
  const values = {
    [words.facts.chainId]: String(chain.id),
    [words.facts.chainIdHex]: `0x${chain.id.toString(16)}`,
    [words.facts.rpcUrl]: chain.rpcUrls[0],
    [words.facts.collection]: contracts.collection,
    [words.facts.token]: contracts.token,
  }
  for (const [name, value] of Object.entries(values)) {
    await page.getByRole('button', { name: `${words.copy}: ${name}`, exact: true }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(value)
    await expect(page.getByRole('button', { name: words.copied, exact: true }).first()).toBeVisible()
  }
  await expect(page.getByText(words.facts.noExplorer)).toBeVisible()
  await page.getByRole('link', { name: /^0\.1 / }).click()
  await expect(page).toHaveURL(paths.testnetSwap)
})

test('adds the network to the only wallet, and asks which of several', async ({ page, request }) => {
  await page.addInitScript(announceWallets, ['First Wallet'])
  await openLoaded(page)
  expect(await page.evaluate(() => window.walletCalls)).toEqual([])
  await page.getByRole('button', { name: words.wallet.add }).click()
  await expect(page.getByText(words.wallet.added)).toBeVisible()
  const parameters: unknown = await (await request.get('/network/add-chain.json')).json()
  expect(await page.evaluate(() => window.walletCalls)).toEqual([
    { wallet: 'First Wallet', method: 'wallet_addEthereumChain', params: [parameters] },
  ])

  await page.addInitScript(announceWallets, ['Second Wallet'])
  await openLoaded(page)
  await page.getByRole('button', { name: words.wallet.add }).click()
  await expect(page.getByText(words.wallet.choose)).toBeVisible()
  await page.getByRole('button', { name: 'Second Wallet' }).click()
  await expect(page.getByText(words.wallet.added)).toBeVisible()
  expect(await page.evaluate(() => window.walletCalls)).toMatchObject([{ wallet: 'Second Wallet' }])
})

test('explains a rejected request, and finds a wallet that does not announce itself', async ({ page }) => {
  await page.addInitScript(() => {
    const request = () => Promise.reject(Object.assign(new Error('User rejected the request.'), { code: 4001 }))
    Object.assign(window, { ethereum: { request } })
  })
  await openLoaded(page)
  await page.getByRole('button', { name: words.wallet.add }).click()
  await expect(page.getByText(walletErrors.rejected)).toBeVisible()
})

test('says what to do without a wallet', async ({ page }) => {
  await openLoaded(page)
  await page.getByRole('button', { name: words.wallet.add }).click()
  await expect(page.getByText(words.wallet.none)).toBeVisible()
})

test('looks up a transaction, also from a link, and explains unknown ones', async ({ page, request, baseURL }) => {
  const { chain, contracts } = networkDocumentSchema.parse(await (await request.get('/network.json')).json())
  const account = privateKeyToAccount(generatePrivateKey())
  const signature = await account.signMessage({ message: facts.signingMessage })
  const answer = await request.post('/mints', { data: { signature, items: [7, 12] } })
  expect(answer.status()).toBe(202)
  const hash = await findMint(`${baseURL}/rpc`, { collection: contracts.collection, receiver: account.address })
  expect(chain.id).toBe(facts.testnet.id)

  await openLoaded(page, `${paths.network}?tx=${hash}#transaction`)
  const summary = page.locator('#transaction dl')
  await expect(summary).toContainText(transactionWords.states.success)
  await expect(summary).toContainText(`7, 12 to ${account.address.toLowerCase()}`)
  await expect(summary).toContainText(contracts.collection.toLowerCase())

  const field = page.getByLabel(words.lookup.label)
  await field.fill(`0x${'1'.repeat(64)}`)
  await field.press('Enter')
  await expect(page.getByText(words.lookup.unknown)).toBeVisible()
  await expect(summary).toHaveCount(0)
  await field.fill('0x12')
  await field.press('Enter')
  await expect(page.getByText(words.lookup.invalid)).toBeVisible()
})

test('shows the fixed values and links the files without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}${paths.network}`)
  await expect(page.getByText(String(facts.testnet.id), { exact: true })).toBeVisible()
  await expect(page.getByText(words.withoutScript)).toBeVisible()
  for (const { path } of words.files.list) await expect(page.locator(`a[href="${path}"]`).first()).toBeVisible()
  await context.close()
})

test('every listed file loads, and the brand kit has this network’s logos and colors', async ({ request }) => {
  for (const { path } of words.files.list) expect((await request.get(path)).status(), path).toBe(200)
  const answer = await request.get('/network/brand-kit.zip')
  expect(answer.headers()['content-type']).toBe('application/zip')
  const archive = await answer.body()
  expect(archive.byteLength).toBeLessThan(400_000)
  const files = unzip(archive)
  expect(files.get('README.md')?.toString()).toContain(brand.contactEmail)
  expect(JSON.parse(files.get('colors/colors.json')?.toString() ?? '')).toEqual(palette)
  for (const ending of ['svg', 'png'])
    for (const logo of ['lockup-black', 'lockup-white', 'mark-black', 'mark-white'])
      expect(files.has(`logos/${logo}.${ending}`), logo).toBe(true)
  expect(files.get('logos/mark-white.svg')?.toString()).not.toContain('currentColor')
  expect([...files.keys()].filter((name) => /^type\/.*\.OFL\.txt$/.test(name)).length).toBeGreaterThan(0)
})

/** Runs a program with its files, and returns what it prints. */
async function runProgram(files: Record<string, string>, main: string, env: Record<string, string> = {}) {
  // In this folder, so that Node finds the libraries.
  const folder = await mkdtemp(join(import.meta.dirname, '.sample-'))
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
    const options = { timeout: 60_000, env: { ...process.env, ...env } }
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [join(folder, main)], options)
    expect(stderr).toBe('')
    return stdout
  } finally {
    await rm(folder, { recursive: true })
  }
}

declare global {
  interface Window {
    walletCalls: { wallet: string; method: string; params: unknown }[]
  }
}

/** Runs in the page: adds wallets that announce themselves when asked (EIP-6963). */
function announceWallets(names: string[]): void {
  window.walletCalls ??= []
  for (const name of names) {
    const info = { uuid: name, name, icon: 'data:image/svg+xml,<svg/>', rdns: 'example.wallet' }
    const provider = {
      request: async (call: { method: string; params: unknown }) => {
        window.walletCalls.push({ wallet: name, ...call })
        return null
      },
    }
    window.addEventListener('eip6963:requestProvider', () =>
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } })),
    )
  }
}

/** Returns the hash of the first transaction that minted to a wallet. */
async function findMint(rpcUrl: string, { collection, receiver }: { collection: string; receiver: string }) {
  const client = createWalletClient({ transport: http(rpcUrl) })
  let hash: string | undefined
  await expect
    .poll(async () => {
      const filter = {
        address: collection,
        fromBlock: '0x0',
        topics: [null, null, null, `0x${receiver.slice(2).toLowerCase().padStart(64, '0')}`],
      }
      const logs: unknown = await client.request({ method: 'eth_getLogs', params: [filter] } as never)
      hash = (logs as { transactionHash: string }[])[0]?.transactionHash
      return hash
    })
    .toBeDefined()
  return hash
}

/** Reads a ZIP archive through its central directory. */
function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(archive.length - 6)
  for (let left = archive.readUInt16LE(archive.length - 12); left > 0; left--) {
    const [size, nameLength] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)]
    const local = archive.readUInt32LE(at + 42)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const data = archive.subarray(start, start + size)
    files.set(name, archive.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data))
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}

import { fillPlaceholders } from '@network-site/protocol/text'
import { campaign } from '@network-site/site/campaign'
import { pages } from '@network-site/site/pages'
import { walletWords } from '@network-site/site/wallet'
import { expect } from '@playwright/test'
import { mintStatesSchema } from '@network-site/protocol/mints'
import { callRpc, startChain } from '@network-site/sandbox/chain/start-chain'
import { deployContracts } from '@network-site/sandbox/chain/deploy-contracts'
import { freePort } from '@network-site/sandbox/child-process'
import { startPostgres } from '@network-site/sandbox/database/start-postgres'
import { network } from '@network-site/site/network'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { test as base, shareInFile } from './fixtures.ts'
import { installTestWallet } from './test-wallet.ts'
import { connect, mintItem, openMintPage } from './wallet-steps.ts'
import { type RunningSite, runSite } from './run-site.ts'

/** Two servers, a relayer, and Postgres, shared by both tests. */
const production = shareInFile(runProduction, ({ stop }) => stop())
const test = base.extend({ baseURL: async ({}, use) => use(production.peek()?.first.url) })

test('a mint from one server and a separate relayer is visible on the other server', async ({ page }) => {
  const { second } = production.get()
  const wallet = await installTestWallet(page)
  await openMintPage(page)
  await page.getByRole('button', { name: walletWords.connect }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Plain Wallet' })).toBeVisible()
  // WalletConnect is not configured.
  await expect(dialog.getByRole('button', { name: walletWords.walletConnect })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await connect(page)
  await mintItem(page, 9)

  const known = await fetch(`${second.url}/mints/${wallet.address}`)
  const { items } = mintStatesSchema.parse(await known.json())
  expect(items.filter(({ state }) => state === 'minted').map(({ tokenIndex }) => tokenIndex)).toEqual([9])

  await second.kill()
  await page.goto(pages.viewMint.path)
  await expect(page.getByRole('button', { name: /No\. 9$/ })).toContainText(
    fillPlaceholders(campaign.viewer.owned, { quantity: 1 }),
  )
})

test('production exposes no sandbox route', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  for (const path of ['/sandbox', '/sandbox/mailbox', '/sandbox/mailbox/messages.json']) {
    expect((await request.get(path, { headers: { accept: 'application/json' } })).status(), path).toBe(404)
  }
  expect(await (await request.get('/settings.json')).json()).toMatchObject({ sandbox: false })
})

type RunningProduction = { first: RunningSite; second: RunningSite; stop: () => Promise<void> }

const relayerMain = fileURLToPath(new URL('../server/src/relayer.ts', import.meta.url))

/** Starts a production deployment: an external chain, Postgres, two servers, and a separate relayer. */
async function runProduction(): Promise<RunningProduction> {
  const folder = await mkdtemp(join(tmpdir(), 'production '))
  const chain = await startChain({ chainId: network.testnet.id })
  const contracts = await deployContracts(chain.rpcUrl, {
    owner: privateKeyToAddress(generatePrivateKey()),
    collectionName: network.collection.name,
    tokenUri: 'https://example.test/{id}.json',
    token: network.token,
  })
  const relayerKey = generatePrivateKey()
  await callRpc(chain.rpcUrl, 'hardhat_setBalance', [privateKeyToAddress(relayerKey), toHex(parseEther('1000'))])
  const keysFile = join(folder, 'relayer-keys')
  await writeFile(keysFile, relayerKey, { mode: 0o600 })
  const postgres = await startPostgres()
  const env = {
    NODE_ENV: 'production',
    TRUSTED_PROXIES: 'none',
    PROOF_SECRET: 'the same on both servers',
    LOG_LEVEL: 'warn',
    DATABASE_URL: await postgres.createDatabase('production'),
    CHAIN_RPC_URL: chain.rpcUrl,
    COLLECTION_ADDRESS: contracts.collection,
    TOKEN_ADDRESS: contracts.token,
    // The shared test site acts as the code host.
    RELEASES_API_URL: `${process.env['SITE_URL']}/sandbox/code-host`,
  }
  const relayer = spawn(process.execPath, [relayerMain], {
    // The relayer exits when this process dies and closes the IPC channel.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env, PUBLIC_URL: 'http://localhost', RELAYER_KEYS_FILE: keysFile },
  })

  async function runServer(name: string): Promise<RunningSite> {
    const port = String(await freePort())
    const dataDir = join(folder, name)
    return runSite({ ...env, RELAYER: 'off', PORT: port, PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: dataDir })
  }
  const [first, second] = [await runServer('first'), await runServer('second')]

  return {
    first,
    second,
    stop: async () => {
      await Promise.all([first.stop(), second.stop()])
      relayer.kill('SIGTERM')
      await once(relayer, 'exit')
      await postgres.stop()
      await chain.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

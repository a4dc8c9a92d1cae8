import { execFile } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { networkDocumentSchema } from '@network-site/protocol/settings'
import { network as facts } from '@network-site/site/network'
import { expect } from '@playwright/test'
import { callRpc } from '@network-site/sandbox/chain/start-chain'
import { nodeEnvironment } from '@network-site/sandbox/child-process'
import { descendants, stillRunning } from './site-processes.ts'
import { test } from './fixtures.ts'
import { removeSiteData, runSite, type RunningSite } from './run-site.ts'

const serverMain = fileURLToPath(new URL('../server/src/main.ts', import.meta.url))

test('keeps its state across a stop and a kill, and reports when it is unhealthy', async () => {
  // The server starts three times, first in an empty folder.
  test.setTimeout(180_000)
  let site = await runSite({ DATA_DIR: await mkdtemp(join(tmpdir(), 'first start ')) })
  const { dataDir } = site
  const { contracts, chain, signingMessage } = await network(site)
  const keys = await readFile(join(dataDir, 'sandbox', 'keys.json'), 'utf8')
  const block = await blockNumber(site)

  await test.step('is healthy after startup and serves its network document', async () => {
    expect(await health(site)).toMatchObject({ status: 200, body: { ready: true } })
    expect(chain.id).toBe(facts.testnet.id)
    expect(signingMessage).toBe(facts.signingMessage)
  })

  await test.step('refuses to start if the data folder is in use', async () => {
    const { code, output } = await tryServer({ DATA_DIR: dataDir, PORT: '39999' })
    expect(code).toBe(1)
    expect(output).toContain(`in use by process ${site.pid}`)
  })

  await test.step('stops within three seconds, saves its state, and leaves no process behind', async () => {
    const below = descendants(site.pid)
    expect(below.length).toBeGreaterThan(0)
    const { code, milliseconds } = await site.stop()
    expect(code).toBe(0)
    expect(milliseconds).toBeLessThan(3000)
    expect(stillRunning(below)).toEqual([])

    site = await runSite({ DATA_DIR: dataDir })
    expect((await network(site)).contracts).toEqual(contracts)
    expect(await readFile(join(dataDir, 'sandbox', 'keys.json'), 'utf8')).toBe(keys)
    expect(await blockNumber(site)).toBeGreaterThanOrEqual(block)
  })

  await test.step('leaves no process behind when killed, and restarts on the same folder', async () => {
    const below = descendants(site.pid)
    await site.kill()
    await expect.poll(() => stillRunning(below), { timeout: 5000 }).toEqual([])
    site = await runSite({ DATA_DIR: dataDir })
    expect(await health(site)).toMatchObject({ status: 200, body: { ready: true } })
  })

  await test.step('reports the chain as unhealthy once it is gone', async () => {
    for (const pid of descendants(site.pid).toReversed()) process.kill(pid, 'SIGKILL')
    await expect.poll(async () => (await health(site)).status).toBe(503)
    expect((await health(site)).body).toMatchObject({
      parts: { chain: 'not ready' },
    })
    await site.kill()
  })
  await removeSiteData(site)
})

test('rejects the sandbox in production and lists the missing settings', async () => {
  const refused = await tryServer({ NODE_ENV: 'production', SANDBOX: 'on' })
  expect(refused.code).toBe(1)
  expect(refused.output).toContain('SANDBOX: must not be on in production')
  const { output } = await tryServer({ NODE_ENV: 'production' })
  for (const name of [
    'PUBLIC_URL',
    'DATABASE_URL',
    'TRUSTED_PROXIES',
    'CHAIN_RPC_URLS',
    'COLLECTION_ADDRESS',
    'TOKEN_ADDRESS',
  ]) {
    expect(output).toContain(`${name}: is missing`)
  }
})

test('allows only read methods at /rpc', async () => {
  const site = process.env['SITE_URL'] ?? ''
  const headers = { 'content-type': 'application/json' }
  const call = async (body: unknown): Promise<unknown> =>
    (await fetch(`${site}/rpc`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  expect(await call({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' })).toMatchObject({ result: '0xb02113d3f' })
  for (const method of [
    'hardhat_setBalance',
    'evm_mine',
    'debug_traceCall',
    'eth_accounts',
    'eth_sendTransaction',
    'personal_sign',
  ]) {
    expect(await call({ jsonrpc: '2.0', id: 1, method, params: [] })).toMatchObject({ error: { code: -32601 } })
  }
})

async function health(site: RunningSite) {
  const response = await fetch(`${site.url}/healthz`)
  return { status: response.status, body: (await response.json()) as unknown }
}

async function network(site: RunningSite) {
  return networkDocumentSchema.parse(await (await fetch(`${site.url}/network.json`)).json())
}

async function blockNumber(site: RunningSite): Promise<number> {
  return Number(await callRpc(`${site.url}/rpc`, 'eth_blockNumber'))
}

/** Starts a server that is expected to exit, and stops it if it does not. */
function tryServer(env: Record<string, string>): Promise<{ code: number; output: string }> {
  const options = { env: { ...nodeEnvironment(), ...env }, timeout: 60_000 }
  return new Promise((resolve) => {
    execFile(process.execPath, [serverMain], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

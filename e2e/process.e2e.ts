import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { networkDocumentSchema } from '@network-site/protocol/network-document'
import { expect, test } from '@playwright/test'
import { descendants, stillRunning } from './descendants.ts'
import { forgetSite, runSite, type RunningSite } from './run-site.ts'

const serverMain = fileURLToPath(new URL('../server/src/main.ts', import.meta.url))

test('starts, tells its network, keeps its state over a stop and a kill, and says when it is ill', async () => {
  // It starts three times.
  test.setTimeout(180_000)
  let site = await runSite()
  const { dataDir } = site
  const { contracts, chain, signingMessage } = await network(site)
  const keys = await readFile(join(dataDir, 'sandbox', 'keys.json'), 'utf8')
  const block = await blockNumber(site)

  await test.step('is healthy when started, and tells its network', async () => {
    expect(await health(site)).toEqual({ status: 200, ready: true })
    expect(chain.id).toBe(47279324479)
    expect(signingMessage).toMatch(/ Testnet Drop$/)
  })

  await test.step('says so when its folder is in use', async () => {
    const { code, output } = await tryServer({ DATA_DIR: dataDir, PORT: '39999' })
    expect(code).toBe(1)
    expect(output).toContain(`in use by process ${site.pid}`)
  })

  await test.step('ends within three seconds, with no process left and its state saved', async () => {
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

  await test.step('leaves no process behind when it is killed, and starts again on the same folder', async () => {
    const below = descendants(site.pid)
    await site.kill()
    await expect.poll(() => stillRunning(below), { timeout: 5000 }).toEqual([])
    site = await runSite({ DATA_DIR: dataDir })
    expect(await health(site)).toEqual({ status: 200, ready: true })
  })

  await test.step('is not healthy once its chain is gone, and names the part', async () => {
    for (const pid of descendants(site.pid).toReversed()) process.kill(pid, 'SIGKILL')
    await expect.poll(async () => (await health(site)).status).toBe(503)
    const body = (await (await fetch(`${site.url}/healthz`)).json()) as { parts: Record<string, string> }
    expect(body.parts['chain']).toContain('not ready')
    await site.kill()
  })
  await forgetSite(site)
})

test('refuses the sandbox in production and names everything it needs instead', async () => {
  const refused = await tryServer({ NODE_ENV: 'production', SANDBOX: 'on' })
  expect(refused.code).toBe(1)
  expect(refused.output).toContain('SANDBOX: must not be on in production')
  const { output } = await tryServer({ NODE_ENV: 'production' })
  for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'CHAIN_RPC_URL', 'VANGUARD_ADDRESS', 'TOKEN_ADDRESS']) {
    expect(output).toContain(`${name}: is missing`)
  }
})

test('answers at /rpc what may be read and refuses the rest', async () => {
  const site = process.env['SITE_URL'] ?? ''
  const call = async (body: unknown) =>
    (await (await fetch(`${site}/rpc`, { method: 'POST', body: JSON.stringify(body) })).json()) as {
      result?: unknown
      error?: { code: number }
    }
  expect((await call({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' })).result).toBe('0xb02113d3f')
  for (const method of [
    'hardhat_setBalance',
    'evm_mine',
    'debug_traceCall',
    'eth_accounts',
    'eth_sendTransaction',
    'personal_sign',
  ]) {
    expect((await call({ jsonrpc: '2.0', id: 1, method, params: [] })).error?.code).toBe(-32601)
  }
})

async function health(site: RunningSite) {
  const response = await fetch(`${site.url}/healthz`)
  return { status: response.status, ready: ((await response.json()) as { ready: boolean }).ready }
}

async function network(site: RunningSite) {
  return networkDocumentSchema.parse(await (await fetch(`${site.url}/network.json`)).json())
}

async function blockNumber(site: RunningSite): Promise<number> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber' })
  const response = await fetch(`${site.url}/rpc`, { method: 'POST', body })
  return Number(((await response.json()) as { result: string }).result)
}

/** Starts a server that is to refuse, and takes it away should it not. */
function tryServer(env: Record<string, string>): Promise<{ code: number; output: string }> {
  const options = { env: { PATH: process.env['PATH'], ...env }, timeout: 60_000 }
  return new Promise((resolve) => {
    execFile(process.execPath, [serverMain], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

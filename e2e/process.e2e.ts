import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { networkDocumentSchema } from '@home/protocol/network-document'
import { expect, test } from '@playwright/test'
import { descendants, stillRunning } from './descendants.ts'
import { forgetSite, runSite, type RunningSite } from './run-site.ts'

// Some of these start the whole server twice.
test.setTimeout(120_000)

const serverMain = fileURLToPath(new URL('../server/src/main.ts', import.meta.url))

test('is healthy when started, tells its network, and ends within three seconds with its state saved', async () => {
  const first = await runSite()
  expect(await health(first)).toEqual({ status: 200, ready: true })
  const { contracts, chain, signingMessage } = await network(first)
  expect(chain.id).toBe(47279324479)
  expect(signingMessage).toMatch(/ Testnet Drop$/)
  const keys = await readFile(join(first.dataDir, 'sandbox', 'keys.json'), 'utf8')
  const block = await blockNumber(first)
  const below = descendants(first.pid)
  expect(below.length).toBeGreaterThan(0)

  const { code, milliseconds } = await first.stop()
  expect(code).toBe(0)
  expect(milliseconds).toBeLessThan(3000)
  expect(stillRunning(below)).toEqual([])

  const second = await runSite({ DATA_DIR: first.dataDir })
  expect((await network(second)).contracts).toEqual(contracts)
  expect(await readFile(join(second.dataDir, 'sandbox', 'keys.json'), 'utf8')).toBe(keys)
  expect(await blockNumber(second)).toBeGreaterThanOrEqual(block)
  await second.stop()
  await forgetSite(second)
})

test('leaves no process behind when it is killed outright, and starts again on the same folder', async () => {
  const first = await runSite()
  const below = descendants(first.pid)
  await first.kill()
  await expect.poll(() => stillRunning(below), { timeout: 5000 }).toEqual([])

  const second = await runSite({ DATA_DIR: first.dataDir })
  expect(await health(second)).toEqual({ status: 200, ready: true })
  await second.stop()
  await forgetSite(second)
})

test('says so when its folder is in use', async () => {
  const site = await runSite()
  const { code, output } = await tryServer({ DATA_DIR: site.dataDir, PORT: '39999' })
  expect(code).toBe(1)
  expect(output).toContain(`in use by process ${site.pid}`)
  await site.stop()
  await forgetSite(site)
})

test('is not healthy once its chain is gone, and names the part', async () => {
  const site = await runSite()
  for (const pid of descendants(site.pid).toReversed()) process.kill(pid, 'SIGKILL')
  await expect.poll(async () => (await health(site)).status).toBe(503)
  const body = (await (await fetch(`${site.url}/healthz`)).json()) as { parts: Record<string, string> }
  expect(body.parts['chain']).toContain('not ready')
  await site.kill()
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
    'anvil_setBalance',
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

function tryServer(env: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [serverMain], { env: { PATH: process.env['PATH'], ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

import { once } from 'node:events'
import { appendFile, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { request as sendRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWalletClient, http, parseEther, toHex, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callRpc, type ChainOptions, type RunningChain, startChain } from './start-chain.ts'

const chainId = 47_279_324_479
const burner = '0x00000000000000000000000000000000000b0000'
const refuser = '0x00000000000000000000000000000000000c0000'

let folder: string
let journalFile: string
let chain: RunningChain | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-chain-'))
  journalFile = join(folder, 'chain.jsonl')
})
afterEach(async () => {
  await chain?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function start(options: Partial<ChainOptions> = {}): Promise<RunningChain> {
  chain = await startChain({ chainId, journalFile, ...options })
  return chain
}

async function killAndStart(options: Partial<ChainOptions> = {}): Promise<RunningChain> {
  process.kill(Number(chain?.pid), 'SIGKILL')
  await chain?.ended
  return start(options)
}

const rpc = (method: string, params: unknown[] = []) => callRpc(String(chain?.rpcUrl), method, params)
const height = async () => Number(await rpc('eth_blockNumber'))
const latest = async () => (await rpc('eth_getBlockByNumber', ['latest', false])) as { hash: string; timestamp: string }

async function hashes(): Promise<string[]> {
  const numbers = Array.from({ length: (await height()) + 1 }, (_, number) => toHex(number))
  return Promise.all(
    numbers.map(async (number) => ((await rpc('eth_getBlockByNumber', [number, false])) as { hash: string }).hash),
  )
}

/** Creates a funded account that sends transfers. */
async function openSender() {
  const account = privateKeyToAccount(generatePrivateKey())
  await rpc('hardhat_setBalance', [account.address, toHex(parseEther('1000'))])
  const transport = () => http(String(chain?.rpcUrl), { retryCount: 0 })
  return {
    address: account.address,
    send: (nonce: number, more: object = {}): Promise<Hex> =>
      createWalletClient({ account, transport: transport() }).sendTransaction({
        chain: null,
        to: refuser,
        value: 1n,
        nonce,
        gas: 30_000n,
        maxFeePerGas: 100_000_000_000n,
        maxPriorityFeePerGas: 1n,
        ...more,
      }),
  }
}

describe('a killed chain', () => {
  it('restarts with the same blocks, balances, and code', async () => {
    await start()
    const sender = await openSender()
    for (let nonce = 0; nonce < 20; nonce++) await sender.send(nonce)
    await rpc('hardhat_setCode', [burner, '0x5b5f56'])
    const snapshot = await rpc('evm_snapshot')
    await sender.send(20)
    await rpc('evm_revert', [snapshot])
    await sender.send(20, { value: 2n })
    const before = await hashes()
    await killAndStart()
    expect(await hashes()).toEqual(before)
    expect(await rpc('eth_getCode', [burner, 'latest'])).toBe('0x5b5f56')
    expect(Number(await rpc('eth_getTransactionCount', [sender.address, 'latest']))).toBe(21)
    await sender.send(21)
    expect(await height()).toBe(before.length)
  })

  it('loses no acknowledged transaction', async () => {
    await start()
    const sender = await openSender()
    let acknowledged = 0
    const sending = (async () => {
      for (let nonce = 0; ; nonce++) {
        await sender.send(nonce)
        acknowledged = nonce + 1
      }
    })().catch(() => undefined)
    await expect.poll(() => acknowledged, { interval: 1, timeout: 30_000 }).toBeGreaterThan(30)
    await killAndStart()
    await sending
    expect(Number(await rpc('eth_getTransactionCount', [sender.address, 'latest']))).toBeGreaterThanOrEqual(
      acknowledged,
    )
  })

  it('keeps pending transactions', async () => {
    await start({ blockTimeSeconds: 3600 })
    const sender = await openSender()
    const sent = [await sender.send(0), await sender.send(1)]
    await killAndStart({ blockTimeSeconds: 3600 })
    expect(await rpc('txpool_status')).toMatchObject({ pending: '0x2' })
    await rpc('evm_mine')
    expect(await latest()).toMatchObject({ transactions: sent })
  })

  it('truncates an incomplete line of the journal', async () => {
    await start()
    const sender = await openSender()
    await sender.send(0)
    const before = await hashes()
    const complete = await readFile(journalFile, 'utf8')
    process.kill(Number(chain?.pid), 'SIGKILL')
    await chain?.ended
    await appendFile(journalFile, '{"kind":"block","number":2,"ha')
    const { notices } = await start()
    expect(notices).toEqual([])
    expect(await hashes()).toEqual(before)
    expect(await readFile(journalFile, 'utf8')).toBe(complete)
  })

  it('keeps its clock offset, and time never goes backward', async () => {
    await start()
    await rpc('evm_increaseTime', [7200])
    await rpc('evm_mine')
    const { timestamp } = await latest()
    await killAndStart()
    await rpc('evm_mine')
    const elapsed = Number((await latest()).timestamp) - Number(timestamp)
    expect(elapsed).toBeGreaterThanOrEqual(0)
    expect(elapsed).toBeLessThan(60)
  })
})

describe('an unusable journal', () => {
  async function journalOf(blocks: number): Promise<string[]> {
    await start()
    const sender = await openSender()
    for (let nonce = 0; nonce < blocks; nonce++) await sender.send(nonce)
    await chain?.stop()
    return (await readFile(journalFile, 'utf8')).trimEnd().split('\n')
  }

  it.each([
    [
      'written by another engine',
      (lines: string[]) => [lines[0]?.replace('0.20.0', '0.1.0'), ...lines.slice(1)],
      /engine 0\.1\.0/,
    ],
    [
      'with a different block hash',
      (lines: string[]) => lines.map((line) => line.replace(/"hash":"0x../, '"hash":"0x00')),
      /damaged \(block 1 /,
    ],
    ['with a missing line', (lines: string[]) => lines.filter((line) => !line.includes('setBalance')), /damaged/],
    ['with an invalid line', (lines: string[]) => [lines[0], 'oops', ...lines.slice(1)], /cannot be read/],
    ['without a genesis entry', (lines: string[]) => lines.slice(1), /has no genesis entry/],
  ])('%s is moved aside with a notice', async (_case, damage, notice) => {
    const damaged = `${damage(await journalOf(3)).join('\n')}\n`
    await writeFile(journalFile, damaged)
    const { notices } = await start()
    expect(notices).toEqual([expect.stringMatching(notice)])
    expect(await height()).toBe(0)
    expect(await readFile(`${journalFile}.old`, 'utf8')).toBe(damaged)
    await killAndStart()
    expect(chain?.notices).toEqual([])
  })

  it('keeps the last three journals that were moved aside', async () => {
    await journalOf(1)
    const journals = { old: 'newest', 'old-2': 'older', 'old-3': 'oldest' }
    for (const [suffix, text] of Object.entries(journals)) await writeFile(`${journalFile}.${suffix}`, text)
    await start({ blockGasLimit: 40_000_000 })
    expect(chain?.notices).toEqual([expect.stringMatching(/blockGasLimit changed from 30000000/)])
    expect((await readdir(folder)).toSorted()).toEqual([
      'chain.jsonl',
      'chain.jsonl.old',
      'chain.jsonl.old-2',
      'chain.jsonl.old-3',
    ])
    expect(await readFile(`${journalFile}.old-2`, 'utf8')).toBe('newest')
    expect(await readFile(`${journalFile}.old-3`, 'utf8')).toBe('older')
  })

  it('resets the chain with a notice if the journal is too large', async () => {
    await journalOf(1)
    await appendFile(journalFile, '\n'.repeat(1024 * 1024))
    await start({ journalMegabytes: 1 })
    expect(chain?.notices).toEqual([expect.stringMatching(/larger than 1 MB/)])
    expect(await height()).toBe(0)
  })
})

describe('a new day', () => {
  it('starts without a request, with one block at each midnight', async () => {
    await start({ minesAtMidnight: true })
    const dayOf = ({ timestamp }: { timestamp: string }) => Math.floor(Number(timestamp) / 86_400)
    const today = dayOf(await latest())
    for (let day = 1; day <= 3; day++) {
      await rpc('evm_increaseTime', [86_400])
      await expect.poll(async () => dayOf(await latest()), { timeout: 30_000 }).toBe(today + day)
    }
    expect(await height()).toBe(3)
    await killAndStart({ minesAtMidnight: true })
    expect(dayOf(await latest())).toBe(today + 3)
  })
})

describe('a request', () => {
  const post = (body: unknown, type = 'application/json') =>
    fetch(String(chain?.rpcUrl), { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) })

  it.each(['eth_call', 'eth_estimateGas'])('cannot hang the chain with an endless loop in %s', async (method) => {
    await start()
    await rpc('hardhat_setCode', [burner, '0x5b5f56'])
    await expect(rpc(method, [{ to: burner, gas: '0x10000000000' }, 'latest'])).rejects.toThrow(/out of gas/)
    expect(await height()).toBe(0)
  })

  it('is rejected if it is unbounded or unknown', async () => {
    await start()
    await expect(rpc('debug_traceTransaction', [`0x${'00'.repeat(32)}`])).rejects.toThrow(/not available/)
    await expect(rpc('hardhat_mine', ['0xffffffff'])).rejects.toThrow(/At most/)
    await expect(rpc('eth_feeHistory', ['0xffffff', 'latest', []])).resolves.toHaveProperty('baseFeePerGas')
    await expect(rpc('hardhat_reset', [])).rejects.toThrow(/not available/)
  })

  it('is not run after it has timed out', async () => {
    await start()
    await rpc('hardhat_setCode', [burner, '0x5b5f56'])
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to: burner, gas: '0xf4240' }, 'latest'] }
    const response = await post(Array.from({ length: 1000 }, () => call))
    const codes = ((await response.json()) as Array<{ error: { code: number } }>).map(({ error }) => error.code)
    expect(codes).toContain(-32002)
    // Running all of them would take minutes, but this call must finish within ten seconds.
    await expect(rpc('eth_call', [{ to: refuser }, 'latest'])).resolves.toBe('0x')
  })

  it('is rejected if another site could have sent it without a preflight', async () => {
    await start()
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const response = await post({ jsonrpc: '2.0', id: 1, method: 'evm_mine', params: [] }, type)
      expect(response.status).toBe(415)
    }
    expect(await height()).toBe(0)
  })

  it('is rejected if a website pointed its own name at this machine', async () => {
    await start()
    const { port } = new URL(String(chain?.rpcUrl))
    const statusAt = async (host: string) => {
      const headers = { host: `${host}:${port}`, 'content-type': 'application/json' }
      const request = sendRequest({ host: '127.0.0.1', port, method: 'POST', headers })
      request.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'evm_mine', params: [] }))
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      response.resume()
      return response.statusCode
    }
    expect(await statusAt('rebound.example')).toBe(403)
    expect(await height()).toBe(0)
    expect([await statusAt('localhost'), await statusAt('[::1]')]).toEqual([200, 200])
  })

  it('reports a revert like other nodes', async () => {
    await start()
    await rpc('hardhat_setCode', [refuser, '0x63deadbeef5f526004601cfd'])
    const call = { jsonrpc: '2.0', id: 7, method: 'eth_call', params: [{ to: refuser }, 'latest'] }
    expect(await (await post([call])).json()).toEqual([
      { jsonrpc: '2.0', id: 7, error: { code: 3, message: 'execution reverted', data: '0xdeadbeef' } },
    ])
  })

  it('reports insufficient funds like other nodes', async () => {
    await start()
    const sender = await openSender()
    await rpc('hardhat_setBalance', [sender.address, '0x1'])
    await expect(sender.send(0)).rejects.toThrow(/insufficient funds/i)
  })
})

describe('a transaction whose nonce is too high', () => {
  it('waits without an empty block, and is mined with its predecessor', async () => {
    await start()
    const sender = await openSender()
    const second = await sender.send(1)
    expect(await height()).toBe(0)
    const first = await sender.send(0)
    expect(await height()).toBe(1)
    expect(await latest()).toMatchObject({ transactions: [first, second] })
  })
})

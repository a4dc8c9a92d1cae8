import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { JsonRpcServer } from 'hardhat/types/network'
import {
  concatHex,
  createTestClient,
  http,
  numberToHex,
  parseEther,
  parseEventLogs,
  publicActions,
  walletActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { collectionAbi } from '../generated/collection-abi.ts'
import { collectionBytecode } from '../generated/collection-bytecode.ts'
import { deploymentProxy } from './deployment-plan.ts'
import { openProject } from './hardhat-project.ts'

// The code of the deterministic deployment proxy.
const proxyCode =
  '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3'
const privateKey = generatePrivateKey()
const account = privateKeyToAccount(privateKey)
const chainId = 31337

const folder = mkdtempSync(join(tmpdir(), 'deployment-'))
// Each deployment starts a process, and one test compiles.
vi.setConfig({ testTimeout: 120_000 })

let server: JsonRpcServer
let rpcUrl: string
let deployed: Promise<unknown> | undefined

beforeAll(async () => {
  const project = await openProject()
  // Estimates gas like a public chain, even with a receiver that burns all its gas.
  server = await project.network.createServer(
    { override: { chainId, gasEstimationMode: 'topLevelSuccess' } },
    '127.0.0.1',
  )
  rpcUrl = `http://127.0.0.1:${(await server.listen()).port}`
  await chain().setCode({ address: deploymentProxy, bytecode: proxyCode })
  await chain().setBalance({ address: account.address, value: parseEther('100') })
  writeFileSync(join(folder, 'key'), `${privateKey}\n`, { mode: 0o600 })
  writeFileSync(join(folder, 'parameters.json'), JSON.stringify(parameters()))
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a dry run prints the plan and sends nothing', async () => {
  const { stdout } = await deploy()
  expect(stdout).toMatch(/Collection would be at 0x[0-9a-fA-F]{40}: \d+ gas/)
  expect(stdout).toContain('Dry run: nothing was sent.')
  expect(await chain().getTransactionCount({ address: account.address })).toBe(0)
  expect(existsSync(join(folder, 'deployments'))).toBe(false)
})

test('deploys to the planned address, records it, and is idempotent', async () => {
  const planned = (await deploy()).stdout.match(/Collection would be at (0x\w+)/)?.[1]
  await deployOnce()
  const record = JSON.parse(readFileSync(join(folder, 'deployments', `${chainId}.json`), 'utf8'))
  const address = record.contracts.Collection.address
  expect(address).toBe(planned)
  expect(await chain().readContract({ address, abi: collectionAbi, functionName: 'name' })).toBe('Collection')
  expect(await chain().readContract({ address, abi: collectionAbi, functionName: 'owner' })).toBe(account.address)

  const sent = await chain().getTransactionCount({ address: account.address })
  const { stdout } = await deploy('--broadcast')
  expect(stdout).toContain(`Collection is already at ${address}`)
  expect(await chain().getTransactionCount({ address: account.address })).toBe(sent)
})

test('writes a verification input that compiles to the deployed code', async () => {
  await deployOnce()
  const input = readFileSync(join(folder, 'deployments', `${chainId}.Collection.verification.json`), 'utf8')
  const solc = createRequire(import.meta.url)('solc')
  const compiled = JSON.parse(solc.compile(input)).contracts['contracts/src/Collection.sol'].Collection
  expect(`0x${compiled.evm.bytecode.object}`).toBe(collectionBytecode)
})

test('reports every invalid parameter', async () => {
  writeFileSync(join(folder, 'wrong.json'), JSON.stringify({ ...parameters(), owner: '0x12', salt: '0x00' }))
  await expect(deploy('--parameters', join(folder, 'wrong.json'))).rejects.toThrow(
    /is not an address[^]*32 bytes of hex/,
  )
})

test.each([
  ['zero', `0x${'0'.repeat(40)}`],
  ['the example', '0x0000000000000000000000000000000000000001'],
  ['a burn address', '0x000000000000000000000000000000000000dEaD'],
])('refuses an owner without a key: %s', async (_case, owner) => {
  writeFileSync(join(folder, 'keyless.json'), JSON.stringify({ ...parameters(), owner }))
  await expect(deploy('--parameters', join(folder, 'keyless.json'))).rejects.toThrow('an address that you control')
})

test('reports a failure without the calldata', async () => {
  writeFileSync(join(folder, 'poor-key'), generatePrivateKey(), { mode: 0o600 })
  const unlike = { ...parameters(), salt: `0x${'1'.repeat(64)}` }
  writeFileSync(join(folder, 'unlike.json'), JSON.stringify(unlike))
  const files = ['--private-key-file', join(folder, 'poor-key'), '--parameters', join(folder, 'unlike.json')]
  const { stderr } = await deploy(...files, '--broadcast').then(
    () => Promise.reject(new Error('a wallet without funds deployed')),
    (error: { stderr: string }) => error,
  )
  expect(stderr).toMatch(/funds|balance/i)
  expect(stderr.length).toBeLessThan(600)
})

test('emits events only for minted and refused items', async () => {
  await deployOnce()
  const record = JSON.parse(readFileSync(join(folder, 'deployments', `${chainId}.json`), 'utf8'))
  const address = record.contracts.Collection.address
  const plain = '0x00000000000000000000000000000000000a11ce'
  const hostile = '0x0000000000000000000000000000000000baad00'
  // An endless loop: JUMPDEST PUSH0 JUMP.
  await chain().setCode({ address: hostile, bytecode: '0x5b5f56' })
  const day = await chain().readContract({ address, abi: collectionAbi, functionName: 'getCurrentMintDay' })
  const entries = concatHex([hostile, numberToHex(3, { size: 6 }), plain, numberToHex(5, { size: 6 })])
  const hash = await chain().writeContract({
    address,
    abi: collectionAbi,
    functionName: 'mintBatch',
    args: [day, entries],
    account,
    chain: null,
  })
  const { logs } = await chain().waitForTransactionReceipt({ hash })
  expect(
    parseEventLogs({ abi: collectionAbi, logs }).map(({ eventName, args }) => ({ eventName, args })),
  ).toMatchObject([
    { eventName: 'MintRefused', args: { day, items: 3n } },
    { eventName: 'TransferBatch', args: { operator: account.address, ids: [1n, 3n], values: [1n, 1n] } },
  ])
})

function parameters() {
  return {
    owner: account.address,
    collection: {
      name: 'Collection',
      uri: 'https://example.org/metadata/{id}.json',
      startDate: 1_700_000_000,
      open: true,
    },
    token: { name: 'Token', symbol: 'TKN', rate: 1000, dailyCap: '10000' },
  }
}

function deploy(...more: string[]): Promise<{ stdout: string; stderr: string }> {
  const connection = ['--rpc-url', rpcUrl, '--private-key-file', join(folder, 'key')]
  const files = ['--parameters', join(folder, 'parameters.json'), '--out', join(folder, 'deployments')]
  return promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'deploy.ts'),
    ...connection,
    ...files,
    ...more,
  ])
}

function deployOnce(): Promise<unknown> {
  deployed ??= deploy('--broadcast')
  return deployed
}

function chain() {
  return createTestClient({ mode: 'hardhat', transport: http(rpcUrl) })
    .extend(publicActions)
    .extend(walletActions)
}

import { apiPaths } from '@network-site/site/paths'
import { network } from '@network-site/site/network'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Address, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenApiDocument } from '../src/features/api-reference/openapi-document.ts'
import { faucetSchemas } from '../src/features/faucet/schemas.ts'
import { metricsSchemas } from '../src/features/metrics/plugin.ts'
import { eventually } from './eventually.ts'
import { type Call, type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { copyPgliteTemplate } from './pglite-template.ts'
import { startNextDay, startPrivateChain } from './private-chain.ts'
import { type RunningServer, runServer } from './run-server.ts'

/** Longer than any interval at which the server polls the chain, except for the faucet's balance, read at startup. */
const quietMilliseconds = 4000
const ether = toHex(10n ** 18n)
const account = privateKeyToAccount(generatePrivateKey())
const faucetKey = generatePrivateKey()

const chain = await startPrivateChain()
let dataDir: string
let server: RunningServer
let relayerProxy: FaultProxy
let visitorProxy: FaultProxy
const relayerCalls: Call[] = []
const visitorCalls: Call[] = []
/** The calls that the server makes without visitors. */
let background: Set<string>

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'visitor-reads-'))
  await copyPgliteTemplate(dataDir)
  await chain.rpc('hardhat_mine', [30])
  await startNextDay(chain)
  await chain.rpc('hardhat_setBalance', [privateKeyToAddress(faucetKey), ether])
  relayerProxy = await startRecordingProxy(relayerCalls)
  visitorProxy = await startRecordingProxy(visitorCalls)
  server = await runServer('main', {
    SANDBOX: 'off',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    CHAIN_RPC_URL: relayerProxy.url,
    RPC_UPSTREAM_URL: visitorProxy.url,
    COLLECTION_ADDRESS: chain.chain.contracts.collection,
    TOKEN_ADDRESS: chain.chain.contracts.token,
    RELAYER_KEYS_FILE: await writeKey('relayer', chain.relayers[0] ?? ''),
    FAUCET_KEY_FILE: await writeKey('faucet', faucetKey),
    FAUCET_PROOF_OF_WORK: '0',
    // Rejects mints after the wallet was looked up, so that nothing is relayed.
    MINT_PROOF_AFTER_PERCENT: '0',
    RELEASES_API_URL: 'http://127.0.0.1:1',
    METRICS_TOKEN: metricsSchemas.metrics.example.headers.authorization.replace('Bearer ', ''),
  })
  // Also waits until the relayer has reported, and adds the calls of a health check.
  await eventually(async () => (await fetch(`${server.url}/healthz`)).ok, 60_000)
  await sleep(quietMilliseconds)
  background = new Set(relayerCalls.map((call) => JSON.stringify([call.method, call.params])))
  clearCalls()
})
afterAll(async () => {
  await server.stop()
  await relayerProxy.close()
  await visitorProxy.close()
  await chain.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function writeKey(name: string, key: string): Promise<string> {
  await writeFile(join(dataDir, name), key, { mode: 0o600 })
  return join(dataDir, name)
}

async function startRecordingProxy(calls: Call[]): Promise<FaultProxy> {
  const proxy = await startFaultProxy(chain.rpcUrl)
  proxy.setFault((call) => {
    calls.push(...(call.method === 'batch' ? (call.params as Call[]) : [call]))
    return undefined
  })
  return proxy
}

function clearCalls(): void {
  relayerCalls.length = 0
  visitorCalls.length = 0
}

/** Returns the relayer endpoint's calls that the server does not make by itself. No block is mined during the tests. */
function callsForVisitors(): Call[] {
  return relayerCalls.filter(({ method, params }) => !background.has(JSON.stringify([method, params])))
}

/** Sends a request and reads the response, or the first part of a stream. */
async function send(path: string, { method = 'GET', body, headers = {} }: Sent = {}): Promise<number> {
  const aborted = new AbortController()
  const response = await fetch(server.url + path, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    redirect: 'manual',
    signal: aborted.signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (isStream) await eventually(() => visitorCalls.length > 0)
  else await response.arrayBuffer()
  aborted.abort()
  return response.status
}

type Sent = { method?: string; body?: unknown; headers?: Record<string, string> }
const post = (body: unknown): Sent => ({ method: 'POST', body })

/** A request that reads something about a wallet from the chain. */
type Read = [name: string, status: number, request: (wallet: Address) => [path: string, sent?: Sent], method: string]

/** Not a signature of any key, so the server asks the wallet's contract. */
const signature = `0x${'ab'.repeat(80)}`
const signedNow = (address: Address) => ({ address, signature, signedAt: new Date().toISOString() })

const reads: Read[] = [
  ['a balance quest', 200, (wallet) => [`/quests/hold-token/${wallet}`], 'eth_call'],
  ['a platform’s balance quest', 200, (wallet) => [`/quests/galxe/hold-token?address=${wallet}`], 'eth_call'],
  ['progress', 200, (wallet) => [`/progress/${wallet}`], 'eth_call'],
  ['mint states', 200, (wallet) => [`/mints/${wallet}`], 'eth_call'],
  ['a stream of mint states', 200, (wallet) => [`/mints/${wallet}/events`], 'eth_call'],
  ['a collection card', 200, (wallet) => [`/collection-card/${wallet}.jpg`], 'eth_call'],
  [
    'a mint of a contract wallet',
    401,
    (address) => [apiPaths.remoteMint, post({ signature, tokenIndex: 1, address })],
    'eth_call',
  ],
  [
    'disconnecting an account of a contract wallet',
    401,
    (wallet) => ['/quests/account/disconnect', post({ provider: 'social', ...signedNow(wallet) })],
    'eth_call',
  ],
  [
    'the name of a contract wallet',
    401,
    (wallet) => ['/leaderboard/name', post({ name: 'Ariadne', ...signedNow(wallet) })],
    'eth_call',
  ],
  ['a faucet transfer', 409, (address) => ['/faucet', post({ address })], 'eth_getBalance'],
  [
    'a call to /rpc',
    200,
    (wallet) => ['/rpc', post({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [wallet, 'latest'] })],
    'eth_getBalance',
  ],
]

it.each(reads)('reads the visitors’ endpoint for %s', async (_name, status, request, method) => {
  clearCalls()
  const wallet = privateKeyToAddress(generatePrivateKey()).toLowerCase() as Address
  // The faucet rejects wallets that hold enough.
  await chain.rpc('hardhat_setBalance', [wallet, ether])
  expect(await send(...request(wallet))).toBe(status)
  const concerning = visitorCalls.filter((call) => JSON.stringify(call).includes(wallet.slice(2)))
  expect(concerning.map((call) => call.method)).toContain(method)
  expect(callsForVisitors()).toEqual([])
})

it('reads the visitors’ endpoint for the code of a wallet that mints', async () => {
  clearCalls()
  const signed = await account.signMessage({ message: network.signingMessage })
  expect(await send(apiPaths.remoteMint, post({ signature: signed, tokenIndex: 1 }))).toBe(403)
  expect(visitorCalls).toMatchObject([{ method: 'eth_getCode', params: [account.address.toLowerCase(), 'latest'] }])
  expect(callsForVisitors()).toEqual([])
})

it('reads nothing from the relayer’s endpoint for the example request of any public route', async () => {
  clearCalls()
  const document = (await (await fetch(`${server.url}/openapi.json`)).json()) as OpenApiDocument
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  expect(operations.length).toBeGreaterThan(30)
  await chain.rpc('hardhat_setBalance', [faucetSchemas.give.example.body.address, ether])
  for (const { 'x-example': example } of operations) {
    const { method, path, headers, body } = example
    await send(path, { method, ...(headers ? { headers } : {}), ...(body === undefined ? {} : { body }) })
    expect(callsForVisitors(), `${method} ${path}`).toEqual([])
  }
})

it('reads nothing from the relayer’s endpoint for visitors while theirs is down', async () => {
  clearCalls()
  await visitorProxy.goDown()
  for (const [, , request] of reads) {
    const wallet = privateKeyToAddress(generatePrivateKey()).toLowerCase() as Address
    const [path, sent] = request(wallet)
    // A stream stays open without an event.
    if (!path.endsWith('/events')) await send(path, sent)
  }
  await visitorProxy.comeBack()
  expect(callsForVisitors()).toEqual([])
})

it('checks the relayer’s endpoint at most once a second, however often its health is requested', async () => {
  clearCalls()
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: 200 }, () => send('/healthz')))
  const checks = relayerCalls.filter(({ method }) => method === 'eth_chainId').length
  expect(checks).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - startedAt) / 1000))
})

// The last test, because it mines a block, which changes the background calls.
it('sends a faucet transfer to the relayer’s endpoint, and reads the visitors’ to wait for it and to reject another', async () => {
  clearCalls()
  const wallet = privateKeyToAddress(generatePrivateKey()).toLowerCase() as Address
  expect(await send('/faucet', post({ address: wallet }))).toBe(200)
  const methodsOf = (calls: Call[]) => calls.map(({ method }) => method)
  expect(methodsOf(visitorCalls)).toEqual(expect.arrayContaining(['eth_getBalance', 'eth_getTransactionReceipt']))
  expect(methodsOf(relayerCalls)).toContain('eth_sendRawTransaction')
  const balances = relayerCalls.filter(({ method }) => method === 'eth_getBalance')
  expect(balances.filter(({ params }) => params[0] === wallet)).toEqual([])

  await chain.rpc('hardhat_setBalance', [wallet, '0x0'])
  clearCalls()
  expect(await send('/faucet', post({ address: wallet }))).toBe(409)
  expect(methodsOf(visitorCalls)).toEqual(['eth_getBalance', 'eth_getTransactionReceipt'])
  const ofFaucet = JSON.stringify([privateKeyToAddress(faucetKey), 'latest'])
  const nonceReads = relayerCalls.filter(({ method }) => method === 'eth_getTransactionCount')
  expect(nonceReads.filter(({ params }) => JSON.stringify(params).toLowerCase() === ofFaucet.toLowerCase())).toEqual([])
})

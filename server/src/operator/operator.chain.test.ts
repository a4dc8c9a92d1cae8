import { collectionAbi } from '@network-site/protocol/contracts'
import { sql } from 'drizzle-orm'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { Registry } from 'prom-client'
import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeTestDatabases, openTestDatabase, type TestDatabase } from '../../test/databases.ts'
import { eventually } from '../../test/eventually.ts'
import { newWallet, openTestMinting, type TestMinting } from '../../test/open-test-minting.ts'
import { receivedTokens } from '../../test/mint-ledger.ts'
import { type PrivateChain, startPrivateChain } from '../../test/private-chain.ts'
import { callOperator, runOperator } from '../../test/run-operator.ts'
import { deploymentEnv, type RunningServer, runServer } from '../../test/run-server.ts'
import { openMintIndex } from '../mint-index/mint-index.ts'
import { createIndexMetrics } from '../mint-index/index-metrics.ts'

let folder: string
let chain: PrivateChain
let store: TestDatabase
let env: Record<string, string> & { DATA_DIR: string }
let ownerKeyFile: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operator-'))
  chain = await startPrivateChain({ relayers: 2 })
  store = await openTestDatabase('postgres')
  await writeFile(join(folder, 'owner'), chain.owner, { mode: 0o600 })
  await writeFile(join(folder, 'keys'), chain.relayers[1] ?? '', { mode: 0o600 })
  ownerKeyFile = ['--owner-key-file', join(folder, 'owner')]
  env = deploymentEnv({ chain, dataDir: folder, databaseUrl: store.url ?? '', keysFile: join(folder, 'keys') })
})
afterAll(async () => {
  await store.close()
  await closeTestDatabases()
  await chain.stop()
  await rm(folder, { recursive: true })
})

function isOpen(): Promise<boolean> {
  const { client, contracts } = chain.chain
  return client.readContract({ abi: collectionAbi, address: contracts.collection, functionName: 'open' })
}

async function answerOf(...words: string[]): Promise<Record<string, unknown>> {
  const { code, output, errors } = await callOperator(env, ...words, '--json')
  expect({ code, errors }).toMatchObject({ code: 0 })
  return JSON.parse(output) as Record<string, unknown>
}

describe('the operator’s tool on a deployment', () => {
  let setup: TestMinting
  beforeAll(async () => {
    setup = await openTestMinting({
      database: store.database,
      privateChain: chain,
      relayers: chain.relayers.slice(0, 1),
      settings: { stuckMilliseconds: 3_600_000 },
    })
  })
  afterAll(() => setup.close())

  it('shows how everything is, to people and to programs', async () => {
    await setup.ask(await newWallet(), 1)
    const relayer = privateKeyToAddress(chain.relayers[0] ?? '0x').toLowerCase()
    await eventually(async () => (await callOperator(env, 'status')).output.includes(relayer))
    const { code, output } = await runOperator(env, 'status')
    expect(code).toBe(0)
    expect(output).toMatch(/minting +open/)
    expect(output).toMatch(/day +1, ends in/)
    expect(output).toMatch(/queue +empty/)
    expect(output).toMatch(/emails waiting +0/)
    expect(output).not.toContain(chain.rpcUrl)
    expect(await answerOf('status')).toMatchObject({
      chain: { collection: { isOpen: true, day: 1 } },
      database: { relayers: [{ address: relayer, state: 'ready' }], queue: { items: 0 } },
    })
  })

  it('changes nothing without a terminal or --yes', async () => {
    const { code, output, errors } = await runOperator(env, 'close', ...ownerKeyFile)
    expect(code).toBe(2)
    expect(output).toBe('')
    expect(errors).toContain('toggleOpenState(false)')
    expect(errors).toContain('Nothing was done')
    expect(await isOpen()).toBe(true)
  })

  it('closes and opens minting, and writes down who did it', async () => {
    const { code, output } = await runOperator(env, 'close', ...ownerKeyFile, '--yes', '--as', 'grace', '--json')
    expect(code).toBe(0)
    const closed = JSON.parse(output) as { transactionHash: string }
    expect(await isOpen()).toBe(false)
    expect(await answerOf('close', ...ownerKeyFile, '--yes')).toEqual({ outcome: 'minting was closed already' })
    const wallet = await newWallet()
    await eventually(() => !setup.collection.isOpen())
    expect(await setup.ask(wallet, 3)).toMatchObject({ code: 'MINT_CLOSED' })
    expect(await answerOf('why', wallet.address, '--item', '3')).toMatchObject({
      conclusion: expect.stringContaining('because minting is closed') as string,
    })
    await answerOf('open', ...ownerKeyFile, '--yes')
    expect(await isOpen()).toBe(true)
    await eventually(() => setup.collection.isOpen())
    const actions = (await answerOf('actions')) as unknown as object[]
    expect(actions[1]).toMatchObject({
      command: 'close',
      who: 'grace',
      outcome: 'done',
      transactionHash: closed.transactionHash,
    })
  })

  it('closes minting while the database is down, and writes that down on this machine', async () => {
    const broken = { ...env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
    const { code, errors } = await callOperator(broken, 'close', ...ownerKeyFile, '--yes')
    expect(errors).toContain('The database does not answer')
    expect(code).toBe(0)
    expect(await isOpen()).toBe(false)
    expect(await readFile(join(folder, 'operator', 'actions.jsonl'), 'utf8')).toContain('"command":"close"')
    await answerOf('open', ...ownerKeyFile, '--yes')
    await eventually(() => setup.collection.isOpen())
  })

  it('refuses a key that is not the owner’s, and shows the call where it has none', async () => {
    const wrong = await callOperator(env, 'close', '--owner-key-file', join(folder, 'keys'), '--yes')
    expect(wrong).toMatchObject({ code: 1, errors: expect.stringContaining('but the owner is') as string })
    const none = await callOperator(env, 'close', '--yes')
    expect(none.errors).toMatch(/data {2}0x[0-9a-f]{72}/)
    expect(await isOpen()).toBe(true)
  })

  it('sets the metadata address', async () => {
    await answerOf('set-uri', 'https://new.example/{id}.json', ...ownerKeyFile, '--yes')
    const { client, contracts } = chain.chain
    const contract = { abi: collectionAbi, address: contracts.collection } as const
    expect(await client.readContract({ ...contract, functionName: 'uri', args: [1n] })).toBe(
      'https://new.example/{id}.json',
    )
  })

  it('gives relayers money, but never with a key of the server', async () => {
    const relayer = privateKeyToAddress(chain.relayers[0] ?? '0x')
    const before = await chain.chain.client.getBalance({ address: relayer })
    const payer = ['--from-key-file', join(folder, 'owner')]
    await answerOf('top-up', 'relayers', '2.5', ...payer, '--yes')
    expect(await chain.chain.client.getBalance({ address: relayer })).toBe(before + 2_500_000_000_000_000_000n)
    await writeFile(join(folder, 'first'), chain.relayers[0] ?? '', { mode: 0o600 })
    const refused = await callOperator(
      env,
      'top-up',
      'relayers',
      '1',
      '--from-key-file',
      join(folder, 'first'),
      '--yes',
    )
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('is a key of the server') as string })
  })

  it('says of a wallet what it has and what it never asked for', async () => {
    const wallet = await newWallet()
    await setup.ask(wallet, 7)
    const { output } = await runOperator(env, 'why', wallet.address)
    expect(output).toMatch(/on chain +items 7/)
    expect(output.trimEnd().split('\n').at(-1)).toMatch(/^Nothing is missing: the chain has 1 items of day 1/)
    const missing = await callOperator(env, 'why', wallet.address, '--item', '8')
    expect(missing.output.trimEnd().split('\n').at(-1)).toMatch(/^No request for item 8 reached the queue today/)
  })

  it('has the relayer send a stuck transaction again, and cancel it', async () => {
    const wallet = await newWallet()
    await chain.rpc('evm_setAutomine', [false])
    const asked = setup.ask(wallet, 11)
    const underWay = async () => (await answerOf('transactions')) as unknown as Array<Record<string, unknown>>
    await eventually(async () => (await underWay())[0]?.['status'] === 'sent')
    const [first] = await underWay()
    expect(first).toMatchObject({ items: 1, day: 1, timesSigned: 1 })
    const nonce = String(first?.['nonce'])
    expect(await answerOf('why', wallet.address)).toMatchObject({
      conclusion: expect.stringMatching(/^Item 11 is on its way in transaction 0x/) as string,
    })

    const retried = await answerOf('retry', nonce, '--yes')
    expect(retried).toMatchObject({ outcome: 'sent again with higher fees' })
    expect(retried['transactionHash']).not.toBe(first?.['hash'])

    const cancelled = await answerOf('cancel', nonce, '--yes')
    expect(cancelled).toMatchObject({ outcome: 'replaced by a transaction that does nothing' })
    await chain.rpc('evm_setAutomine', [true])
    await chain.rpc('evm_mine')
    // The mint was queued again and goes out with the next batch.
    expect(await asked).toMatchObject({ status: 200 })
    expect(await receivedTokens(chain, wallet.address, 1)).toEqual([11])
    const receipt = await chain.chain.client.getTransactionReceipt({
      hash: cancelled['transactionHash'] as `0x${string}`,
    })
    expect(receipt.to).toBe(receipt.from)
  })

  it('has a server read the record of mints again', async () => {
    const record = openMintIndex({
      database: store.database,
      chain: chain.chain,
      log: pino({ level: 'silent' }),
      metrics: createIndexMetrics(new Registry()),
      settings: { pollMilliseconds: 20 },
    })
    const wallet = await newWallet()
    await setup.ask(wallet, 12)
    const has12 = async () => (await record.of(wallet.address)).days.some(({ items }) => items === 1n << 11n)
    await eventually(() => has12().catch(() => false))
    const spoiled = sql`update minted_day set items = 1 where minter = ${wallet.address.toLowerCase()}`
    await store.database.sql.execute(spoiled)
    expect(await has12()).toBe(false)
    expect(await callOperator(env, 'rebuild-index')).toMatchObject({ code: 2 })
    expect(await answerOf('rebuild-index', '--yes')).toMatchObject({ outcome: 'asked for' })
    await eventually(has12)
    await record.close()
    await answerOf('rebuild-index', '--yes')
    expect(await answerOf('rebuild-index', '--yes')).toMatchObject({
      outcome: 'the record is about to be read from the start already',
    })
    const actions = (await answerOf('actions')) as unknown as object[]
    expect(actions[0]).toMatchObject({ command: 'rebuild-index', outcome: 'asked for' })
  })

  it('explains itself', async () => {
    const help = await runOperator(env, '--help')
    expect(help.code).toBe(0)
    for (const command of [
      'status',
      'why',
      'open',
      'close',
      'set-uri',
      'top-up',
      'retry',
      'cancel',
      'rotate-key',
      'rebuild-index',
    ])
      expect(help.output).toContain(command)
    expect(await runOperator(env, 'clsoe')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('unknown command') as string,
    })
  })
})

describe('rotating a relayer key', () => {
  let relayer: RunningServer
  beforeAll(async () => {
    relayer = await runServer('relayer', env)
  })
  afterAll(() => relayer.stop())

  it('puts a new key to work, drains the old one, moves its balance and removes it', { timeout: 120_000 }, async () => {
    const old = privateKeyToAddress(chain.relayers[1] ?? '0x')
    const atWork = async (address: string) => (await callOperator(env, 'status')).output.includes(address.toLowerCase())
    await eventually(() => atWork(old), 60_000)
    const balance = await chain.chain.client.getBalance({ address: old })

    const { code, output, errors } = await callOperator(env, 'rotate-key', old, '--yes', '--json')
    expect(errors).toContain('5. The old key was removed from the file.')
    expect(code).toBe(0)
    const { to, transactionHash } = JSON.parse(output) as { to: `0x${string}`; transactionHash: string }
    expect(transactionHash).toMatch(/^0x/)
    const moved = await chain.chain.client.getBalance({ address: to })
    expect(moved).toBeGreaterThan((balance * 999n) / 1000n)
    const keys = (await readFile(join(folder, 'keys'), 'utf8')).trim().split('\n')
    expect(keys.map((key) => privateKeyToAddress(key as `0x${string}`))).toEqual([to])

    // The new key mints, without a restart.
    const setup = await openTestMinting({ database: store.database, privateChain: chain, relayers: [] })
    const wallet = await newWallet()
    expect(await setup.ask(wallet, 5)).toMatchObject({ status: 200 })
    await setup.close()
    expect(await chain.chain.client.getTransactionCount({ address: to })).toBe(1)
    expect(relayer.output()).not.toMatch(keys[0]?.slice(2) ?? 'none')
  })
})

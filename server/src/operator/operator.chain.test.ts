import { sql } from 'drizzle-orm'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { Registry } from 'prom-client'
import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/databases.ts'
import { eventually } from '../../test/eventually.ts'
import { newWallet, openTestMinting, type TestMinting } from '../../test/open-test-minting.ts'
import { readCollection, receivedTokens } from '../../test/mint-ledger.ts'
import { startPrivateChain } from '../../test/private-chain.ts'
import { callOperator, runOperator } from '../../test/run-operator.ts'
import { deploymentEnv, type RunningServer, runServer } from '../../test/run-server.ts'
import { openMintIndex } from '../mint-index/mint-index.ts'
import { connectedAccounts } from '../features/quests/tables.ts'
import { createIndexMetrics } from '../mint-index/index-metrics.ts'

const folder = await mkdtemp(join(tmpdir(), 'operator-'))
const chain = await startPrivateChain({ relayers: 2 })
const store = await openTestDatabase('postgres')
await writeFile(join(folder, 'owner'), chain.owner, { mode: 0o600 })
await writeFile(join(folder, 'keys'), chain.relayers[1] ?? '', { mode: 0o600 })
const ownerKeyFile = ['--owner-key-file', join(folder, 'owner')]
const env = deploymentEnv({ chain, dataDir: folder, databaseUrl: store.url ?? '', keysFile: join(folder, 'keys') })
afterAll(async () => {
  await store.close()
  await chain.stop()
  await rm(folder, { recursive: true })
})

const isOpen = () => readCollection(chain.chain).open()

async function runJson(...args: string[]): Promise<Record<string, unknown>> {
  const { code, output, errors } = await callOperator(env, ...args, '--json')
  expect({ code, errors }).toMatchObject({ code: 0 })
  return JSON.parse(output) as Record<string, unknown>
}

describe('the operator CLI on a deployment', () => {
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

  it('shows the status as text and as JSON', async () => {
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
    expect(await runJson('status')).toMatchObject({
      chain: { collection: { isOpen: true, day: 1 } },
      database: { relayers: [{ address: relayer, state: 'ready' }], queue: { items: 0 } },
    })
  })

  it('names RPC endpoints by position and host, without their keys', async () => {
    const secret = 'planted-key'
    const { CHAIN_RPC_URL: url, ...rest } = env
    const several = { ...rest, CHAIN_RPC_URLS: `http://127.0.0.1:1/${secret},${url}/?key=${secret}` }
    const { host } = new URL(url)
    const text = await callOperator(several, 'status')
    expect(text.output).toContain(`Chain ${chain.chain.id} at ${host}`)
    // It is paused after three failures. How many there are depends on how long the command takes.
    expect(text.output).toMatch(/endpoint 1 +127\.0\.0\.1:1, (failing|paused)/)
    expect(text.output).toMatch(new RegExp(`endpoint 2 +${host}, ready, in use`))
    const json = await callOperator(several, 'status', '--json')
    expect(JSON.parse(json.output)).toMatchObject({
      chain: {
        chain: {
          endpoint: 2,
          endpoints: [
            { position: 1, host: '127.0.0.1:1' },
            { position: 2, host, state: 'ready' },
          ],
        },
      },
    })
    for (const { output, errors } of [text, json]) expect(output + errors).not.toContain(secret)
  })

  it('changes nothing without a terminal or --yes', async () => {
    const { code, output, errors } = await runOperator(env, 'close', ...ownerKeyFile)
    expect(code).toBe(2)
    expect(output).toBe('')
    expect(errors).toContain('toggleOpenState(false)')
    expect(errors).toContain('Nothing was changed')
    expect(await isOpen()).toBe(true)
  })

  it('closes and opens minting, and records who did it', async () => {
    const { code, output } = await runOperator(env, 'close', ...ownerKeyFile, '--yes', '--as', 'grace', '--json')
    expect(code).toBe(0)
    const closed = JSON.parse(output) as { transactionHash: string }
    expect(await isOpen()).toBe(false)
    expect(await runJson('close', ...ownerKeyFile, '--yes')).toEqual({ outcome: 'minting is already closed' })
    const wallet = await newWallet()
    await eventually(() => !setup.collection.isOpen())
    expect(await setup.ask(wallet, 3)).toMatchObject({ code: 'MINT_CLOSED' })
    expect(await runJson('why', wallet.address, '--item', '3')).toMatchObject({
      conclusion: expect.stringContaining('because minting is closed') as string,
    })
    await runJson('open', ...ownerKeyFile, '--yes')
    expect(await isOpen()).toBe(true)
    await eventually(() => setup.collection.isOpen())
    const actions = (await runJson('actions')) as unknown as object[]
    expect(actions[1]).toMatchObject({
      command: 'close',
      who: 'grace',
      outcome: 'done',
      transactionHash: closed.transactionHash,
    })
  })

  it('closes minting while the database is down, and records that on this machine', async () => {
    const broken = { ...env, DATABASE_URL: 'postgres://user@127.0.0.1:1/none' }
    const { code, errors } = await callOperator(broken, 'close', ...ownerKeyFile, '--yes')
    expect(errors).toContain('The database does not answer')
    expect(code).toBe(0)
    expect(await isOpen()).toBe(false)
    expect(await readFile(join(folder, 'operator', 'actions.jsonl'), 'utf8')).toContain('"command":"close"')
    await runJson('open', ...ownerKeyFile, '--yes')
    await eventually(() => setup.collection.isOpen())
  })

  it('rejects a key that is not the owner’s, and prints the call if there is no key', async () => {
    const wrong = await callOperator(env, 'close', '--owner-key-file', join(folder, 'keys'), '--yes')
    expect(wrong).toMatchObject({ code: 1, errors: expect.stringContaining('but the owner is') as string })
    const none = await callOperator(env, 'close', '--yes')
    expect(none.errors).toMatch(/data {2}0x[0-9a-f]{72}/)
    expect(await isOpen()).toBe(true)
  })

  it('sets the metadata URI', async () => {
    await runJson('set-uri', 'https://new.example/{id}.json', ...ownerKeyFile, '--yes')
    expect(await readCollection(chain.chain).uri([1n])).toBe('https://new.example/{id}.json')
  })

  it('funds relayers, but never with a key that the server uses', async () => {
    const relayer = privateKeyToAddress(chain.relayers[0] ?? '0x')
    const before = await chain.chain.client.getBalance({ address: relayer })
    const payer = ['--from-key-file', join(folder, 'owner')]
    await runJson('top-up', 'relayers', '2.5', ...payer, '--yes')
    expect(await chain.chain.client.getBalance({ address: relayer })).toBe(before + 2_500_000_000_000_000_000n)
    await writeFile(join(folder, 'first'), chain.relayers[0] ?? '', { mode: 0o600 })
    const relayerKey = ['--from-key-file', join(folder, 'first')]
    const rejected = await callOperator(env, 'top-up', 'relayers', '1', ...relayerKey, '--yes')
    expect(rejected).toMatchObject({ code: 1, errors: expect.stringContaining('is used by the server') as string })
  })

  it('explains which items a wallet has and which it never requested', async () => {
    const wallet = await newWallet()
    await setup.ask(wallet, 7)
    const { output } = await runOperator(env, 'why', wallet.address)
    expect(output).toMatch(/on chain +items 7/)
    expect(output.trimEnd().split('\n').at(-1)).toMatch(/^Nothing is missing: the wallet received 1 items on day 1/)
    const missing = await callOperator(env, 'why', wallet.address, '--item', '8')
    expect(missing.output.trimEnd().split('\n').at(-1)).toMatch(/^No request for item 8 reached the queue today/)
  })

  it('has the relayer resend and then cancel a stuck transaction', async () => {
    const wallet = await newWallet()
    await chain.rpc('evm_setAutomine', [false])
    const request = setup.ask(wallet, 11)
    const pending = async () => (await runJson('transactions')) as unknown as Array<Record<string, unknown>>
    await eventually(async () => (await pending())[0]?.['status'] === 'sent')
    const [first] = await pending()
    expect(first).toMatchObject({ items: 1, day: 1, timesSigned: 1 })
    const nonce = String(first?.['nonce'])
    expect(await runJson('why', wallet.address)).toMatchObject({
      conclusion: expect.stringMatching(/^Item 11 is in pending transaction 0x/) as string,
    })

    let retried: Record<string, unknown> = {}
    await eventually(async () => {
      retried = await runJson('retry', nonce, '--yes')
      return retried['outcome'] === 'resent with higher fees'
    })
    expect(retried['transactionHash']).not.toBe(first?.['hash'])

    const canceled = await runJson('cancel', nonce, '--yes')
    expect(canceled).toMatchObject({ outcome: 'replaced with an empty transaction' })
    await chain.rpc('evm_setAutomine', [true])
    await chain.rpc('evm_mine')
    // The mint returned to the queue and is sent with the next batch.
    expect(await request).toMatchObject({ status: 200 })
    expect(await receivedTokens(chain, wallet.address, 1)).toEqual([11])
    const receipt = await chain.chain.client.getTransactionReceipt({
      hash: canceled['transactionHash'] as `0x${string}`,
    })
    expect(receipt.to).toBe(receipt.from)
  })

  it('releases a connected account and records who did it', async () => {
    const { address } = await newWallet()
    const at = new Date()
    const connection = {
      provider: 'social',
      wallet: address.toLowerCase(),
      account: 'a hash',
      connectedAt: at,
      signedAt: at,
    }
    await store.database.sql.insert(connectedAccounts).values(connection)
    expect(await callOperator(env, 'release-account', address)).toMatchObject({ code: 2 })
    expect(await runJson('release-account', address, '--yes', '--as', 'ada')).toMatchObject({ outcome: 'released' })
    expect(await store.database.sql.select().from(connectedAccounts)).toEqual([])
    const actions = (await runJson('actions')) as unknown as object[]
    expect(actions[0]).toMatchObject({ who: 'ada', command: 'release-account', outcome: 'released' })
    expect(await callOperator(env, 'release-account', address, '--yes')).toMatchObject({ code: 1 })
  })

  it('has a server rebuild the mint index', async () => {
    const index = openMintIndex({
      database: store.database,
      chain: chain.chain,
      log: pino({ level: 'silent' }),
      metrics: createIndexMetrics(new Registry()),
      settings: { pollMilliseconds: 20 },
    })
    const wallet = await newWallet()
    await setup.ask(wallet, 12)
    const has12 = async () => (await index.of(wallet.address)).days.some(({ items }) => items === 1n << 11n)
    await eventually(() => has12().catch(() => false))
    const corrupt = sql`update minted_day set items = 1 where minter = ${wallet.address.toLowerCase()}`
    await store.database.sql.execute(corrupt)
    expect(await has12()).toBe(false)
    expect(await callOperator(env, 'rebuild-index')).toMatchObject({ code: 2 })
    expect(await runJson('rebuild-index', '--yes')).toMatchObject({ outcome: 'requested' })
    await eventually(has12)
    await index.close()
    await runJson('rebuild-index', '--yes')
    expect(await runJson('rebuild-index', '--yes')).toMatchObject({ outcome: 'a rebuild is already pending' })
    const actions = (await runJson('actions')) as unknown as object[]
    expect(actions[0]).toMatchObject({ command: 'rebuild-index', outcome: 'requested' })
  })

  it('lists its commands and rejects an unknown one', async () => {
    const help = await runOperator(env, '--help')
    expect(help.code).toBe(0)
    const commands = 'status why open close set-uri top-up retry cancel rotate-key rebuild-index'.split(' ')
    for (const command of commands) expect(help.output).toContain(command)
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

  it('refuses a new key outside the keys file', { timeout: 60_000 }, async () => {
    const [other, old] = chain.relayers.map((key) => privateKeyToAddress(key)) as [`0x${string}`, `0x${string}`]
    const known = await callOperator(env, 'rotate-key', old, '--to', other, '--yes')
    expect(known).toMatchObject({ code: 1, errors: expect.stringContaining(`${other} is not in`) as string })
    // An operator without the file cannot know, but the relayer does.
    const { RELAYER_KEYS_FILE: _file, ...rest } = env
    await eventually(async () => (await callOperator(env, 'status')).output.includes(old.toLowerCase()), 30_000)
    await store.database.sql.execute(
      sql`update mint_relayer set seen_at = now() where address = ${other.toLowerCase()}`,
    )
    const unknown = await callOperator({ ...rest, RELAYER: 'off' }, 'rotate-key', old, '--to', other, '--yes')
    expect(unknown).toMatchObject({
      code: 1,
      errors: expect.stringContaining('The old key stays in use') as string,
    })
    expect((await callOperator(env, 'status')).output).not.toContain('retired')
  })

  it('keeps a key with a balance, even if the database reports that it was moved', async () => {
    const [other, old] = chain.relayers.map((key) => privateKeyToAddress(key)) as [`0x${string}`, `0x${string}`]
    await relayer.stop()
    await writeFile(join(folder, 'keys'), chain.relayers.join('\n'), { mode: 0o600 })
    await store.database.sql.execute(sql`update mint_relayer set seen_at = now()`)
    const rotating = callOperator(env, 'rotate-key', old, '--to', other, '--yes')
    const isDrain = sql`kind = 'drain' and done_at is null`
    await eventually(async () => (await store.database.sql.$count(sql`sender_request`, isDrain)) > 0)
    await store.database.sql.execute(
      sql`update sender_request set done_at = now(), outcome = 'drained; the balance was moved' where ${isDrain}`,
    )
    expect(await rotating).toMatchObject({ code: 1, errors: expect.stringContaining(`${old} still holds`) as string })
    expect(await readFile(join(folder, 'keys'), 'utf8')).toContain(chain.relayers[1])
    await writeFile(join(folder, 'keys'), chain.relayers[1] ?? '', { mode: 0o600 })
    relayer = await runServer('relayer', env)
  })

  it('adds a new key, drains the old one, moves its balance, and removes it', { timeout: 120_000 }, async () => {
    const old = privateKeyToAddress(chain.relayers[1] ?? '0x')
    const isRunning = async (address: string) =>
      (await callOperator(env, 'status')).output.includes(address.toLowerCase())
    await eventually(() => isRunning(old), 60_000)
    const balance = await chain.chain.client.getBalance({ address: old })

    const { code, output, errors } = await callOperator(env, 'rotate-key', old, '--yes', '--json')
    expect(errors).toContain('5. Removed the old key from the file.')
    expect(code).toBe(0)
    const { to, transactionHash } = JSON.parse(output) as { to: `0x${string}`; transactionHash: string }
    expect(transactionHash).toMatch(/^0x/)
    const moved = await chain.chain.client.getBalance({ address: to })
    expect(moved).toBeGreaterThan((balance * 999n) / 1000n)
    const keys = (await readFile(join(folder, 'keys'), 'utf8')).trim().split('\n')
    expect(keys.map((key) => privateKeyToAddress(key as `0x${string}`))).toEqual([to])

    // The new key mints without a restart.
    const setup = await openTestMinting({ database: store.database, privateChain: chain, relayers: [] })
    const wallet = await newWallet()
    expect(await setup.ask(wallet, 5)).toMatchObject({ status: 200 })
    await setup.close()
    expect(await chain.chain.client.getTransactionCount({ address: to })).toBe(1)
    expect(relayer.output()).not.toMatch(keys[0]?.slice(2) ?? 'none')
  })
})

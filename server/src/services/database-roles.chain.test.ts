import { apiPaths } from '@network-site/site/paths'
import { network } from '@network-site/site/network'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../test/databases.ts'
import { eventually } from '../../test/eventually.ts'
import { startPrivateChain } from '../../test/private-chain.ts'
import { callOperator } from '../../test/run-operator.ts'
import { deploymentEnv, type RunningServer, runServer } from '../../test/run-server.ts'
import { clearClientNetworks, pruneRecords } from '../features/mint/relayer/housekeeping.ts'
import { createSenderRequest, withdrawSenderRequest } from '../transactions/sender-requests.ts'
import { openDatabase } from './database.ts'

const roles = ['server', 'faucet', 'relayer', 'operator'] as const
type Role = (typeof roles)[number]

const script = await readFile(new URL('../../../deploy/roles.sql', import.meta.url), 'utf8')
const chain = await startPrivateChain()
const faucetKey = generatePrivateKey()
const password = randomBytes(8).toString('hex')
let owner: string
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roles-'))
  owner = await createTestDatabase('migrated')
  await writeFile(join(folder, 'keys'), chain.relayers.join('\n'), { mode: 0o600 })
  await writeFile(join(folder, 'faucet'), faucetKey, { mode: 0o600 })
  await chain.rpc('hardhat_setBalance', [privateKeyToAddress(faucetKey), '0x56bc75e2d63100000'])
  const passwords = roles.map((role) => `set site.${role}_password = '${password}';`).join('')
  // Twice, because it runs after every update.
  for (let run = 0; run < 2; run++) await query(owner, `${passwords}${script}`)
})
afterAll(async () => {
  await chain.stop()
  await rm(folder, { recursive: true, force: true })
})

function urlOf(role: Role, database = owner): string {
  const url = new URL(database)
  url.username = `site_${role}`
  url.password = password
  return url.href
}

async function query(url: string, statement: string): Promise<Array<Record<string, unknown>>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

const env = (role: Role) => ({
  ...deploymentEnv({ chain, dataDir: folder, databaseUrl: urlOf(role), keysFile: join(folder, 'keys') }),
  RELAYER: role === 'relayer' ? 'on' : 'off',
})

it.each([
  ['server', `insert into sender_request (chain, sender, kind, receiver) values (1, '0x01', 'drain', '0x02')`],
  ['server', 'select * from sender_request'],
  ['server', `update chain_transaction set signed = '0x'`],
  ['server', `insert into chain_transaction select * from chain_transaction`],
  ['server', 'delete from mint'],
  ['server', 'create table intruder (id int)'],
  ['faucet', `insert into sender_request (chain, sender, kind, receiver) values (1, '0x01', 'drain', '0x02')`],
  ['faucet', `update sender_request set receiver = '0x02'`],
  ['relayer', 'select * from contact_submissions'],
  ['relayer', 'update operator_action set who = null'],
  ['operator', `update chain_transaction set signed = '0x'`],
  ['operator', 'delete from operator_action'],
] as const)('the %s’s role cannot run: %s', (role, statement) =>
  expect(query(urlOf(role), statement)).rejects.toThrow('permission denied'),
)

it.each(['mint_relayer', 'mint_batch'])('keeps the faucet’s role from writing as a sender in %s', async (table) => {
  const relayer = `0x${table === 'mint_relayer' ? 'a' : 'b'}${'0'.repeat(39)}`
  await query(
    owner,
    table === 'mint_relayer'
      ? `insert into mint_relayer (chain, address, balance_wei, nonce_gap, state, seen_at)
          values (9, '${relayer}', 1, 0, 'ready', now())`
      : `insert into mint_batch (chain, relayer, nonce, day, entries) values (9, '${relayer}', 0, 1, '0x')`,
  )
  const transaction = (sender: string) =>
    `insert into chain_transaction
      (chain, sender, nonce, hashes, signed, gas_limit, max_fee_wei, tip_wei, stored_at, signed_at)
      values (9, '${sender}', 1, '{}', '0x', 1, 1, 1, now(), now())`
  const transfer = (sender: string) =>
    `insert into faucet_transfer (chain, address, day, source, amount_wei, sender, nonce)
      values (9, '${sender}', 1, '', 1, '${sender}', 1)`
  const faucet = `0xf${relayer.slice(2, -1)}`
  for (const insert of [transaction, transfer]) {
    await query(urlOf('faucet'), insert(faucet))
    await expect(query(urlOf('faucet'), insert(relayer))).rejects.toThrow('row-level security')
    await expect(query(urlOf('faucet'), insert(relayer.toUpperCase().replace('X', 'x')))).rejects.toThrow(
      'row-level security',
    )
  }
  await query(urlOf('relayer'), transaction(relayer))
  const change = `update chain_transaction set signed = '0x12' where chain = 9`
  await expect(query(urlOf('faucet'), `${change} and sender = '${relayer}' returning nonce`)).resolves.toEqual([])
  await expect(query(urlOf('faucet'), `${change} and sender = '${faucet}' returning nonce`)).resolves.toHaveLength(1)
  const rename = `update chain_transaction set sender = '${relayer}', nonce = 2 where sender = '${faucet}'`
  await expect(query(urlOf('faucet'), rename)).rejects.toThrow('row-level security')
  const remove = `delete from chain_transaction where chain = 9 and sender = '${relayer}' returning nonce`
  await expect(query(urlOf('faucet'), remove)).resolves.toEqual([])
  await expect(query(urlOf('relayer'), remove)).resolves.toHaveLength(1)
})

it.each([
  ['a minter', `'0x12', 1`],
  ['an uppercase minter', `'0x${'A'.repeat(40)}', 1`],
  ['an item', `'0x${'a'.repeat(40)}', 43`],
])('stores no mint with %s that a relayer cannot encode', async (_case, values) => {
  const insert = `insert into mint (chain, minter, token, day, source, is_first_seen, asked_at)
    values (9, ${values}, 1, '', true, now())`
  await expect(query(urlOf('server'), insert)).rejects.toThrow('mint_encodable')
})

it('gives every table to a role that writes it', async () => {
  const list = roles.map((role) => `'site_${role}'`).join()
  const unwritten = await query(
    owner,
    `select tablename from pg_tables where schemaname = 'public' and not exists (
      select from unnest(array[${list}]) as role where has_table_privilege(role, quote_ident(tablename), 'insert'))`,
  )
  expect(unwritten).toEqual([])
})

it('tells a process whose role cannot migrate what to do', async () => {
  const empty = await createTestDatabase()
  await expect(openDatabase({ url: urlOf('server', empty), dataDir: folder })).rejects.toThrow(
    'npm run operator migrate',
  )
})

it('lets the operator migrate with the owner’s account', async () => {
  const empty = await createTestDatabase()
  const result = await callOperator({ ...env('server'), DATABASE_URL: empty }, 'migrate')
  expect(result).toMatchObject({ code: 0, output: 'The database has all migrations.\n' })
  expect(await query(empty, 'select count(*)::int as count from mint')).toEqual([{ count: 0 }])
})

describe('processes with their own roles', () => {
  const running: RunningServer[] = []
  afterAll(async () => {
    await Promise.all(running.map(({ stop }) => stop()))
  })

  it('mint, transfer test ether, and accept a message', { timeout: 120_000 }, async () => {
    const [server, relayer, faucet] = (await Promise.all([
      runServer('main', env('server')),
      runServer('relayer', env('relayer')),
      runServer('main', { ...env('faucet'), FAUCET_KEY_FILE: join(folder, 'faucet'), FAUCET_PROOF_OF_WORK: '0' }),
    ])) as [RunningServer, RunningServer, RunningServer]
    running.push(server, relayer, faucet)
    const post = async (url: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
      return { status: response.status, body: await response.text() }
    }
    const wallet = privateKeyToAccount(generatePrivateKey())
    const signature = await wallet.signMessage({ message: network.signingMessage })
    for (const tokenIndex of [1, 2])
      expect(await post(`${server.url}${apiPaths.remoteMint}`, { signature, tokenIndex })).toMatchObject({
        status: 200,
      })
    const message = { email: 'ada@studio.example', message: 'We are making a game about tides.' }
    expect(await post(`${server.url}/f/build-with-us`, message)).toMatchObject({ status: 200 })
    expect(await post(`${faucet.url}/faucet`, { address: wallet.address })).toMatchObject({ status: 200 })
    // The server's own work in the background.
    await eventually(async () => (await query(owner, 'select minter from minted_day')).length === 1)
    for (const { output } of running) expect(output()).not.toMatch(/permission denied|42501/)
  })

  it('run the relayer’s housekeeping', async () => {
    const database = await openDatabase({ url: urlOf('relayer'), dataDir: folder })
    await clearClientNetworks(database.sql, { chain: 1, day: 1 })
    const retention = { failedDays: 7, signedDays: 7, recordDays: 400 }
    await expect(pruneRecords(database.sql, { nowMilliseconds: Date.now(), retention })).resolves.toBeUndefined()
    await database.close()
  })

  it('run the operator’s commands', async () => {
    expect(await callOperator(env('operator'), 'status')).toMatchObject({ code: 0 })
    expect(await callOperator(env('operator'), 'backup', join(folder, 'dump'))).toMatchObject({ code: 0 })
    expect(await callOperator(env('operator'), 'rebuild-index', '--yes')).toMatchObject({ code: 0 })
    const database = await openDatabase({ url: urlOf('operator'), dataDir: folder })
    const id = await createSenderRequest(database.sql, { chain: 1, sender: '0x01' }, { kind: 'retry', nonce: 1 })
    expect(await withdrawSenderRequest(database.sql, id)).toBe(true)
    await database.close()
  })
})

import { sql } from 'drizzle-orm'
import { parseEther, toHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { borrowTestDatabase, closeTestDatabases, type TestDatabase } from '../../../../test/databases.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newWallet, openTestMinting, type TestMinting } from '../../../../test/open-test-minting.ts'
import { startPrivateChain } from '../../../../test/private-chain.ts'
import { createSenderRequest, findSenderRequest, readSenderRequests } from '../../../transactions/sender-requests.ts'
import { parseRows } from '../../../lib/parse.ts'
import { z } from 'zod'
import { findDrain } from '../../../transactions/drain.ts'

const chain = await startPrivateChain({ relayers: 2 })
const [first, second] = chain.relayers.map((key) => privateKeyToAddress(key)) as [`0x${string}`, `0x${string}`]
const intruder = '0x00000000000000000000000000000000baddeca1'
let store: TestDatabase
let setup: TestMinting

afterAll(async () => {
  await closeTestDatabases()
  await chain.stop()
})
beforeEach(async () => {
  await chain.rpc('hardhat_setBalance', [first, toHex(parseEther('1'))])
  store = await borrowTestDatabase('pglite')
  setup = await openTestMinting({ database: store.database, privateChain: chain })
})
afterEach(() => setup.close())

const key = () => ({ chain: setup.collection.chainNumber(), sender: first.toLowerCase() })
const balanceOf = (address: `0x${string}`) => chain.chain.client.getBalance({ address })

/** Stores a drain as anyone could who writes to the database. */
async function requestDrain(receiver: string, ageSeconds: number, nonce: number | null = null): Promise<number> {
  const { chain: number, sender } = key()
  const result = await store.database.sql.execute(sql`
    insert into sender_request (chain, sender, kind, receiver, nonce, asked_at)
    values (${number}, ${sender}, 'drain', ${receiver}, ${nonce}, now() - make_interval(secs => ${ageSeconds})) returning id`)
  return parseRows(z.object({ id: z.number() }), result)[0]?.id ?? -1
}

async function outcomeOf(id: number): Promise<string> {
  await eventually(async () => (await findSenderRequest(store.database.sql, id))?.isDone ?? false)
  return (await findSenderRequest(store.database.sql, id))?.outcome ?? ''
}

it.each([
  ['an address outside the keys file', intruder],
  ['its own address', first.toLowerCase()],
  ['something that is no address', 'elsewhere'],
])('refuses to move a balance to %s, and keeps the key in use', async (_case, receiver) => {
  const before = await balanceOf(first)
  const id = await requestDrain(receiver, 60)
  expect(await outcomeOf(id)).toBe(`refused: ${receiver} is not another key of the keys file`)
  expect(findDrain(await readSenderRequests(store.database.sql, key()))).toBeUndefined()
  expect(await balanceOf(intruder)).toBe(0n)
  expect(await balanceOf(first)).toBeGreaterThanOrEqual((before * 999n) / 1000n)
  expect(await setup.registry.metrics()).toContain('mint_relayer_refusals_total{reason="sweep"} 1')
  expect(await setup.ask(await newWallet(), 1)).toMatchObject({ status: 200 })
})

it('waits for an unknown receiver, whose key may just have been added to the file', async () => {
  const id = await requestDrain(intruder, 0)
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(await findSenderRequest(store.database.sql, id)).toMatchObject({ isDone: false, nonce: null })
  expect(await balanceOf(intruder)).toBe(0n)
})

it('does not take a nonce in the request as proof that the balance was moved', async () => {
  const before = await balanceOf(second)
  const id = await requestDrain(second.toLowerCase(), 0, 99)
  expect(await outcomeOf(id)).toBe('drained; the balance was moved')
  expect(await balanceOf(second)).toBeGreaterThan(before + parseEther('0.9'))
})

it('moves the balance again if its transfer was canceled', async () => {
  const before = await balanceOf(second)
  await chain.rpc('evm_setAutomine', [false])
  onTestFinished(async () => void (await chain.rpc('evm_setAutomine', [true])))
  const id = await requestDrain(second.toLowerCase(), 0)
  const sweepNonce = async () => (await findSenderRequest(store.database.sql, id))?.nonce ?? undefined
  await eventually(async () => (await sweepNonce()) !== undefined)
  const nonce = (await sweepNonce()) ?? -1
  const cancel = await createSenderRequest(store.database.sql, key(), { kind: 'cancel', nonce })
  expect(await outcomeOf(cancel)).toBe('replaced with an empty transaction')
  await chain.rpc('evm_setAutomine', [true])
  await chain.rpc('evm_mine')
  expect(await outcomeOf(id)).toBe('drained; the balance was moved')
  expect(await balanceOf(second)).toBeGreaterThan(before + parseEther('0.9'))
})

it('moves the balance to another key of the file', async () => {
  const before = await balanceOf(second)
  const moved = await balanceOf(first)
  const id = await requestDrain(second.toLowerCase(), 0)
  expect(await outcomeOf(id)).toBe('drained; the balance was moved')
  expect(await balanceOf(second)).toBeGreaterThan(before + (moved * 999n) / 1000n)
})

import { sql } from 'drizzle-orm'
import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestDatabase, type TestDatabase } from '../../../../test/databases.ts'
import { eventually } from '../../../../test/eventually.ts'
import { compareLedgers } from '../../../../test/mint-ledger.ts'
import { newWallet, newWallets, openTestMinting, type Wallet } from '../../../../test/open-test-minting.ts'
import { startPrivateChain } from '../../../../test/private-chain.ts'

const chain = await startPrivateChain()
afterAll(chain.stop)

async function count(store: TestDatabase, statement: ReturnType<typeof sql>): Promise<number> {
  const result = await store.database.sql.execute(statement)
  return z.object({ rows: z.array(z.object({ count: z.coerce.number() })) }).parse(result).rows[0]?.count ?? -1
}

const recoveries = (store: TestDatabase, condition: string) =>
  count(store, sql`select count(*) as count from sender_request where kind = 'recover' and ${sql.raw(condition)}`)

async function mintElsewhere(wallets: Wallet[]): Promise<void> {
  const lost = await openTestDatabase('pglite')
  const setup = await openTestMinting({ database: lost.database, privateChain: chain })
  for (const wallet of wallets) expect(await setup.ask(wallet, 1)).toMatchObject({ status: 200 })
  await setup.close()
  await lost.close()
}

it('recovers the mints of its key from the chain once, and counts their gas', async () => {
  const wallets = await newWallets(3)
  await mintElsewhere(wallets)
  const store = await openTestDatabase('pglite')
  const settings = { budget: { all: 1_000_000_000, firstSeen: 0, perSource: 0 } }
  const first = await openTestMinting({ database: store.database, privateChain: chain, settings })
  await eventually(async () => (await recoveries(store, 'done_at is not null')) === 1)
  const addresses = wallets.map(({ address }) => address)
  expect((await compareLedgers(store.database, chain, addresses)).differences).toEqual([])
  const states = await first.minting.states(wallets[0]?.address ?? '0x')
  expect(states.items[0]).toMatchObject({ state: 'minted', transactionHash: expect.stringMatching(/^0x/) as string })
  const spent = await count(store, sql`select gas as count from mint_gas where scope = 'all'`)
  const used = await count(store, sql`select sum(gas_used) as count from chain_transaction`)
  expect(spent).toBe(used)
  expect(await first.ask(wallets[0] as Wallet, 1)).toMatchObject({ status: 409 })
  expect(await first.ask(wallets[0] as Wallet, 2)).toMatchObject({ status: 200 })
  await first.close()

  const again = await openTestMinting({ database: store.database, privateChain: chain, settings })
  expect(await again.ask(await newWallet(), 1)).toMatchObject({ status: 200 })
  expect(await recoveries(store, 'true')).toBe(1)
  await again.close()
  await store.close()
})

it('resumes a recovery after a crash, even if newer transactions were stored since', async () => {
  const wallets = await newWallets(2)
  const store = await openTestDatabase('pglite')
  const before = await openTestMinting({ database: store.database, privateChain: chain })
  await eventually(async () => (await recoveries(store, 'done_at is not null')) === 1)
  await before.close()
  await mintElsewhere(wallets)

  // Recreates the state after a process notices the gap, mints something new, and crashes.
  const noticing = await openTestMinting({ database: store.database, privateChain: chain })
  await eventually(async () => (await recoveries(store, 'done_at is not null')) === 2)
  expect(await noticing.ask(await newWallet(), 1)).toMatchObject({ status: 200 })
  await noticing.close()
  const relayer = privateKeyToAddress(chain.relayers[0] ?? '0x').toLowerCase()
  await store.database.sql.execute(sql`update sender_request set done_at = null, outcome = null where id = 2`)
  const minters = wallets.map(({ address }) => address.toLowerCase())
  await store.database.sql.execute(sql`
    with gone as (delete from mint where minter = any(${sql.param(minters)}::text[]) returning nonce),
    batch as (delete from mint_batch b using gone where b.nonce = gone.nonce and b.relayer = ${relayer})
    delete from chain_transaction t using gone where t.nonce = gone.nonce and t.sender = ${relayer}`)

  const setup = await openTestMinting({ database: store.database, privateChain: chain })
  await eventually(async () => (await recoveries(store, 'done_at is null')) === 0)
  const addresses = wallets.map(({ address }) => address)
  expect((await compareLedgers(store.database, chain, addresses)).differences).toEqual([])
  await setup.close()
  await store.close()
})

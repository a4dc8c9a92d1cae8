import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/databases.ts'
import { eventually } from '../../../test/eventually.ts'
import { newWallet, openTestMinting } from '../../../test/open-test-minting.ts'
import { startPrivateChain } from '../../../test/private-chain.ts'

const chain = await startPrivateChain()
const store = await openTestDatabase('pglite')
const budget = { all: 50_000_000, firstSeen: 40_000_000, perSource: 0 }
const setup = await openTestMinting({ database: store.database, privateChain: chain, settings: { budget } })
afterAll(async () => {
  await setup.close()
  await store.close()
  await chain.stop()
})

async function read(line: string): Promise<number | undefined> {
  const lines = (await setup.registry.metrics()).split('\n')
  const found = lines.find((other) => other.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

it('reports requests, queue, batches, gas, inclusion time, balances, nonce gaps, and budget', async () => {
  const { signature } = await newWallet()
  const post = (tokenIndex: number) => setup.post({ signature, tokenIndex })
  expect((await post(1)).statusCode).toBe(200)
  expect((await post(1)).statusCode).toBe(409)
  expect((await post(99)).statusCode).toBe(400)

  expect(await read('mint_requests_total{outcome="MINTED"}')).toBe(1)
  expect(await read('mint_requests_total{outcome="ALREADY_MINTED"}')).toBe(1)
  expect(await read('mint_requests_total{outcome="MALFORMED"}')).toBe(1)
  expect(await read('mint_request_seconds_count')).toBe(3)
  expect(await read('mint_batch_items_sum')).toBe(1)
  await eventually(async () => (await read('mint_inclusion_seconds_count')) === 1)
  expect(await read('mint_transactions_total{status="confirmed"}')).toBe(1)
  expect(await read('mint_gas_per_item_sum')).toBeGreaterThan(21_000)
  expect(await read('mint_gas_per_item_sum')).toBeLessThan(90_000)

  const relayer = `{relayer="${privateKeyToAddress(chain.relayers[0] ?? '0x').toLowerCase()}"}`
  await eventually(async () => ((await read(`mint_relayer_balance_ether${relayer}`)) ?? 0) > 0)
  expect(await read(`mint_relayer_nonce_gap${relayer}`)).toBe(0)
  expect(await read(`mint_relayer_unconfirmed_transactions${relayer}`)).toBe(0)
  await eventually(async () => ((await read('mint_budget_left_gas{scope="all"}')) ?? Infinity) < 50_000_000)
  await eventually(async () => (await read('mint_queue_items')) === 0)
  expect(await read('mint_queue_age_seconds')).toBe(0)
})

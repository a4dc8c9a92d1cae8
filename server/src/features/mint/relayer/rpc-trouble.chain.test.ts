import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../test/databases.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startFaultProxy, type Fault, type FaultProxy } from '../../../../test/fault-proxy.ts'
import { compareLedgers } from '../../../../test/mint-ledger.ts'
import { newWallet, newWallets, openTestMinting, type TestMinting } from '../../../../test/open-test-minting.ts'
import { type PrivateChain, startPrivateChain } from '../../../../test/private-chain.ts'

let chain: PrivateChain
let proxy: FaultProxy
let store: TestDatabase
let setup: TestMinting

beforeAll(async () => {
  chain = await startPrivateChain()
  store = await openTestDatabase('pglite')
  proxy = await startFaultProxy(chain.rpcUrl)
})
beforeEach(async () => {
  proxy.setFault(() => ({ kind: 'pass' }))
  setup = await openTestMinting({ database: store.database, privateChain: chain, rpcUrl: proxy.url })
  await setup.ask(await newWallet(), 42)
})
afterEach(() => setup.close())
afterAll(async () => {
  await proxy.close()
  await store.close()
  await chain.stop()
})

/** Mints while the chain's endpoint misbehaves so many times, and tells every answer that was not a 200. */
async function mintThrough(choose: (call: { method: string }) => Fault, times: number): Promise<unknown[]> {
  const wallets = await newWallets(12)
  let met = 0
  proxy.setFault((call) => {
    const fault = choose(call)
    if (fault.kind !== 'pass') met += 1
    return fault
  })
  const asked = Promise.all(wallets.map((wallet) => setup.ask(wallet, 1)))
  await eventually(() => met >= times)
  proxy.setFault(() => ({ kind: 'pass' }))
  const refused = (await asked).filter(({ status }) => status !== 200)
  await expectAgreement()
  return refused
}

async function expectAgreement(): Promise<void> {
  await eventually(async () => (await compareLedgers(store.database, chain)).unfinished === 0, 30_000)
  expect((await compareLedgers(store.database, chain)).differences).toEqual([])
}

it('mints when the endpoint answers 429 to half of all calls', async () => {
  let calls = 0
  const refused = await mintThrough(() => (calls++ % 2 === 0 ? { kind: 'status', status: 429 } : { kind: 'pass' }), 10)
  expect(refused).toEqual([])
})

it('mints once when the chain took the transaction but the answer was lost', async () => {
  const refused = await mintThrough(
    ({ method }) => (method === 'eth_sendRawTransaction' ? { kind: 'swallow-answer' } : { kind: 'pass' }),
    1,
  )
  expect(refused).toEqual([])
})

it('mints when sending goes unanswered for a while', async () => {
  const refused = await mintThrough(
    ({ method }) => (method === 'eth_sendRawTransaction' ? { kind: 'silence' } : { kind: 'pass' }),
    1,
  )
  expect(refused).toEqual([])
})

it('mints when the endpoint reports nonces that are too low', async () => {
  const refused = await mintThrough(
    ({ method }) =>
      method === 'eth_getTransactionCount'
        ? { kind: 'change', result: (truth) => `0x${Math.max(0, Number(truth) - 2).toString(16)}` }
        : { kind: 'pass' },
    20,
  )
  expect(refused).toEqual([])
})

it('mints when the endpoint reports nonces that are too high', async () => {
  const refused = await mintThrough(
    ({ method }) =>
      method === 'eth_getTransactionCount'
        ? { kind: 'change', result: (truth) => `0x${(Number(truth) + 3).toString(16)}` }
        : { kind: 'pass' },
    2,
  )
  expect(refused).toEqual([])
})

it('fills the gap that a lie about the first nonce has left', async () => {
  await setup.close()
  let sent = 0
  proxy.setFault(({ method }) => {
    if (method === 'eth_sendRawTransaction') sent += 1
    return method === 'eth_getTransactionCount'
      ? { kind: 'change', result: (truth) => `0x${(Number(truth) + 2).toString(16)}` }
      : { kind: 'pass' }
  })
  setup = await openTestMinting({ database: store.database, privateChain: chain, rpcUrl: proxy.url })
  const asked = setup.ask(await newWallet(), 1)
  // It is sent under a nonce that the chain has not come to.
  await eventually(() => sent > 0)
  proxy.setFault(() => ({ kind: 'pass' }))
  expect(await asked).toMatchObject({ status: 200 })
  await expectAgreement()
})

it('mints after the endpoint was down and came back', async () => {
  const wallets = await newWallets(12)
  let calls = 0
  proxy.setFault(() => {
    calls += 1
    return { kind: 'pass' }
  })
  const early = Promise.all(wallets.slice(0, 6).map((wallet) => setup.ask(wallet, 1)))
  await eventually(() => calls > 0)
  await proxy.goDown()
  const late = Promise.all(wallets.slice(6).map((wallet) => setup.ask(wallet, 1)))
  // A read that begins after them has been tried as often as reads are tried, and given up.
  await expect(setup.collection.refresh()).rejects.toThrow()
  await proxy.comeBack()
  for (const answer of [...(await early), ...(await late)]) expect(answer).toMatchObject({ status: 200 })
  await expectAgreement()
})

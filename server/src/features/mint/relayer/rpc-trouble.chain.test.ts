import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../../../test/databases.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startFaultProxy, type Fault } from '../../../../test/fault-proxy.ts'
import { compareLedgers } from '../../../../test/mint-ledger.ts'
import { newWallet, newWallets, openTestMinting, type TestMinting } from '../../../../test/open-test-minting.ts'
import { startPrivateChain } from '../../../../test/private-chain.ts'

const chain = await startPrivateChain()
const store = await openTestDatabase('pglite')
const proxy = await startFaultProxy(chain.rpcUrl)
let setup: TestMinting

beforeEach(async () => {
  proxy.setFault(() => ({ kind: 'pass' }))
  setup = await openTestMinting({ database: store.database, privateChain: chain, rpcUrls: [proxy.url] })
  await setup.ask(await newWallet(), 42)
})
afterEach(() => setup.close())
afterAll(async () => {
  await proxy.close()
  await store.close()
  await chain.stop()
})

/** Mints until the endpoint has failed this many times, and expects every mint to succeed. */
async function mintThrough(choose: (call: { method: string }) => Fault, times: number): Promise<void> {
  const wallets = await newWallets(12)
  let faults = 0
  proxy.setFault((call) => {
    const fault = choose(call)
    if (fault.kind !== 'pass') faults += 1
    return fault
  })
  const responses = Promise.all(wallets.map((wallet) => setup.ask(wallet, 1)))
  await eventually(() => faults >= times)
  proxy.setFault(() => ({ kind: 'pass' }))
  expect((await responses).filter(({ status }) => status !== 200)).toEqual([])
  await expectAgreement()
}

async function expectAgreement(): Promise<void> {
  await eventually(async () => (await compareLedgers(store.database, chain)).unfinished === 0, 30_000)
  expect((await compareLedgers(store.database, chain)).differences).toEqual([])
}

it('mints when the endpoint responds with 429 to half of all calls', async () => {
  let calls = 0
  await mintThrough(() => (calls++ % 2 === 0 ? { kind: 'status', status: 429 } : { kind: 'pass' }), 10)
})

const shiftNonce = (shift: number): Fault => ({
  kind: 'change',
  result: (nonce) => `0x${Math.max(0, Number(nonce) + shift).toString(16)}`,
})

it.each<[string, string, Fault, number]>([
  ['the response to a sent transaction is lost', 'eth_sendRawTransaction', { kind: 'swallow-answer' }, 1],
  ['sending times out', 'eth_sendRawTransaction', { kind: 'silence' }, 1],
  ['the endpoint reports nonces that are too low', 'eth_getTransactionCount', shiftNonce(-2), 20],
  ['the endpoint reports nonces that are too high', 'eth_getTransactionCount', shiftNonce(3), 2],
])('mints once when %s', async (_trouble, faulty, fault, times) => {
  await mintThrough(({ method }) => (method === faulty ? fault : { kind: 'pass' }), times)
})

it('fills the nonce gap that a wrong first nonce leaves', async () => {
  await setup.close()
  let sent = 0
  proxy.setFault(({ method }) => {
    if (method === 'eth_sendRawTransaction') sent += 1
    return method === 'eth_getTransactionCount' ? shiftNonce(2) : { kind: 'pass' }
  })
  setup = await openTestMinting({ database: store.database, privateChain: chain, rpcUrls: [proxy.url] })
  const request = setup.ask(await newWallet(), 1)
  // The transaction is sent with a nonce that the chain has not reached.
  await eventually(() => sent > 0)
  proxy.setFault(() => ({ kind: 'pass' }))
  expect(await request).toMatchObject({ status: 200 })
  await expectAgreement()
})

it('mints after an outage of the endpoint', async () => {
  const wallets = await newWallets(12)
  let calls = 0
  proxy.setFault(() => {
    calls += 1
  })
  const early = Promise.all(wallets.slice(0, 6).map((wallet) => setup.ask(wallet, 1)))
  await eventually(() => calls > 0)
  await proxy.goDown()
  const late = Promise.all(wallets.slice(6).map((wallet) => setup.ask(wallet, 1)))
  // A read that starts after them has exhausted its retries.
  await expect(setup.collection.refresh()).rejects.toThrow()
  await proxy.comeBack()
  for (const response of [...(await early), ...(await late)]) expect(response).toMatchObject({ status: 200 })
  await expectAgreement()
})

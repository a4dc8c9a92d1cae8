import { sql } from 'drizzle-orm'
import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '../../../../test/databases.ts'
import { eventually } from '../../../../test/eventually.ts'
import { keyServiceKinds, startKeyService } from '../../../../test/key-services.ts'
import { compareLedgers, receivedTokens } from '../../../../test/mint-ledger.ts'
import { everyItem, newWallet, openTestMinting, type TestMinting } from '../../../../test/open-test-minting.ts'
import { startPrivateChain } from '../../../../test/private-chain.ts'

const chain = await startPrivateChain({ relayers: 2 })
// One database for all tests: with an empty one, the relayer would first recover what the chain has.
const store = await openTestDatabase('postgres')
const [key = '0x', otherKey = '0x'] = chain.relayers
let setup: TestMinting

afterEach(() => setup.close())
afterAll(async () => {
  await store.close()
  await chain.stop()
})

describe.each(keyServiceKinds)('relaying with a key in %s', (kind) => {
  async function open() {
    const { standIn, open: openKey } = await startKeyService(kind, key)
    onTestFinished(standIn.close)
    setup = await openTestMinting({ database: store.database, privateChain: chain, accounts: [await openKey()] })
    return standIn
  }
  const storedTransactions = () => store.database.sql.$count(sql`chain_transaction`)
  const failures = async (reason: string) =>
    Number(
      new RegExp(`mint_relayer_signing_failures_total{reason="${reason}"} (\\d+)`).exec(
        await setup.registry.metrics(),
      )?.[1],
    )

  it('mints every item once', async () => {
    await open()
    const wallets = await Promise.all([newWallet(), newWallet(), newWallet()])
    await Promise.all(wallets.map((wallet) => setup.askForAll(wallet)))
    for (const { address } of wallets)
      await eventually(async () => (await receivedTokens(chain, address, 1)).length === everyItem.length)
    await eventually(async () => (await compareLedgers(store.database, chain)).unfinished === 0)
    expect(await compareLedgers(store.database, chain)).toMatchObject({ differences: [] })
    expect(await setup.registry.metrics()).toMatch(/mint_relayer_signing_seconds_count [1-9]/)
    await setup.pingKeyServices()
  })

  it.each([
    ['hang', 'timeout', 'did not answer within 2 s'],
    ['fail', 'unreachable', 'answered 500'],
    ['refuse', 'refused', kind === 'Web3Signer' ? 'answered 403' : 'AccessDeniedException'],
    ['other-key', 'invalid', 'did not sign with the key of'],
  ] as const)(
    'stores nothing while the service does this: %s',
    { timeout: 60_000 },
    async (behavior, reason, message) => {
      const standIn = await open()
      const first = await newWallet()
      expect(await setup.ask(first, 1)).toMatchObject({ status: 200 })
      await eventually(async () => (await compareLedgers(store.database, chain)).unfinished === 0)
      const address = privateKeyToAddress(key)
      const nonce = await chain.chain.client.getTransactionCount({ address })
      const stored = await storedTransactions()

      standIn.setBehavior(behavior)
      const wallets = await Promise.all([newWallet(), newWallet()])
      const minting = wallets.map((wallet) => setup.ask(wallet, 7))
      await eventually(async () => (await failures(reason)) >= 2, 20_000)
      expect(await storedTransactions()).toBe(stored)
      expect(await store.database.sql.$count(sql`mint`, sql`relayer is null and failure is null`)).toBe(2)
      await expect(setup.pingKeyServices()).rejects.toThrow(message)
      expect(await chain.chain.client.getTransactionCount({ address })).toBe(nonce)

      standIn.setBehavior('sign')
      expect(await Promise.all(minting)).toMatchObject([{ status: 200 }, { status: 200 }])
      for (const each of wallets) expect(await receivedTokens(chain, each.address, 1)).toEqual([7])
      await eventually(async () => (await compareLedgers(store.database, chain)).unfinished === 0)
      expect(await compareLedgers(store.database, chain, [first.address])).toMatchObject({ differences: [] })
      // No nonce was skipped or used twice.
      const isNew = sql`nonce >= ${nonce} and sender = ${address.toLowerCase()}`
      const nonces = await store.database.sql.$count(sql`chain_transaction`, isNew)
      expect(await chain.chain.client.getTransactionCount({ address })).toBe(nonce + nonces)
      await setup.pingKeyServices()
    },
  )

  it('replaces a stuck transaction, whose new bytes come from the service too', { timeout: 60_000 }, async () => {
    const standIn = await open()
    await setup.ask(await newWallet(), 1)
    await chain.rpc('evm_setAutomine', [false])
    onTestFinished(async () => void (await chain.rpc('evm_setAutomine', [true])))
    const wallet = await newWallet()
    const minting = setup.ask(wallet, 3)
    await eventually(async () => (await store.database.sql.$count(sql`chain_transaction`, sql`status = 'sent'`)) > 0)
    const isReplaced = sql`cardinality(hashes) > 1 and status = 'sent'`
    const versions = () => store.database.sql.$count(sql`chain_transaction`, isReplaced)
    // The service is down when the transaction is due to be replaced.
    standIn.setBehavior('fail')
    await eventually(async () => (await failures('unreachable')) >= 1, 20_000)
    expect(await versions()).toBe(0)
    standIn.setBehavior('sign')
    await eventually(async () => (await versions()) > 0, 20_000)
    await chain.rpc('evm_setAutomine', [true])
    await chain.rpc('evm_mine')
    expect(await minting).toMatchObject({ status: 200 })
    expect(await receivedTokens(chain, wallet.address, 1)).toEqual([3])
  })

  it('switches to another account of the same key', { timeout: 60_000 }, async () => {
    const standIn = await open()
    standIn.setBehavior('refuse')
    const minting = setup.ask(await newWallet(), 1)
    await eventually(async () => (await failures('refused')) >= 1)
    const working = await startKeyService(kind, key)
    onTestFinished(working.standIn.close)
    setup.setAccounts([await working.open()])
    expect(await minting).toMatchObject({ status: 200 })
    await setup.pingKeyServices()
  })

  it('leaves the mints to another key while the service is down', { timeout: 60_000 }, async () => {
    const [broken, working] = await Promise.all([startKeyService(kind, key), startKeyService('Web3Signer', otherKey)])
    onTestFinished(broken.standIn.close)
    onTestFinished(working.standIn.close)
    const accounts = await Promise.all([broken.open(), working.open()])
    broken.standIn.setBehavior('hang')
    const sender = privateKeyToAddress(key).toLowerCase()
    const stored = await store.database.sql.$count(sql`chain_transaction`, sql`sender = ${sender}`)
    setup = await openTestMinting({ database: store.database, privateChain: chain, accounts })
    for (const item of [1, 2, 3]) expect(await setup.ask(await newWallet(), item)).toMatchObject({ status: 200 })
    expect(await store.database.sql.$count(sql`chain_transaction`, sql`sender = ${sender}`)).toBe(stored)
  })
})

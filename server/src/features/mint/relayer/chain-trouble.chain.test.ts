import { collectionAbi } from '@network-site/protocol/contracts'
import { eq, isNotNull } from 'drizzle-orm'
import { createWalletClient, http, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestDatabase, closeTestDatabases, type TestDatabase } from '../../../../test/databases.ts'
import { eventually } from '../../../../test/eventually.ts'
import { compareLedgers, receivedTokens } from '../../../../test/mint-ledger.ts'
import { startFaultProxy } from '../../../../test/fault-proxy.ts'
import {
  newWallet,
  newWallets,
  openTestMinting,
  type Asked,
  type TestMinting,
} from '../../../../test/open-test-minting.ts'
import { type PrivateChain, startPrivateChain } from '../../../../test/private-chain.ts'
import { mintGas, mints } from '../tables.ts'

let chain: PrivateChain
let store: TestDatabase
let setup: TestMinting

afterAll(closeTestDatabases)
beforeEach(async () => {
  chain = await startPrivateChain()
  store = await borrowTestDatabase('pglite')
  setup = await openTestMinting({ database: store.database, privateChain: chain })
})
afterEach(async () => {
  await setup.close()
  await store.close()
  await chain.stop()
})

async function pendingCount(): Promise<number> {
  const status = (await chain.rpc('txpool_status')) as { pending: string; queued: string }
  return Number(status.pending) + Number(status.queued)
}

/** How many mints have been given to a transaction. */
async function sentCount(): Promise<number> {
  const rows = await store.database.sql.select().from(mints).where(isNotNull(mints.relayer))
  return rows.length
}

/** Asks with ever new wallets until one of them is not taken in. */
async function firstRefusal(): Promise<Asked> {
  const refused: Asked[] = []
  await eventually(async () => {
    const wallet = await newWallet()
    void setup.ask(wallet, 1).then((answer) => answer.status !== 200 && refused.push(answer))
    await eventually(async () => refused.length > 0 || (await sourcesOf(wallet.address)).length === 1)
    return refused.length > 0
  })
  return refused[0] as Asked
}

async function sourcesOf(minter: string): Promise<string[]> {
  const rows = await store.database.sql
    .select({ source: mints.source })
    .from(mints)
    .where(eq(mints.minter, minter.toLowerCase()))
  return rows.map(({ source }) => source)
}

async function chargedTo(source: string): Promise<unknown[]> {
  return store.database.sql
    .select()
    .from(mintGas)
    .where(eq(mintGas.scope, `from ${source}`))
}

function ownerClient() {
  const account = privateKeyToAccount(chain.owner)
  const client = createWalletClient({ account, transport: http(chain.rpcUrl) })
  const shared = {
    account,
    chain: null,
    abi: collectionAbi,
    address: chain.chain.contracts.collection,
    gas: 500_000n,
  } as const
  // A tip far above the relayer's puts these first in their block.
  const first = { maxFeePerGas: 90_000_000_000n, maxPriorityFeePerGas: 9_000_000_000n }
  return {
    close: () => client.writeContract({ ...shared, ...first, functionName: 'toggleOpenState', args: [false] }),
    mintTo: (to: `0x${string}`, id: bigint) =>
      client.writeContract({ ...shared, ...first, functionName: 'mintTo', args: [to, id] }),
  }
}

describe('a batch under way', () => {
  it('is not harmed when somebody mints one of its items first', async () => {
    const wallet = await newWallet()
    const day = setup.collection.day()
    await chain.rpc('evm_setAutomine', [false])
    const asked = Promise.all([setup.ask(wallet, 1), setup.ask(wallet, 2)])
    await eventually(async () => (await pendingCount()) >= 1 && (await sentCount()) === 2)
    await ownerClient().mintTo(wallet.address, 1n)
    await chain.rpc('evm_mine')
    await chain.rpc('evm_setAutomine', [true])
    const [first, second] = await asked
    expect(first).toMatchObject({ status: 409, code: 'ALREADY_MINTED' })
    expect(second).toMatchObject({ status: 200 })
    expect(await receivedTokens(chain, wallet.address, day)).toEqual([1, 2])
    expect((await compareLedgers(store.database, chain)).differences).toEqual([])
  })

  it('is answered with 403 when minting is closed before it is mined, and so is everybody after', async () => {
    const wallets = await newWallets(3)
    await chain.rpc('evm_setAutomine', [false])
    const asked = Promise.all(wallets.map((wallet) => setup.ask(wallet, 1)))
    await eventually(async () => (await pendingCount()) >= 1 && (await sentCount()) === wallets.length)
    await ownerClient().close()
    await chain.rpc('evm_mine')
    await chain.rpc('evm_setAutomine', [true])
    for (const answer of await asked) expect(answer).toMatchObject({ status: 403, code: 'MINT_CLOSED' })
    expect(await setup.ask(await newWallet(), 1)).toMatchObject({ status: 403, code: 'MINT_CLOSED' })
    expect((await compareLedgers(store.database, chain)).differences).toEqual([])
  })

  it('goes back on the wire when a reorganisation drops it', async () => {
    const wallets = await newWallets(6)
    const day = setup.collection.day()
    const beforeMints = await chain.rpc('evm_snapshot')
    for (const wallet of wallets.slice(0, 3)) expect(await setup.ask(wallet, 1)).toMatchObject({ status: 200 })
    await chain.rpc('evm_revert', [beforeMints])
    await chain.rpc('hardhat_mine', ['0x3'])
    expect(await receivedTokens(chain, wallets[2]?.address ?? '0x', day)).toEqual([])
    await eventually(async () => (await receivedTokens(chain, wallets[2]?.address ?? '0x', day)).length === 1)
    const answers = await Promise.all(wallets.slice(3).map((wallet) => setup.ask(wallet, 1)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await eventually(async () => (await compareLedgers(store.database, chain)).differences.length === 0)
    expect(await compareLedgers(store.database, chain)).toMatchObject({ minted: 6, unfinished: 0 })
  })

  it('is offered again for more when the base fee jumps above its offer', async () => {
    const wallets = await newWallets(4)
    await chain.rpc('evm_setAutomine', [false])
    const first = setup.ask(wallets[0] ?? (await newWallet()), 1)
    await eventually(async () => (await pendingCount()) >= 1)
    const others = Promise.all(wallets.slice(1).map((wallet) => setup.ask(wallet, 1)))
    await eventually(async () => (await sentCount()) === wallets.length)
    await chain.rpc('hardhat_setNextBlockBaseFeePerGas', [toHex(20_000_000_000n)])
    await chain.rpc('evm_mine')
    await chain.rpc('hardhat_setNextBlockBaseFeePerGas', [toHex(20_000_000_000n)])
    await chain.rpc('evm_setIntervalMining', [1000])
    expect(await first).toMatchObject({ status: 200 })
    expect((await others).every(({ status }) => status === 200)).toBe(true)
  })

  it('waits for the confirmations that the operator wants', async () => {
    await setup.close()
    const proxy = await startFaultProxy(chain.rpcUrl)
    let looks = 0
    proxy.setFault(({ method }) => {
      if (method === 'eth_getBlockByNumber') looks += 1
      return { kind: 'pass' }
    })
    setup = await openTestMinting({
      database: store.database,
      privateChain: chain,
      rpcUrl: proxy.url,
      settings: { confirmations: 3 },
    })
    const wallet = await newWallet()
    let isAnswered = false
    const asked = setup.ask(wallet, 1).finally(() => (isAnswered = true))
    await eventually(async () => (await receivedTokens(chain, wallet.address, setup.collection.day())).length === 1)
    // The relayer has looked at the chain again and again, and still waits.
    const before = looks
    await eventually(() => looks >= before + 5)
    expect(isAnswered).toBe(false)
    await chain.rpc('hardhat_mine', ['0x2'])
    expect(await asked).toMatchObject({ status: 200 })
    await setup.close()
    await proxy.close()
    setup = await openTestMinting({ database: store.database, privateChain: chain })
  })
})

describe('the end of a day', () => {
  it('fails what was not included, and mints none of it on the next day', async () => {
    const wallet = await newWallet()
    const day = setup.collection.day()
    await chain.rpc('evm_setAutomine', [false])
    const asked = setup.ask(wallet, 5)
    await eventually(async () => (await pendingCount()) >= 1)
    await chain.rpc('evm_setNextBlockTimestamp', [setup.collection.endOf(day) + 1])
    await chain.rpc('evm_mine')
    expect(await asked).toMatchObject({ status: 409, code: 'DAY_OVER' })
    await chain.rpc('evm_setAutomine', [true])
    await chain.rpc('evm_mine')
    expect(await receivedTokens(chain, wallet.address, day)).toEqual([])
    expect(await receivedTokens(chain, wallet.address, day + 1)).toEqual([])
    // The new day begins afresh.
    await eventually(() => setup.collection.day() === day + 1)
    expect(await setup.ask(wallet, 5)).toMatchObject({ status: 200 })
    expect(await receivedTokens(chain, wallet.address, day + 1)).toEqual([5])
  })

  it('forgets where its requests came from, and keeps the mints', async () => {
    await setup.close()
    const budget = { all: 0, firstSeen: 0, perSource: 10_000_000 }
    setup = await openTestMinting({ database: store.database, privateChain: chain, settings: { budget } })
    const wallet = await newWallet()
    const day = setup.collection.day()
    expect(await setup.ask(wallet, 8, { ip: '192.0.2.7' })).toMatchObject({ status: 200 })
    expect(await sourcesOf(wallet.address)).toEqual(['192.0.2.7'])
    expect(await chargedTo('192.0.2.7')).toHaveLength(1)
    await chain.rpc('evm_setNextBlockTimestamp', [setup.collection.endOf(day) + 1])
    await chain.rpc('evm_mine')
    await eventually(async () => (await sourcesOf(wallet.address))[0] === '')
    await eventually(async () => (await chargedTo('192.0.2.7')).length === 0)
    expect(await receivedTokens(chain, wallet.address, day)).toEqual([8])
  })

  it('fails what was still in the queue', async () => {
    await setup.closeRelayer()
    const wallet = await newWallet()
    const day = setup.collection.day()
    const asked = setup.ask(wallet, 6)
    await eventually(async () => (await sourcesOf(wallet.address)).length === 1)
    await chain.rpc('evm_setNextBlockTimestamp', [setup.collection.endOf(day) + 1])
    await chain.rpc('evm_mine')
    await eventually(() => setup.collection.day() === day + 1)
    const other = await openTestMinting({ database: store.database, privateChain: chain })
    expect(await asked).toMatchObject({ status: 409, code: 'DAY_OVER' })
    await other.close()
    expect(await receivedTokens(chain, wallet.address, day + 1)).toEqual([])
  })
})

describe('a relayer without money', () => {
  it('says so, takes nobody in, and goes on when it has some', async () => {
    await setup.ask(await newWallet(), 1)
    const relayer = privateKeyToAccount(chain.relayers[0] ?? '0x').address
    await chain.rpc('hardhat_setBalance', [relayer, '0x1'])
    const early = setup.ask(await newWallet(), 1)
    await eventually(() =>
      setup.minting.ping().then(
        () => false,
        (error: Error) => error.message.endsWith('is empty'),
      ),
    )
    expect(await firstRefusal()).toMatchObject({ status: 503, code: 'RELAYER_UNAVAILABLE' })
    await chain.rpc('hardhat_setBalance', [relayer, toHex(10n ** 20n)])
    expect(await early).toMatchObject({ status: 200 })
    await eventually(async () => (await setup.ask(await newWallet(), 1)).status === 200)
    await expect(setup.minting.ping()).resolves.toBeUndefined()
    await chain.rpc('hardhat_setBalance', [relayer, toHex(10n ** 17n)])
    await eventually(() =>
      setup.minting.ping().then(
        () => false,
        (error: Error) => error.message.endsWith('is low'),
      ),
    )
    expect(await setup.ask(await newWallet(), 1)).toMatchObject({ status: 200 })
  })
})

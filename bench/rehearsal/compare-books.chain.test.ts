import { collectionAbi } from '@network-site/protocol/contracts'
import { createWalletClient, http, type Address } from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestDatabase, closeTestDatabases, type TestDatabase } from '../../server/test/databases.ts'
import { type PrivateChain, startPrivateChain } from '../../server/test/private-chain.ts'
import { areFaultless, compareBooks } from './compare-books.ts'
import type { PromisedMint } from './visitors/start-visitors.ts'

let chain: PrivateChain
let store: TestDatabase
beforeAll(async () => void (chain = await startPrivateChain()))
beforeEach(async () => void (store = await borrowTestDatabase('postgres')))
afterAll(async () => {
  await closeTestDatabases()
  await chain.stop()
})

async function call(functionName: 'mintTo' | 'ownerMint', args: readonly unknown[]): Promise<void> {
  const wallet = createWalletClient({ account: privateKeyToAccount(chain.owner), transport: http(chain.rpcUrl) })
  const address = chain.chain.contracts.collection
  await wallet.writeContract({ abi: collectionAbi, address, functionName, args, chain: null } as never)
}

async function booksOf(wallet: Address, promised: { mints?: PromisedMint[]; messages?: string[] } = {}) {
  return compareBooks({
    database: store.database,
    testnet: { rpcUrl: chain.rpcUrl, contracts: chain.chain.contracts },
    visitors: {
      wallets: [{ address: wallet }],
      promisedMints: promised.mints ?? [],
      promisedMessages: promised.messages ?? [],
    },
    days: [1],
    closingMilliseconds: 100,
  })
}

describe('the books of a bad day', () => {
  it('agree where nothing was promised and nothing happened', async () => {
    expect(areFaultless(await booksOf(privateKeyToAddress(generatePrivateKey())))).toBe(true)
  })

  it('do not agree where a mint that a visitor was told of is not on chain', async () => {
    const wallet = privateKeyToAddress(generatePrivateKey())
    const books = await booksOf(wallet, { mints: [{ address: wallet, token: 7, day: 1 }] })
    expect(books).toMatchObject({ promised: 1, lost: 1 })
    expect(areFaultless(books)).toBe(false)
  })

  it('do not agree where the chain has a mint that the database knows nothing of', async () => {
    const wallet = privateKeyToAddress(generatePrivateKey())
    await call('mintTo', [wallet, 7n])
    const books = await booksOf(wallet, { mints: [{ address: wallet, token: 7, day: 1 }] })
    expect(books).toMatchObject({
      lost: 0,
      onChain: 1,
      differences: [expect.stringContaining('the chain has 1 items')],
    })
    expect(areFaultless(books)).toBe(false)
  })

  it('do not agree where a wallet has an item more often than it was minted', async () => {
    const wallet = privateKeyToAddress(generatePrivateKey())
    await call('ownerMint', [wallet, 7n, 1n, '0x'])
    const books = await booksOf(wallet)
    expect(books).toMatchObject({ twice: 1 })
    expect(areFaultless(books)).toBe(false)
  })

  it('do not agree where a message that the form said it has is not kept', async () => {
    const books = await booksOf(privateKeyToAddress(generatePrivateKey()), { messages: ['hello'] })
    expect(books).toMatchObject({ messagesPromised: 1, messagesLost: 1 })
    expect(areFaultless(books)).toBe(false)
  })
})

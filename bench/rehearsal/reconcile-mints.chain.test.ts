import type { Address } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestDatabase, closeTestDatabases, type TestDatabase } from '../../server/test/databases.ts'
import { actOnChain, type PrivateChain, startPrivateChain } from '../../server/test/private-chain.ts'
import { isConsistent, reconcile } from './reconcile-mints.ts'
import type { ConfirmedMint } from './visitors/start-visitors.ts'

let chain: PrivateChain
let store: TestDatabase
beforeAll(async () => void (chain = await startPrivateChain()))
beforeEach(async () => void (store = await borrowTestDatabase('postgres')))
afterAll(async () => {
  await closeTestDatabases()
  await chain.stop()
})

async function reconcileWallet(wallet: Address, confirmed: { mints?: ConfirmedMint[]; messages?: string[] } = {}) {
  return reconcile({
    database: store.database,
    testnet: { rpcUrl: chain.rpcUrl, contracts: chain.chain.contracts },
    visitors: {
      wallets: [{ address: wallet }],
      confirmedMints: confirmed.mints ?? [],
      confirmedMessages: confirmed.messages ?? [],
    },
    days: [1],
    timeoutMilliseconds: 100,
  })
}

describe('reconcile', () => {
  it('is consistent if nothing was confirmed and nothing was minted', async () => {
    expect(isConsistent(await reconcileWallet(privateKeyToAddress(generatePrivateKey())))).toBe(true)
  })

  it('reports a confirmed mint that is not on chain', async () => {
    const wallet = privateKeyToAddress(generatePrivateKey())
    const result = await reconcileWallet(wallet, { mints: [{ address: wallet, token: 7, day: 1 }] })
    expect(result).toMatchObject({ confirmed: 1, lost: 1 })
    expect(isConsistent(result)).toBe(false)
  })

  it('reports a mint on chain that the database does not know', async () => {
    const wallet = privateKeyToAddress(generatePrivateKey())
    await actOnChain(chain, chain.owner).mintTo(wallet, 7)
    const result = await reconcileWallet(wallet, { mints: [{ address: wallet, token: 7, day: 1 }] })
    expect(result).toMatchObject({
      lost: 0,
      onChain: 1,
      differences: [expect.stringContaining('1 items on chain')],
    })
    expect(isConsistent(result)).toBe(false)
  })

  it('reports a wallet that owns more copies of an item than were minted for it', async () => {
    const wallet = privateKeyToAddress(generatePrivateKey())
    await actOnChain(chain, chain.owner).ownerMint(wallet, 7)
    const result = await reconcileWallet(wallet)
    expect(result).toMatchObject({ duplicated: 1 })
    expect(isConsistent(result)).toBe(false)
  })

  it('reports an acknowledged message that is not stored', async () => {
    const result = await reconcileWallet(privateKeyToAddress(generatePrivateKey()), { messages: ['hello'] })
    expect(result).toMatchObject({ messagesConfirmed: 1, messagesLost: 1 })
    expect(isConsistent(result)).toBe(false)
  })
})

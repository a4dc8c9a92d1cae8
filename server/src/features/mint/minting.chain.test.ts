import { mintDaySchema, mintStatesSchema, remoteMintAnswerSchema } from '@network-site/protocol/mints'
import { sql } from 'drizzle-orm'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../../test/databases.ts'
import { everyItem, newWallet, newWallets, openTestMinting, type TestMinting } from '../../../test/open-test-minting.ts'
import { startPrivateChain } from '../../../test/private-chain.ts'
import { receivedTokens } from '../../../test/mint-ledger.ts'
import { deployReceiver, undeployedReceiver } from '../../../test/test-contracts.ts'
import { createRecoverSigner } from '../../lib/signatures.ts'
import { systemClock } from '../../services/process.ts'
import { createVerifyMinter } from './verify-minter.ts'

const chain = await startPrivateChain()
afterAll(chain.stop)

describe.each(databaseKinds)('minting on %s', (kind) => {
  let store: TestDatabase
  let setup: TestMinting
  let day: number
  beforeAll(async () => {
    store = await openTestDatabase(kind)
    setup = await openTestMinting({ database: store.database, privateChain: chain })
    day = setup.collection.day()
  })
  afterAll(async () => {
    await setup.close()
    await store.close()
  })

  async function statesOf(address: string): Promise<string[]> {
    const response = await setup.app.inject(`/mints/${address}`)
    return mintStatesSchema.parse(response.json()).items.map(({ state }) => state)
  }

  it('responds with 200 when the item is on chain, and with 409 afterward', async () => {
    const wallet = await newWallet()
    const first = await setup.post({ signature: wallet.signature, tokenIndex: 7 })
    expect(first.statusCode).toBe(200)
    expect(remoteMintAnswerSchema.parse(first.json())).toMatchObject({ minter: wallet.address, tokenIndex: 7, day })
    expect(await receivedTokens(chain, wallet.address, day)).toEqual([7])
    const second = await setup.post({ signature: wallet.signature, tokenIndex: 7 })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toEqual({ error: expect.stringContaining('already minted'), code: 'ALREADY_MINTED' })
  })

  it('returns the day, when it ends, and that minting is open', async () => {
    const response = await setup.app.inject({ url: '/mints/day' })
    expect(response.statusCode).toBe(200)
    const today = mintDaySchema.parse(response.json())
    expect(today).toEqual({ day, endsAtSeconds: setup.collection.endOf(day), isOpen: true })
    expect(today.endsAtSeconds).toBeGreaterThan(setup.collection.nowSeconds())
    expect(today.endsAtSeconds - setup.collection.nowSeconds()).toBeLessThanOrEqual(86_400)
  })

  it('lets a repeated request join the one in flight', async () => {
    const wallet = await newWallet()
    const responses = await Promise.all(Array.from({ length: 5 }, () => setup.ask(wallet, 3)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const rows = await store.database.sql.execute(
      sql`select count(*)::int as count from mint where minter = ${wallet.address.toLowerCase()}`,
    )
    expect(rows).toMatchObject({ rows: [{ count: 1 }] })
  })

  it('mints all 42 items of many wallets in few transactions', async () => {
    const wallets = await newWallets(5)
    const requests = wallets.flatMap((wallet) => Array.from({ length: 42 }, (_, index) => setup.ask(wallet, index + 1)))
    expect((await Promise.all(requests)).every(({ status }) => status === 200)).toBe(true)
    for (const { address } of wallets) expect(await receivedTokens(chain, address, day)).toHaveLength(42)
  })

  it('stores all items of one request, and mints them', async () => {
    const wallet = await newWallet()
    const response = await setup.postMany({ signature: wallet.signature, items: everyItem })
    expect(response.statusCode).toBe(202)
    expect(response.json()).toEqual({ day, accepted: everyItem, refused: [] })
    await expect.poll(() => receivedTokens(chain, wallet.address, day)).toEqual(everyItem)
    await expect.poll(async () => statesOf(wallet.address)).toEqual(everyItem.map(() => 'minted'))
  })

  it('answers a repeated request for many items with the same answer, and mints each item once', async () => {
    const { address, signature } = await newWallet()
    const requests = [{ items: [1, 2, 3] }, { items: [3, 2, 1] }, { items: [1, 1, 2, 3] }]
    const send = () => Promise.all(requests.map((request) => setup.postMany({ signature, ...request })))
    const answers = (await send()).map((response) => response.json<unknown>())
    expect(answers).toEqual(requests.map(() => ({ day, accepted: [1, 2, 3], refused: [] })))
    await expect.poll(() => receivedTokens(chain, address, day)).toEqual([1, 2, 3])
    expect((await send()).map((response) => response.json<unknown>())).toEqual(answers)
    const more = await setup.postMany({ signature, items: [3, 4] })
    expect(more.json()).toEqual({ day, accepted: [3, 4], refused: [] })
    const rows = await store.database.sql.execute(
      sql`select count(*)::int as count from mint where minter = ${address.toLowerCase()}`,
    )
    expect(rows).toMatchObject({ rows: [{ count: 4 }] })
  })

  it('mints items of one request that another request asks for one by one', async () => {
    const wallet = await newWallet()
    const [many, single] = await Promise.all([
      setup.postMany({ signature: wallet.signature, items: [5, 6, 7] }),
      setup.ask(wallet, 6),
    ])
    expect(many.json()).toMatchObject({ accepted: [5, 6, 7] })
    expect(['MINTED', 'ALREADY_MINTED']).toContain(single.code)
    await expect.poll(() => receivedTokens(chain, wallet.address, day)).toEqual([5, 6, 7])
  })

  it('queues failed items again when they are requested again', async () => {
    const wallet = await newWallet()
    const minter = wallet.address.toLowerCase()
    await store.database.sql.execute(sql`
      insert into mint (chain, minter, day, token, source, is_first_seen, asked_at, failure)
      values (${setup.collection.chainNumber()}, ${minter}, ${day}, 1, '192.0.2.1', true, now(), 'TRANSACTION_FAILED')`)
    const response = await setup.postMany({ signature: wallet.signature, items: [1, 2] })
    expect(response.json()).toEqual({ day, accepted: [1, 2], refused: [] })
    await expect.poll(() => receivedTokens(chain, wallet.address, day)).toEqual([1, 2])
  })

  it('rejects malformed requests for many items with 400, and invalid signatures with 401', async () => {
    const { signature } = await newWallet()
    for (const items of [undefined, [], [0], [43], [1.5], ['1'], Array.from({ length: 43 }, () => 1)]) {
      expect((await setup.postMany({ signature, items })).json()).toMatchObject({ code: 'MALFORMED' })
    }
    const forged = await setup.postMany({ signature: `0x${'00'.repeat(65)}`, items: [1] })
    expect([forged.statusCode, forged.json()]).toMatchObject([401, { code: 'SIGNATURE_INVALID' }])
  })

  it('rejects malformed requests with 400', async () => {
    const wallet = await newWallet()
    const bodies = [
      {},
      { signature: wallet.signature },
      { signature: wallet.signature, tokenIndex: 0 },
      { signature: wallet.signature, tokenIndex: 43 },
      { signature: wallet.signature, tokenIndex: 1.5 },
      { signature: wallet.signature, tokenIndex: '1' },
      { signature: 'no hex', tokenIndex: 1 },
      { signature: wallet.signature, tokenIndex: 1, address: '0x12' },
    ]
    for (const body of bodies) {
      const response = await setup.post(body)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({ error: expect.any(String), code: 'MALFORMED' })
    }
  })

  it('rejects a signature that is invalid or from another wallet', async () => {
    const [wallet, { address }] = [await newWallet(), await newWallet()]
    const rejected = { status: 401, code: 'SIGNATURE_INVALID' }
    expect(await setup.ask({ ...wallet, signature: `0x${'00'.repeat(65)}` }, 1)).toMatchObject(rejected)
    expect(await setup.ask({ ...wallet, signature: '0x1234' }, 1)).toMatchObject(rejected)
    expect(await setup.ask({ ...wallet, address, isNamed: true }, 1)).toMatchObject(rejected)
    const unsigned = { ...wallet, address: zeroAddress, signature: `0x${'00'.repeat(64)}1b`, isNamed: true } as const
    expect(await setup.ask(unsigned, 1)).toMatchObject(rejected)
  })

  it('mints to contract wallets, deployed (ERC-1271) or not (ERC-6492)', async () => {
    const deployed = await deployReceiver(chain, 'willing')
    expect(await setup.ask(deployed, 9)).toMatchObject({ status: 200 })
    expect(await receivedTokens(chain, deployed.address, day)).toEqual([9])
    const undeployed = undeployedReceiver()
    const token = kind === 'pglite' ? 4 : 5
    expect(await setup.ask(undeployed, token)).toMatchObject({ status: 200 })
    expect(await receivedTokens(chain, undeployed.address, day)).toContain(token)
  })

  it('mints to a wallet with delegated code (EIP-7702) that signs with its key', async () => {
    const wallet = await newWallet()
    const { address } = await deployReceiver(chain, 'willing')
    await chain.rpc('hardhat_setCode', [wallet.address, await chain.rpc('eth_getCode', [address, 'latest'])])
    expect(await setup.ask(wallet, 11)).toMatchObject({ status: 200 })
    expect(await receivedTokens(chain, wallet.address, day)).toEqual([11])
  })

  it('rejects a wallet that refused an item, even after it removed its code', async () => {
    const wallet = await newWallet()
    const { address } = await deployReceiver(chain, 'refusing')
    await chain.rpc('hardhat_setCode', [wallet.address, await chain.rpc('eth_getCode', [address, 'latest'])])
    expect(await setup.ask(wallet, 1)).toMatchObject({ status: 403, code: 'RECEIVER_REFUSED' })
    await chain.rpc('hardhat_setCode', [wallet.address, '0x'])
    expect(await setup.ask(wallet, 2)).toMatchObject({ status: 403, code: 'RECEIVER_REFUSED' })
  })

  it('mints to the other receivers of a batch if one reverts or burns gas', async () => {
    const refusing = await deployReceiver(chain, 'refusing')
    const burning = await deployReceiver(chain, 'burning')
    const wallets = await newWallets(10)
    const responses = await Promise.all([
      setup.ask(refusing, 1),
      setup.ask(burning, 1),
      ...wallets.map((wallet) => setup.ask(wallet, 1)),
    ])
    expect(responses[0]).toMatchObject({ status: 403, code: 'RECEIVER_REFUSED' })
    expect(responses[1]).toMatchObject({ status: 403, code: 'RECEIVER_REFUSED' })
    expect(responses.slice(2).every(({ status }) => status === 200)).toBe(true)
    expect(await receivedTokens(chain, burning.address, day)).toEqual([])
  })

  it('returns the state of a wallet’s 42 items, with the transactions of minted ones', async () => {
    const wallet = await newWallet()
    const minted = await setup.post({ signature: wallet.signature, tokenIndex: 2 })
    const { transactionHash } = remoteMintAnswerSchema.parse(minted.json())
    const response = await setup.app.inject(`/mints/${wallet.address}`)
    const states = mintStatesSchema.parse(response.json())
    expect(states).toMatchObject({ address: wallet.address, day, isOpen: true })
    expect(states.dayEndsAt).toBeGreaterThan(setup.collection.nowSeconds())
    expect(states.items[1]).toEqual({ tokenIndex: 2, state: 'minted', transactionHash })
    expect(states.items[0]).toEqual({ tokenIndex: 1, state: 'idle' })
    expect((await setup.app.inject('/mints/not-an-address')).statusCode).toBe(400)
  })
})

it('reports an invalid signature for a mixed-case address with a wrong checksum', async () => {
  const verify = createVerifyMinter({
    chain: chain.chain,
    clock: systemClock,
    recoverSigner: await createRecoverSigner(),
    message: 'hello',
  })
  const address = '0xAbCdEfabcdefabcdefabcdefabcdefabcdefabcd'
  await expect(verify({ signature: '0x1234', address }, async () => {})).rejects.toMatchObject({
    code: 'SIGNATURE_INVALID',
  })
})

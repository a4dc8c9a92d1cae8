import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeTestDatabases, databaseKinds, openTestDatabase, type TestDatabase } from '../test/databases.ts'
import { newWallet, openTestMinting, type TestMinting, type Wallet } from '../test/open-test-minting.ts'
import { startPrivateChain, type PrivateChain } from '../test/private-chain.ts'
import { createQuestApp } from '../test/quest-app.ts'
import { createSocialAccounts } from './adapters/social-accounts.ts'
import { accountStore } from './features/quests/connected-accounts.ts'
import { connectedAccounts } from './features/quests/tables.ts'

let chain: PrivateChain
let provider: FastifyInstance
let providerUrl: string

beforeAll(async () => {
  chain = await startPrivateChain()
  provider = Fastify()
  // A token is the account's number; one that is none is unknown, and one of them is trouble.
  provider.get('/users/me', (request, reply) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if (token === 'trouble') return reply.code(500).send({})
    return /^\d+$/.test(token) ? reply.send({ data: { id: token } }) : reply.code(401).send({})
  })
  providerUrl = await provider.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await provider.close()
  await closeTestDatabases()
  await chain.stop()
})

describe.each(databaseKinds)('accounts of quests on %s', (kind) => {
  let store: TestDatabase
  let setup: TestMinting
  let app: FastifyInstance

  beforeEach(async () => {
    store = await openTestDatabase(kind)
    setup = await openTestMinting({ database: store.database, privateChain: chain })
    const { accountOf } = createSocialAccounts({
      apiUrl: providerUrl,
      sql: store.database.sql,
      secret: 'a secret of some length',
      nowMilliseconds: Date.now,
    })
    app = await open({ accountOf })
  })
  afterEach(async () => {
    await app.close()
    await setup.close()
    await store.close()
  })

  const open = (options: Parameters<typeof createQuestApp>[0]) =>
    createQuestApp({ accounts: accountStore(store.database.sql), signerOf: setup.minting.signerOf, ...options })

  async function connect({ signature }: Pick<Wallet, 'signature'>, token?: string) {
    const answer = await app.inject({
      method: 'POST',
      url: '/quests/account',
      payload: { provider: 'social', signature },
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
  }

  it('are connected by a wallet’s signature and a sign-in, which verifies the quest at once', async () => {
    const wallet = await newWallet()
    const quest = `/quests/connect-account/${wallet.address}`
    expect((await app.inject(quest)).json()).toMatchObject({ isComplete: false, missing: { kind: 'account' } })
    const first = await connect(wallet, '4711')
    expect(first).toEqual({
      status: 200,
      body: { wallet: wallet.address.toLowerCase(), provider: 'social', connectedAt: expect.any(String) },
    })
    expect((await app.inject(quest)).json()).toMatchObject({ isComplete: true, missing: null })
    expect(await connect(wallet, '4711')).toEqual(first)
  })

  it('are one for a wallet, and one wallet for each, whoever is first', async () => {
    const [one, other] = [await newWallet(), await newWallet()]
    const both = await Promise.all([connect(one, '1'), connect(other, '1')])
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'ACCOUNT_CONNECTED_ELSEWHERE' })
    const winner = both[0]?.status === 200 ? one : other
    expect((await connect(winner, '2')).body).toMatchObject({ code: 'WALLET_HAS_ACCOUNT' })
  })

  it('are kept as a hash', async () => {
    await connect(await newWallet(), '123456789')
    const [row] = await store.database.sql.select().from(connectedAccounts)
    expect(row?.account).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain('123456789')
  })

  it('are refused without a sign-in, by a signature that is none, and where none is offered', async () => {
    const wallet = await newWallet()
    expect(await connect(wallet)).toMatchObject({ status: 401, body: { code: 'SIGN_IN_ENDED' } })
    expect(await connect(wallet, 'unknown')).toMatchObject({ status: 401, body: { code: 'SIGN_IN_ENDED' } })
    expect(await connect(wallet, 'trouble')).toMatchObject({ status: 503, body: { code: 'SIGN_IN_UNAVAILABLE' } })
    const forged = { signature: `0x${'00'.repeat(65)}` } as const
    expect(await connect(forged, '1')).toMatchObject({ status: 401, body: { code: 'SIGNATURE_INVALID' } })
    expect(await store.database.sql.select().from(connectedAccounts)).toEqual([])
    await app.close()
    app = await open({})
    expect(await connect(wallet, '1')).toMatchObject({ status: 404, body: { code: 'SIGN_IN_NOT_OFFERED' } })
  })
})

import { connectedAccountMessage } from '@network-site/protocol/signed-messages'
import { network } from '@network-site/site/network'
import type { FastifyInstance } from 'fastify'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestDatabase, closeTestDatabases, databaseKinds, type TestDatabase } from '../../../test/databases.ts'
import { startPrivateChain } from '../../../test/private-chain.ts'
import { accountWords, createQuestApp } from '../../../test/quest-app.ts'
import { createSocialAccounts, type SocialAccounts } from '../../services/social-accounts.ts'
import { accountStore } from './connected-accounts.ts'
import { connectedAccounts } from './tables.ts'
import { isSignedBy, isSignedByContract } from '../../lib/signatures.ts'

const minute = 60_000
/** The season of the app under test ends on 2026-03-31. */
const inSeason = Date.parse('2026-01-10T12:00:00Z')
const afterSeason = Date.parse('2026-04-01T00:00:00Z')

const chain = await startPrivateChain()
afterAll(() => chain.stop())

describe.each(databaseKinds)('connected accounts on %s', (kind) => {
  let store: TestDatabase
  let app: FastifyInstance
  let now: number
  let signIns: SocialAccounts

  beforeEach(async () => {
    now = inSeason
    store = await borrowTestDatabase(kind)
    signIns = openSignIns(accountWords.siteUrl)
    app = await open({ accountOf: signIns.accountOf })
  })
  afterAll(closeTestDatabases)

  const openSignIns = (siteUrl: string) =>
    createSocialAccounts({
      sql: store.database.sql,
      siteUrl,
      secret: 'a secret of some length',
      hashSecret: 'a secret of some length',
      nowMilliseconds: () => now,
    })

  const open = (options: Parameters<typeof createQuestApp>[0]) =>
    createQuestApp({
      accounts: accountStore(store.database.sql),
      isSignedBy: (signed) => isSignedBy(signed, (contractSigned) => isSignedByContract(chain.chain, contractSigned)),
      nowMilliseconds: () => now,
      ...options,
    })

  const newWallet = () => privateKeyToAccount(generatePrivateKey())

  type Action = 'connect' | 'disconnect'

  /** Signs a request a millisecond after the previous one, if need be for another deployment. */
  async function sign(action: Action, wallet: PrivateKeyAccount, elsewhere: Partial<typeof accountWords> = {}) {
    const { address } = wallet
    const signedAt = new Date(++now).toISOString()
    const message = connectedAccountMessage({ action, address, signedAt }, { ...accountWords, ...elsewhere })
    return { provider: 'social', address, signedAt, signature: await wallet.signMessage({ message }) }
  }

  /** Sends a request, with a fresh sign-in of the account that has this number. */
  const post = (action: Action, payload: object, accountId?: string) =>
    send(action, payload, accountId && signIns.signStatement(accountId))

  async function send(action: Action, payload: object, statement?: string) {
    const answer = await app.inject({
      method: 'POST',
      url: action === 'connect' ? '/quests/account' : '/quests/account/disconnect',
      payload,
      headers: statement ? { authorization: `Bearer ${statement}` } : {},
    })
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
  }

  const connect = async (wallet: PrivateKeyAccount, accountId?: string) =>
    post('connect', await sign('connect', wallet), accountId)
  const disconnect = async (wallet: PrivateKeyAccount) => post('disconnect', await sign('disconnect', wallet))

  async function isComplete(wallet: PrivateKeyAccount): Promise<unknown> {
    return (await app.inject(`/quests/connect-account/${wallet.address}`)).json<{ isComplete: boolean }>().isComplete
  }

  it('connects an account with a signature and a sign-in, and completes the quest at once', async () => {
    const wallet = newWallet()
    expect(await isComplete(wallet)).toBe(false)
    const first = await connect(wallet, '4711')
    expect(first).toEqual({
      status: 200,
      body: { wallet: wallet.address.toLowerCase(), provider: 'social', connectedAt: expect.any(String) },
    })
    expect(await isComplete(wallet)).toBe(true)
    expect(await connect(wallet, '4711')).toEqual(first)
  })

  it('allows one account per wallet and one wallet per account', async () => {
    const [one, other] = [newWallet(), newWallet()]
    const signed = [await sign('connect', one), await sign('connect', other)]
    const both = await Promise.all(signed.map((each) => post('connect', each, '1')))
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'ACCOUNT_CONNECTED_ELSEWHERE' })
    const winner = both[0]?.status === 200 ? one : other
    expect((await connect(winner, '2')).body).toMatchObject({ code: 'WALLET_HAS_ACCOUNT' })
  })

  it('disconnects with a signature and reserves the account until the season ends', async () => {
    const [one, other] = [newWallet(), newWallet()]
    await connect(one, '1')
    expect(await disconnect(one)).toEqual({
      status: 200,
      body: { wallet: one.address.toLowerCase(), provider: 'social', reservedUntil: '2026-04-01T00:00:00.000Z' },
    })
    expect(await isComplete(one)).toBe(false)
    expect(await disconnect(one)).toMatchObject({ status: 409, body: { code: 'ACCOUNT_NOT_CONNECTED' } })
    now = afterSeason - minute
    expect(await connect(other, '1')).toMatchObject({ status: 409, body: { code: 'ACCOUNT_RESERVED' } })
    expect(await connect(one, '2')).toMatchObject({ status: 409, body: { code: 'ACCOUNT_RESERVED' } })
    now = afterSeason
    expect((await connect(other, '1')).status).toBe(200)
    expect((await connect(one, '2')).status).toBe(200)
    expect([await isComplete(one), await isComplete(other)]).toEqual([true, true])
  })

  it('reconnects the same wallet and account at any time', async () => {
    const wallet = newWallet()
    await connect(wallet, '1')
    await disconnect(wallet)
    expect((await connect(wallet, '1')).status).toBe(200)
    expect(await isComplete(wallet)).toBe(true)
  })

  it('reserves an account for at least a day after the season', async () => {
    now = afterSeason + 60 * minute
    const [one, other] = [newWallet(), newWallet()]
    await connect(one, '1')
    const { body } = await disconnect(one)
    expect(Date.parse(String(body['reservedUntil']))).toBe(now + 1440 * minute)
    now += 1430 * minute
    expect(await connect(other, '1')).toMatchObject({ body: { code: 'ACCOUNT_RESERVED' } })
    now += 10 * minute
    expect((await connect(other, '1')).status).toBe(200)
  })

  it('rejects signatures that are expired, superseded, dated ahead, or for another action', async () => {
    const wallet = newWallet()
    const [connecting, disconnecting] = [await sign('connect', wallet), await sign('disconnect', wallet)]
    expect(await post('disconnect', connecting)).toMatchObject({ status: 401, body: { code: 'SIGNATURE_INVALID' } })
    expect((await post('connect', connecting, '1')).status).toBe(200)
    expect((await post('disconnect', disconnecting)).status).toBe(200)
    const outdated = { status: 409, body: { code: 'SIGNED_OUTDATED' } }
    expect(await post('connect', connecting, '1')).toMatchObject(outdated)
    await connect(wallet, '1')
    expect(await post('disconnect', disconnecting)).toMatchObject(outdated)
    const late = await sign('disconnect', wallet)
    now += 11 * minute
    expect(await post('disconnect', late)).toMatchObject(outdated)
    now += 5 * minute
    const early = await sign('disconnect', wallet)
    now -= 5 * minute
    expect(await post('disconnect', early)).toMatchObject(outdated)
    expect(await isComplete(wallet)).toBe(true)
  })

  it('lets the account’s owner disconnect it without the wallet, which stays reserved', async () => {
    const [thief, own] = [newWallet(), newWallet()]
    const provider = 'social'
    await connect(thief, '1')
    expect((await connect(own, '1')).body).toMatchObject({ code: 'ACCOUNT_CONNECTED_ELSEWHERE' })
    expect(await post('disconnect', { provider }, '2')).toMatchObject({ body: { code: 'ACCOUNT_NOT_CONNECTED' } })
    expect(await isComplete(thief)).toBe(true)
    expect(await post('disconnect', { provider }, '1')).toEqual({
      status: 200,
      body: { wallet: thief.address.toLowerCase(), provider, reservedUntil: '2026-04-01T00:00:00.000Z' },
    })
    expect(await isComplete(thief)).toBe(false)
    expect((await connect(own, '1')).body).toMatchObject({ code: 'ACCOUNT_RESERVED' })
    // The operator can end the reservation.
    const accounts = accountStore(store.database.sql)
    expect(await accounts.release(thief.address)).toBe(true)
    expect(await accounts.release(thief.address)).toBe(false)
    expect((await connect(own, '1')).status).toBe(200)
  })

  it('rejects signatures for another site or chain', async () => {
    const wallet = newWallet()
    const invalid = { status: 401, body: { code: 'SIGNATURE_INVALID' } }
    await connect(wallet, '1')
    for (const elsewhere of [{ siteUrl: 'https://staging.example' }, { chainId: 2 }]) {
      expect(await post('connect', await sign('connect', wallet, elsewhere), '1')).toMatchObject(invalid)
      expect(await post('disconnect', await sign('disconnect', wallet, elsewhere))).toMatchObject(invalid)
    }
    expect(await isComplete(wallet)).toBe(true)
  })

  it('rejects sign-ins that are expired, of another site, or that other apps can have', async () => {
    const wallet = newWallet()
    const ended = { status: 401, body: { code: 'SIGN_IN_ENDED' } }
    const statement = signIns.signStatement('1')
    now += 7_200_000
    const foreign = openSignIns('https://staging.example').signStatement('1')
    for (const bearer of [statement, foreign, 'the-access-token-of-any-app', undefined]) {
      expect(await send('connect', await sign('connect', wallet), bearer)).toMatchObject(ended)
      expect(await send('disconnect', { provider: 'social' }, bearer)).toMatchObject(ended)
    }
    expect(await store.database.sql.select().from(connectedAccounts)).toEqual([])
  })

  it('rejects the mint signature', async () => {
    const wallet = newWallet()
    const signed = await sign('connect', wallet)
    const signature = await wallet.signMessage({ message: network.signingMessage })
    expect(await post('connect', { ...signed, signature }, '1')).toMatchObject({ body: { code: 'SIGNATURE_INVALID' } })
  })

  it('stores only a hash of the account', async () => {
    await connect(newWallet(), '123456789')
    const [row] = await store.database.sql.select().from(connectedAccounts)
    expect(row?.account).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain('123456789')
  })

  it('rejects requests without a valid signature, or without a provider', async () => {
    const wallet = newWallet()
    const forged = { ...(await sign('connect', wallet)), signature: `0x${'00'.repeat(65)}` }
    expect(await post('connect', forged, '1')).toMatchObject({ status: 401, body: { code: 'SIGNATURE_INVALID' } })
    const { signature: _unsigned, ...unsigned } = forged
    expect((await post('disconnect', unsigned, '1')).status).toBe(400)
    expect(await store.database.sql.select().from(connectedAccounts)).toEqual([])
    await app.close()
    app = await open({})
    expect(await connect(wallet, '1')).toMatchObject({ status: 404, body: { code: 'SIGN_IN_NOT_OFFERED' } })
  })
})

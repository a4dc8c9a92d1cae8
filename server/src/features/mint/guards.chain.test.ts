import { z } from 'zod'
import { eq, inArray, sql } from 'drizzle-orm'
import { mintStatesSchema } from '@network-site/protocol/mints'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectionAbi } from '@network-site/protocol/contracts'
import { getAbiItem, pad, toFunctionSelector, toHex } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createProofOfWork } from '../../services/create-proof-of-work.ts'
import { rateLimits } from '../../services/rate-limits.ts'
import { createSocialAccounts } from '../../services/social-accounts.ts'
import { chainTransactions } from '../../transactions/tables.ts'
import { borrowTestDatabase, closeTestDatabases, databaseKinds, type TestDatabase } from '../../../test/databases.ts'
import { eventually } from '../../../test/eventually.ts'
import { startFaultProxy } from '../../../test/fault-proxy.ts'
import {
  newWallet,
  newWallets,
  openTestMinting,
  type TestMinting,
  type TestMintingOptions,
} from '../../../test/open-test-minting.ts'
import { type PrivateChain, startPrivateChain } from '../../../test/private-chain.ts'
import { receivedTokens } from '../../../test/mint-ledger.ts'
import { deployReceiver } from '../../../test/test-contracts.ts'
import { mintGas, mints } from './tables.ts'

const easyWork = createProofOfWork({
  purpose: 'mint',
  secret: 'a secret of some length',
  cost: 10,
  nowMilliseconds: Date.now,
})

let chain: PrivateChain
beforeAll(async () => void (chain = await startPrivateChain()))
afterAll(async () => {
  await closeTestDatabases()
  await chain.stop()
})

describe.each(databaseKinds)('guards on %s', (kind) => {
  let store: TestDatabase
  let setup: TestMinting
  let nextNonce = 0
  async function open(options: Partial<TestMintingOptions>): Promise<void> {
    store = await borrowTestDatabase(kind)
    setup = await openTestMinting({ database: store.database, privateChain: chain, ...options })
  }
  afterEach(async () => {
    await setup.close()
    await store.close()
  })

  /** Puts a mint of before into the database, as a relayer has left it. */
  async function rememberMint(address: string, { day, failure }: { day: number; failure: string | null }) {
    const shared = { chain: setup.collection.chainNumber(), relayer: '0x00', nonce: nextNonce++ }
    const moment = new Date()
    await store.database.sql.insert(mints).values({
      ...shared,
      minter: address.toLowerCase(),
      day,
      token: 1,
      source: '192.0.2.1',
      isFirstSeen: true,
      hasCode: false,
      askedAt: moment,
      failure,
    })
    await store.database.sql.insert(chainTransactions).values({
      chain: shared.chain,
      sender: shared.relayer,
      nonce: shared.nonce,
      hashes: ['0x00'],
      signed: '0x',
      gasLimit: 1,
      maxFeeWei: '1',
      tipWei: '1',
      storedAt: moment,
      signedAt: moment,
      status: 'confirmed',
      settledAt: moment,
    })
  }

  async function spend(day: number, sums: Record<string, number>): Promise<void> {
    for (const [scope, gas] of Object.entries(sums)) {
      await store.database.sql
        .insert(mintGas)
        .values({ chain: setup.collection.chainNumber(), day, scope, gas })
        .onConflictDoUpdate({ target: [mintGas.chain, mintGas.day, mintGas.scope], set: { gas } })
    }
  }

  /** The cookie of whoever has minted for this wallet before. */
  function returningCookieOf(address: string): string {
    const cookie = setup.minting.returningWalletCookie.cookieOf(address.toLowerCase(), { path: '/', isHttps: false })
    return cookie.split('; ')[0] ?? ''
  }

  async function solve(address: string): Promise<string> {
    const answer = await setup.app.inject(`/mints/challenge/${address}`)
    const challenge = answer.json<Parameters<typeof solveChallenge>[0]['challenge']>()
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }

  it('stop a source and new wallets at their gas budget, and say when it returns', async () => {
    await open({ settings: { budget: { all: 5_000_000, firstSeen: 300_000, perSource: 120_000 } } })
    const wallets = await newWallets(16)
    const ask = async (index: number, ip: string) => setup.ask(wallets[index] ?? (await newWallet()), 1, { ip })
    // A new wallet's first item takes about 30,000 gas, measured; each answer is awaited so that the order is known.
    const codes: string[] = []
    for (let index = 0; index < 16; index++)
      codes.push((await ask(index, index < 6 ? '2001:db8::1' : `198.51.100.${index}`)).code)
    expect(codes.slice(0, 2)).toEqual(['MINTED', 'MINTED'])
    expect(codes.slice(0, 6)).toContain('BUDGET_SPENT_FOR_SOURCE')
    expect(codes.slice(6)).toContain('BUDGET_SPENT_FOR_NEW')
    // Another address of the same 64-bit network is the same source.
    expect(await setup.ask(await newWallet(), 1, { ip: '2001:db8::ffff' })).toMatchObject({ status: 503 })
    const refusal = await ask(15, '203.0.113.1')
    expect(refusal.retryAfterSeconds).toBeGreaterThan(0)
    expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(86_400)
  })

  it('count what a batch has really used, and nothing for mints that were refused beside it', async () => {
    await open({ settings: { budget: { all: 50_000_000, firstSeen: 0, perSource: 70_000 } } })
    const wallets = await newWallets(12)
    const answers = await Promise.all(wallets.map((wallet) => setup.ask(wallet, 1, { ip: '192.0.2.9' })))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['MINTED', 'BUDGET_SPENT_FOR_SOURCE']))
    const counted = await store.database.sql.execute(sql`
      select (select sum(gas) from mint_gas where scope = 'all')::int as budget,
        (select sum(gas_used) from chain_transaction)::int as used`)
    const [sums] = z.object({ rows: z.array(z.object({ budget: z.number(), used: z.number() })) }).parse(counted).rows
    expect(sums?.budget).toBe(sums?.used)
  })

  it('ask a new wallet for a proof of work that is its own', async () => {
    await open({ guards: { proofOfWork: easyWork } })
    const [wallet, other] = await newWallets(2)
    if (!wallet || !other) throw new Error('no wallets')
    expect(await setup.ask(wallet, 1)).toMatchObject({ status: 403, code: 'PROOF_REQUIRED' })
    const proof = await solve(wallet.address)
    expect(await setup.ask(wallet, 1, { proof })).toMatchObject({ status: 200 })
    expect(await setup.ask(wallet, 2, { proof })).toMatchObject({ status: 200 })
    expect(await setup.ask(other, 1, { proof })).toMatchObject({ code: 'PROOF_REQUIRED' })
    expect(await setup.ask(other, 1, { proof: 'nonsense' })).toMatchObject({ code: 'PROOF_REQUIRED' })
  })

  it('ask new wallets for work once half of their gas is gone, and those who minted before near the end of all', async () => {
    const budget = { all: 10_000_000, firstSeen: 1_000_000, perSource: 0 }
    await open({ guards: { proofOfWork: easyWork }, settings: { budget }, minting: { freeShare: 0.5 } })
    const [first, known, fresh] = await newWallets(3)
    if (!first || !known || !fresh) throw new Error('no wallets')
    const day = setup.collection.day()
    await rememberMint(known.address, { day: day - 1, failure: null })
    expect(await setup.ask(first, 1)).toMatchObject({ status: 200 })
    await spend(day, { 'first-seen': 500_000 })
    await eventually(async () => (await setup.ask(await newWallet(), 1)).code === 'PROOF_REQUIRED')
    const cookies = returningCookieOf(known.address)
    expect(await setup.ask(known, 1, { cookies })).toMatchObject({ status: 200 })
    await spend(day, { all: 7_500_000 })
    await eventually(async () => (await setup.ask(known, 2, { cookies })).code === 'PROOF_REQUIRED')
    const solved = await solve(fresh.address)
    expect(await setup.ask(fresh, 1, { proof: solved })).toMatchObject({ status: 200 })
  })

  it('know a wallet by what it has minted, not by what has failed', async () => {
    await open({
      guards: { proofOfWork: easyWork },
      settings: { budget: { all: 0, firstSeen: 1_000_000, perSource: 0 } },
    })
    const [minted, failed] = await newWallets(2)
    if (!minted || !failed) throw new Error('no wallets')
    const day = setup.collection.day()
    await rememberMint(minted.address, { day: day - 1, failure: null })
    await rememberMint(failed.address, { day: day - 1, failure: 'DAY_OVER' })
    expect(await setup.ask(minted, 1, { cookies: returningCookieOf(minted.address) })).toMatchObject({ status: 200 })
    const cookies = returningCookieOf(failed.address)
    expect(await setup.ask(failed, 1, { cookies })).toMatchObject({ code: 'PROOF_REQUIRED' })
    expect(await setup.ask(failed, 1, { proof: await solve(failed.address) })).toMatchObject({ status: 200 })
    const rows = await store.database.sql.select().from(mints).where(eq(mints.day, day))
    const isFirstSeen = new Map(rows.map((row) => [row.minter, row.isFirstSeen]))
    expect(isFirstSeen.get(minted.address.toLowerCase())).toBe(false)
    expect(isFirstSeen.get(failed.address.toLowerCase())).toBe(true)
  })

  it('do not treat a holder of a leaked signature as a returning wallet', async () => {
    await open({
      guards: { proofOfWork: easyWork },
      settings: { budget: { all: 0, firstSeen: 1_000_000, perSource: 0 } },
    })
    const [owner, other] = await newWallets(2)
    if (!owner || !other) throw new Error('no wallets')
    const send = async (tokenIndex: number, { cookie, proof }: { cookie?: string; proof?: string }) =>
      setup.app.inject({
        method: 'POST',
        url: '/vanguard-nft-drop/remote-mint',
        headers: cookie ? { cookie } : {},
        payload: { signature: owner.signature, tokenIndex, proof },
      })
    const first = await send(1, { proof: await solve(owner.address) })
    const [cookie = '', ...attributes] = String(first.headers['set-cookie']).split('; ')
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict']))
    await rememberMint(owner.address, { day: setup.collection.day() - 1, failure: null })
    // What was looked up before is kept for some seconds.
    await eventually(async () => (await send(2, { cookie })).statusCode === 200)
    for (const stolen of ['', returningCookieOf(other.address), `${cookie.slice(0, -4)}0000`]) {
      expect((await send(3, { cookie: stolen })).json()).toMatchObject({ code: 'PROOF_REQUIRED' })
    }
  })

  it('ask the chain about a contract’s signature last, with bounded gas, and not too often', async () => {
    const proxy = await startFaultProxy(chain.rpcUrl)
    const checks: unknown[] = []
    proxy.setFault(({ method, params }) => {
      const call = method === 'eth_call' ? (params[0] as { to?: string; gas?: string }) : undefined
      if (call && !call.to) checks.push(call.gas)
      return { kind: 'pass' }
    })
    const contractCheckLimit = rateLimits()({ name: 'contract checks', requests: 3, perSeconds: 60 })
    const budget = { all: 10_000_000, firstSeen: 0, perSource: 0 }
    await open({ rpcUrl: proxy.url, guards: { contractCheckLimit }, settings: { budget } })
    const willing = await deployReceiver(chain, 'willing')
    expect(await setup.ask(willing, 1, { ip: '192.0.2.50' })).toMatchObject({ status: 200 })
    expect(await setup.ask(willing, 2, { ip: '192.0.2.50' })).toMatchObject({ status: 200 })
    expect(checks).toHaveLength(1)
    expect(Number(checks[0])).toBeLessThanOrEqual(5_000_000)
    const { address } = await newWallet()
    for (const status of [401, 401, 429]) {
      const signature = toHex(randomBytes(90))
      expect(await setup.ask({ address, signature, isNamed: true }, 1, { ip: '192.0.2.50' })).toMatchObject({ status })
    }
    expect(checks).toHaveLength(3)
    // Nothing can be minted any more: nobody's signature is looked at.
    await spend(setup.collection.day(), { all: 10_000_000 })
    await eventually(async () => (await setup.ask(await newWallet(), 1)).code === 'BUDGET_SPENT')
    expect(await setup.ask({ address, signature: '0x12', isNamed: true }, 1)).toMatchObject({ code: 'BUDGET_SPENT' })
    expect(checks).toHaveLength(3)
    await proxy.close()
  })

  it.each<[string, string, { open?: number; startDate?: number }, { maxQueued?: number }]>([
    ['the day', 'MINT_NOT_STARTED', { startDate: Math.floor(Date.now() / 1000) + 864_000 }, {}],
    ['the door', 'MINT_CLOSED', { open: 0 }, {}],
    ['the queue', 'QUEUE_FULL', {}, { maxQueued: 0 }],
  ])('look at %s before any signature', async (_what, code, answers, minting) => {
    const proxy = await startFaultProxy(chain.rpcUrl)
    const bySelector = new Map(
      Object.entries(answers).map(([name, value]) => [
        toFunctionSelector(getAbiItem({ abi: collectionAbi, name: name as 'open' | 'startDate' })),
        pad(toHex(value)),
      ]),
    )
    let checks = 0
    proxy.setFault(({ method, params }) => {
      const call = method === 'eth_call' ? (params[0] as { to?: string; data?: string }) : undefined
      if (call && !call.to) checks++
      const answer = bySelector.get(call?.data as `0x${string}`)
      return answer ? { kind: 'change', result: () => answer } : { kind: 'pass' }
    })
    await open({ rpcUrl: proxy.url, minting })
    const { address } = await newWallet()
    const unsigned = { address, signature: toHex(randomBytes(90)), isNamed: true }
    await eventually(async () => (await setup.ask(unsigned, 1)).code === code)
    checks = 0
    expect(await setup.ask({ ...unsigned, signature: toHex(randomBytes(90)) }, 1)).toMatchObject({ code })
    expect(checks).toBe(0)
    await proxy.close()
  })

  it('let only those mint who are signed in, where the operator wants that', async () => {
    const provider = createServer((request, response) => {
      const isGood = request.headers.authorization === 'Bearer good'
      response.writeHead(isGood ? 200 : 401).end(JSON.stringify({ data: { id: '1' } }))
    }).listen(0, '127.0.0.1')
    await once(provider, 'listening')
    const apiUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
    store = await borrowTestDatabase(kind)
    const socialAccounts = createSocialAccounts({
      apiUrl,
      sql: store.database.sql,
      secret: 'a secret',
      nowMilliseconds: Date.now,
    })
    setup = await openTestMinting({ database: store.database, privateChain: chain, guards: { socialAccounts } })
    const wallet = await newWallet()
    expect(await setup.ask(wallet, 1)).toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' })
    expect(await setup.ask(wallet, 1, { accessToken: 'bad' })).toMatchObject({ status: 401 })
    expect(await setup.ask(wallet, 1, { accessToken: 'good' })).toMatchObject({ status: 200 })
    expect(await setup.ask(wallet, 2, { accessToken: 'good' })).toMatchObject({ status: 200 })
    // One account mints for one wallet a day.
    const used = await setup.ask(await newWallet(), 1, { accessToken: 'good' })
    expect(used).toMatchObject({ status: 403, code: 'SOCIAL_ACCOUNT_USED' })
    provider.closeAllConnections()
    provider.close()
    // Trouble at the provider is not the visitor's.
    const unseen = await setup.ask(wallet, 3, { accessToken: 'unseen' })
    expect(unseen).toMatchObject({ status: 503, code: 'SIGN_IN_UNAVAILABLE', retryAfterSeconds: 10 })
  })

  it('let go of what is old, and of where yesterday’s requests came from', async () => {
    await open({})
    const day = setup.collection.day() - 1
    const [minted, failed] = await newWallets(2)
    if (!minted || !failed) throw new Error('no wallets')
    await rememberMint(minted.address, { day, failure: null })
    await rememberMint(failed.address, { day, failure: 'DAY_OVER' })
    await setup.close()
    const retention = { failedDays: 0, signedDays: 7, recordDays: 400 }
    setup = await openTestMinting({ database: store.database, privateChain: chain, settings: { retention } })
    const both = [minted, failed].map(({ address }) => address.toLowerCase())
    const kept = async () =>
      (await store.database.sql.select().from(mints).where(inArray(mints.minter, both))).map(({ minter, source }) => [
        minter,
        source,
      ])
    await expect.poll(kept).toEqual([[minted.address.toLowerCase(), '']])
  })

  it('answer 429 with when to come back', async () => {
    await open({ guards: { rateLimit: rateLimits()({ name: 'test', requests: 2, perSeconds: 60 }) } })
    const wallet = await newWallet()
    await setup.ask(wallet, 1, { ip: '198.51.100.7' })
    await setup.ask(wallet, 1, { ip: '198.51.100.7' })
    const payload = { signature: wallet.signature, tokenIndex: 2 }
    const refused = await setup.app.inject({
      method: 'POST',
      url: '/vanguard-nft-drop/remote-mint',
      payload,
      remoteAddress: '198.51.100.7',
    })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await setup.ask(wallet, 2, { ip: '198.51.100.8' })).toMatchObject({ status: 200 })
  })

  it('tell a page live where its items stand, and let a mint go on when its caller goes away', async () => {
    await open({})
    const wallet = await newWallet()
    const day = setup.collection.day()
    const address = await setup.app.listen({ port: 0, host: '127.0.0.1' })
    const page = new AbortController()
    const stream = await fetch(`${address}/mints/${wallet.address}/events`, { signal: page.signal })
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    const caller = new AbortController()
    const askForItem = () =>
      fetch(`${address}/vanguard-nft-drop/remote-mint`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ signature: wallet.signature, tokenIndex: 8 }),
        signal: caller.signal,
      }).catch(() => undefined)
    let gone: ReturnType<typeof askForItem> | undefined
    const seen: string[] = []
    const hashes = new Set<string>()
    let text = ''
    for await (const chunk of stream.body ?? []) {
      text += Buffer.from(chunk).toString()
      const events = [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) =>
        mintStatesSchema.parse(JSON.parse(data ?? '')),
      )
      seen.splice(0, seen.length, ...events.map(({ items }) => items[7]?.state ?? ''))
      for (const { items } of events) if (items[7]?.transactionHash) hashes.add(items[7].transactionHash)
      // Asked for once the page has heard something: a fast mint would else be over before.
      if (seen.length > 0) gone ??= askForItem()
      // Not before the mint was taken, however slow the machine: a request nobody has read asks for nothing.
      if (/waiting|sent/.test(seen.at(-1) ?? '')) caller.abort()
      if (seen.at(-1) === 'minted') break
    }
    await gone
    expect(seen[0]).toBe('idle')
    expect(seen.at(-1)).toBe('minted')
    expect([...hashes]).toEqual([expect.stringMatching(/^0x[0-9a-f]{64}$/)])
    expect(await receivedTokens(chain, wallet.address, day)).toEqual([8])
    page.abort()
  })
})

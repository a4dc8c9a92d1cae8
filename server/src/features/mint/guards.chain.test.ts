import { apiPaths } from '@network-site/site/paths'
import { z } from 'zod'
import { eq, inArray, sql } from 'drizzle-orm'
import { mintStatesSchema } from '@network-site/protocol/mints'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { randomBytes } from 'node:crypto'
import { collectionAbi } from '@network-site/protocol/contracts'
import { getAbiItem, pad, toFunctionSelector, toHex, zeroHash } from 'viem'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { wordsIn } from '../../http/localized-words.ts'
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
import { startPrivateChain } from '../../../test/private-chain.ts'
import { receivedTokens } from '../../../test/mint-ledger.ts'
import { deployReceiver } from '../../../test/test-contracts.ts'
import { mintGas, mints } from './tables.ts'

const proofOfWork = createProofOfWork({
  purpose: 'mint',
  secret: 'a secret of some length',
  cost: 10,
  nowMilliseconds: Date.now,
})

const chain = await startPrivateChain()
afterAll(chain.stop)
afterAll(closeTestDatabases)

describe.each(databaseKinds)('guards on %s', (kind) => {
  let store: TestDatabase
  let setup: TestMinting
  let nextNonce = 0
  async function open(options: Partial<TestMintingOptions>): Promise<void> {
    store = await borrowTestDatabase(kind)
    setup = await openTestMinting({ database: store.database, privateChain: chain, ...options })
  }
  afterEach(() => setup.close())

  /** Stores an earlier mint with its settled transaction. */
  async function storeMint(address: string, { day, failure }: { day: number; failure: string | null }) {
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
      hashes: [zeroHash],
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

  async function setSpentGas(day: number, sums: Record<string, number>): Promise<void> {
    for (const [scope, gas] of Object.entries(sums)) {
      await store.database.sql
        .insert(mintGas)
        .values({ chain: setup.collection.chainNumber(), day, scope, gas })
        .onConflictDoUpdate({ target: [mintGas.chain, mintGas.day, mintGas.scope], set: { gas } })
    }
  }

  /** Returns the cookie of a browser that has minted for this wallet. */
  function returningCookieOf(address: string): string {
    const options = { paths: ['/'], isHttps: false }
    const [cookie] = setup.minting.returningWalletCookie.cookiesOf(address.toLowerCase(), options)
    return cookie?.split('; ')[0] ?? ''
  }

  async function solve(address: string): Promise<string> {
    const response = await setup.app.inject(`/mints/challenge/${address}`)
    const challenge = response.json<Parameters<typeof solveChallenge>[0]['challenge']>()
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }

  it('rejects a source and new wallets over their gas budget, with the time until it resets', async () => {
    await open({ settings: { budget: { all: 5_000_000, firstSeen: 300_000, perSource: 120_000 } } })
    const wallets = await newWallets(16)
    // A new wallet's first item takes about 30,000 gas. Requests run one by one, so that their order is known.
    const codes: string[] = []
    for (const [index, wallet] of wallets.entries())
      codes.push((await setup.ask(wallet, 1, { ip: index < 6 ? '2001:db8::1' : `198.51.100.${index}` })).code)
    expect(codes.slice(0, 2)).toEqual(['MINTED', 'MINTED'])
    expect(codes.slice(0, 6)).toContain('BUDGET_SPENT_FOR_SOURCE')
    expect(codes.slice(6)).toContain('BUDGET_SPENT_FOR_NEW')
    // Another address in the same /64 is the same source.
    expect(await setup.ask(await newWallet(), 1, { ip: '2001:db8::ffff' })).toMatchObject({ status: 503 })
    const rejection = await setup.ask(wallets[15] ?? (await newWallet()), 1, { ip: '203.0.113.1' })
    expect(rejection.retryAfterSeconds).toBeGreaterThan(0)
    expect(rejection.retryAfterSeconds).toBeLessThanOrEqual(86_400)
  })

  it('counts the gas that a batch used, and none for rejected mints', async () => {
    await open({ settings: { budget: { all: 50_000_000, firstSeen: 0, perSource: 70_000 } } })
    const wallets = await newWallets(12)
    const responses = await Promise.all(wallets.map((wallet) => setup.ask(wallet, 1, { ip: '192.0.2.9' })))
    expect(new Set(responses.map(({ code }) => code))).toEqual(new Set(['MINTED', 'BUDGET_SPENT_FOR_SOURCE']))
    const counted = await store.database.sql.execute(sql`
      select (select sum(gas) from mint_gas where scope = 'all')::int as budget,
        (select sum(gas_used) from chain_transaction)::int as used`)
    const [sums] = z.object({ rows: z.array(z.object({ budget: z.number(), used: z.number() })) }).parse(counted).rows
    expect(sums?.budget).toBe(sums?.used)
  })

  it('requires a proof of work that was made for the wallet', async () => {
    await open({ guards: { proofOfWork } })
    const [wallet, other] = [await newWallet(), await newWallet()]
    expect(await setup.ask(wallet, 1)).toMatchObject({ status: 403, code: 'PROOF_REQUIRED' })
    const proof = await solve(wallet.address)
    expect(await setup.ask(wallet, 1, { proof })).toMatchObject({ status: 200 })
    expect(await setup.ask(wallet, 2, { proof })).toMatchObject({ status: 200 })
    expect(await setup.ask(other, 1, { proof })).toMatchObject({ code: 'PROOF_REQUIRED' })
    expect(await setup.ask(other, 1, { proof: 'nonsense' })).toMatchObject({ code: 'PROOF_REQUIRED' })
  })

  it('requires proof from new wallets once half of their gas is spent, and from returning ones near the total limit', async () => {
    const budget = { all: 10_000_000, firstSeen: 1_000_000, perSource: 0 }
    await open({ guards: { proofOfWork }, settings: { budget }, minting: { freeShare: 0.5 } })
    const [first, known, fresh] = [await newWallet(), await newWallet(), await newWallet()]
    const day = setup.collection.day()
    await storeMint(known.address, { day: day - 1, failure: null })
    expect(await setup.ask(first, 1)).toMatchObject({ status: 200 })
    await setSpentGas(day, { 'first-seen': 500_000 })
    await eventually(async () => (await setup.ask(await newWallet(), 1)).code === 'PROOF_REQUIRED')
    const cookies = returningCookieOf(known.address)
    expect(await setup.ask(known, 1, { cookies })).toMatchObject({ status: 200 })
    await setSpentGas(day, { all: 7_500_000 })
    await eventually(async () => (await setup.ask(known, 2, { cookies })).code === 'PROOF_REQUIRED')
    expect(await setup.ask(fresh, 1, { proof: await solve(fresh.address) })).toMatchObject({ status: 200 })
  })

  it('treats a wallet as returning after a successful mint, not after a failed one', async () => {
    await open({ guards: { proofOfWork }, settings: { budget: { all: 0, firstSeen: 1_000_000, perSource: 0 } } })
    const [minted, failed] = [await newWallet(), await newWallet()]
    const day = setup.collection.day()
    await storeMint(minted.address, { day: day - 1, failure: null })
    await storeMint(failed.address, { day: day - 1, failure: 'DAY_OVER' })
    expect(await setup.ask(minted, 1, { cookies: returningCookieOf(minted.address) })).toMatchObject({ status: 200 })
    const cookies = returningCookieOf(failed.address)
    expect(await setup.ask(failed, 1, { cookies })).toMatchObject({ code: 'PROOF_REQUIRED' })
    expect(await setup.ask(failed, 1, { proof: await solve(failed.address) })).toMatchObject({ status: 200 })
    const rows = await store.database.sql.select().from(mints).where(eq(mints.day, day))
    const isFirstSeen = new Map(rows.map((row) => [row.minter, row.isFirstSeen]))
    expect(isFirstSeen.get(minted.address.toLowerCase())).toBe(false)
    expect(isFirstSeen.get(failed.address.toLowerCase())).toBe(true)
  })

  it('does not treat a holder of a leaked signature as a returning wallet', async () => {
    await open({ guards: { proofOfWork }, settings: { budget: { all: 0, firstSeen: 1_000_000, perSource: 0 } } })
    const [owner, other] = [await newWallet(), await newWallet()]
    const send = async (tokenIndex: number, { cookie, proof }: { cookie?: string; proof?: string }) =>
      setup.post({ signature: owner.signature, tokenIndex, proof }, { headers: cookie ? { cookie } : {} })
    const first = await send(1, { proof: await solve(owner.address) })
    const setCookies = z.array(z.string()).parse(first.headers['set-cookie'])
    const [cookie = '', ...attributes] = setCookies[0]?.split('; ') ?? []
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict', `Path=${apiPaths.remoteMint}`]))
    expect(setCookies[1]).toMatch(/; Path=\/mints; .*HttpOnly; SameSite=Strict$/)
    await storeMint(owner.address, { day: setup.collection.day() - 1, failure: null })
    // Lookups are cached for a few seconds.
    await eventually(async () => (await send(2, { cookie })).statusCode === 200)
    for (const stolen of ['', returningCookieOf(other.address), `${cookie.slice(0, -4)}0000`]) {
      expect((await send(3, { cookie: stolen })).json()).toMatchObject({ code: 'PROOF_REQUIRED' })
    }
  })

  it('checks contract signatures last, with bounded gas and a rate limit', async () => {
    const proxy = await startFaultProxy(chain.rpcUrl)
    const checks: unknown[] = []
    proxy.setFault(({ method, params }) => {
      const call = method === 'eth_call' ? (params[0] as { to?: string; gas?: string }) : undefined
      if (call && !call.to) checks.push(call.gas)
    })
    const contractCheckLimit = rateLimits()({ name: 'contract checks', requests: 3, perSeconds: 60 })
    const budget = { all: 10_000_000, firstSeen: 0, perSource: 0 }
    await open({ rpcUrls: [proxy.url], guards: { contractCheckLimit }, settings: { budget } })
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
    // With the budget spent, signatures are not checked.
    await setSpentGas(setup.collection.day(), { all: 10_000_000 })
    await eventually(async () => (await setup.ask(await newWallet(), 1)).code === 'BUDGET_SPENT')
    expect(await setup.ask({ address, signature: '0x12', isNamed: true }, 1)).toMatchObject({ code: 'BUDGET_SPENT' })
    expect(checks).toHaveLength(3)
    await proxy.close()
  })

  it.each<[string, string, { open?: number; startDate?: number }, { maxQueued?: number }]>([
    ['the start date', 'MINT_NOT_STARTED', { startDate: Math.floor(Date.now() / 1000) + 864_000 }, {}],
    ['whether minting is open', 'MINT_CLOSED', { open: 0 }, {}],
    ['the queue', 'QUEUE_FULL', {}, { maxQueued: 0 }],
  ])('checks %s before any signature', async (_check, code, results, minting) => {
    const proxy = await startFaultProxy(chain.rpcUrl)
    const bySelector = new Map(
      Object.entries(results).map(([name, value]) => [
        toFunctionSelector(getAbiItem({ abi: collectionAbi, name: name as 'open' | 'startDate' })),
        pad(toHex(value)),
      ]),
    )
    let checks = 0
    proxy.setFault(({ method, params }) => {
      const call = method === 'eth_call' ? (params[0] as { to?: string; data?: string }) : undefined
      if (call && !call.to) checks++
      const result = bySelector.get(call?.data as `0x${string}`)
      return result ? { kind: 'change', result: () => result } : { kind: 'pass' }
    })
    await open({ rpcUrls: [proxy.url], minting })
    const { address } = await newWallet()
    const unsigned = { address, signature: toHex(randomBytes(90)), isNamed: true }
    await eventually(async () => (await setup.ask(unsigned, 1)).code === code)
    checks = 0
    expect(await setup.ask({ ...unsigned, signature: toHex(randomBytes(90)) }, 1)).toMatchObject({ code })
    expect(checks).toBe(0)
    await proxy.close()
  })

  it('requires a sign-in at this site if the operator enables it', async () => {
    store = await borrowTestDatabase(kind)
    let now = Date.now()
    const socialAccounts = createSocialAccounts({
      sql: store.database.sql,
      siteUrl: 'https://site.example',
      secret: 'a secret',
      hashSecret: 'a secret',
      nowMilliseconds: () => now,
    })
    const statement = socialAccounts.signStatement('1')
    setup = await openTestMinting({ database: store.database, privateChain: chain, guards: { socialAccounts } })
    const wallet = await newWallet()
    expect(await setup.ask(wallet, 1)).toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' })
    const ended = { status: 401, code: 'SIGN_IN_ENDED' }
    expect(await setup.ask(wallet, 1, { statement: 'the-access-token-of-any-app' })).toMatchObject(ended)
    expect(await setup.ask(wallet, 1, { statement })).toMatchObject({ status: 200 })
    expect(await setup.ask(wallet, 2, { statement })).toMatchObject({ status: 200 })
    // One account mints for one wallet a day.
    const used = await setup.ask(await newWallet(), 1, { statement })
    expect(used).toMatchObject({ status: 403, code: 'SOCIAL_ACCOUNT_USED' })
    now += 7_200_000
    expect(await setup.ask(wallet, 3, { statement })).toMatchObject(ended)
  })

  it('prunes old records and clears yesterday’s client networks', async () => {
    await open({})
    const day = setup.collection.day() - 1
    const [minted, failed] = [await newWallet(), await newWallet()]
    await storeMint(minted.address, { day, failure: null })
    await storeMint(failed.address, { day, failure: 'DAY_OVER' })
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

  it('accepts as many items of a request as the rate limit allows, and charges repeated ones once', async () => {
    await open({ guards: { rateLimit: rateLimits()({ name: 'test', requests: 6, perSeconds: 60 }) } })
    const [first, second] = [await newWallet(), await newWallet()]
    const from = { remoteAddress: '198.51.100.9', headers: { 'accept-language': 'de' } }
    const send = (signature: string, items: number[]) => setup.postMany({ signature, items }, from)
    expect((await send(first.signature, [1, 2, 3])).json()).toMatchObject({ accepted: [1, 2, 3], refused: [] })
    expect((await send(first.signature, [1, 2, 3])).json()).toMatchObject({ accepted: [1, 2, 3], refused: [] })
    const partial = await send(second.signature, [1, 2, 3, 4])
    const inGerman = wordsIn('de').failures.TOO_MANY_REQUESTS.replace('{wait}', String.raw`\d+ Sekunden?`)
    expect(partial.json()).toMatchObject({
      accepted: [1, 2],
      refused: [
        { item: 3, code: 'TOO_MANY_REQUESTS', error: expect.stringMatching(inGerman) },
        { item: 4, code: 'TOO_MANY_REQUESTS' },
      ],
    })
    expect(Number(partial.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send(second.signature, [3])).statusCode).toBe(429)
    await expect.poll(() => receivedTokens(chain, second.address, setup.collection.day())).toEqual([1, 2])
  })

  it('accepts as many items of a request as the queue takes', async () => {
    await open({ minting: { maxQueued: 2 } })
    const { signature } = await newWallet()
    const response = await setup.postMany({ signature, items: [7, 8, 9] })
    expect(response.json()).toMatchObject({ accepted: [7, 8], refused: [{ item: 9, code: 'QUEUE_FULL' }] })
    expect(response.headers['retry-after']).toBe('60')
  })

  it('accepts a request for many items with one proof of work, and sets the wallet’s cookie once', async () => {
    await open({ guards: { proofOfWork } })
    const { address, signature } = await newWallet()
    const send = (request: object) => setup.postMany({ signature, items: [1, 2, 3], ...request })
    expect((await send({})).json()).toMatchObject({ code: 'PROOF_REQUIRED' })
    const proof = await solve(address)
    const first = await send({ proof })
    expect(first.json()).toMatchObject({ accepted: [1, 2, 3] })
    expect(first.headers['set-cookie']).toHaveLength(2)
    // A repeated request adds nothing, so it needs no proof.
    const repeated = await send({})
    expect(repeated.json()).toMatchObject({ accepted: [1, 2, 3], refused: [] })
    expect(repeated.headers['set-cookie']).toBeUndefined()
    expect((await send({ items: [3, 4] })).json()).toMatchObject({ code: 'PROOF_REQUIRED' })
  })

  it('responds with 429 and Retry-After to too many requests', async () => {
    await open({ guards: { rateLimit: rateLimits()({ name: 'test', requests: 2, perSeconds: 60 }) } })
    const wallet = await newWallet()
    await setup.ask(wallet, 1, { ip: '198.51.100.7' })
    await setup.ask(wallet, 1, { ip: '198.51.100.7' })
    const payload = { signature: wallet.signature, tokenIndex: 2 }
    const refused = await setup.post(payload, { remoteAddress: '198.51.100.7' })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await setup.ask(wallet, 2, { ip: '198.51.100.8' })).toMatchObject({ status: 200 })
  })

  it('streams the state of items, and completes a mint whose client disconnects', async () => {
    await open({})
    const wallet = await newWallet()
    const day = setup.collection.day()
    const address = await setup.app.listen({ port: 0, host: '127.0.0.1' })
    const page = new AbortController()
    const stream = await fetch(`${address}/mints/${wallet.address}/events`, { signal: page.signal })
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    const caller = new AbortController()
    const requestItem = () =>
      fetch(`${address}${apiPaths.remoteMint}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ signature: wallet.signature, tokenIndex: 8 }),
        signal: caller.signal,
      }).catch(() => undefined)
    let abandoned: ReturnType<typeof requestItem> | undefined
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
      // Requested only after the first event; otherwise a fast mint could finish before it.
      if (seen.length > 0) abandoned ??= requestItem()
      // Aborted only after the server has queued the mint.
      if (/waiting|sent/.test(seen.at(-1) ?? '')) caller.abort()
      if (seen.at(-1) === 'minted') break
    }
    await abandoned
    expect(seen[0]).toBe('idle')
    expect(seen.at(-1)).toBe('minted')
    expect([...hashes]).toEqual([expect.stringMatching(/^0x[0-9a-f]{64}$/)])
    expect(await receivedTokens(chain, wallet.address, day)).toEqual([8])
    page.abort()
  })
})

import { z } from 'zod'
import { sql } from 'drizzle-orm'
import { mintStatesSchema } from '@network-site/protocol/mint-states'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createProofOfWork } from '../../adapters/proof-of-work.ts'
import { rateLimits } from '../../adapters/rate-limits.ts'
import { createSocialAccounts } from '../../adapters/social-accounts.ts'
import { closeTestDatabases, databaseKinds, openTestDatabase, type TestDatabase } from '../../../test/databases.ts'
import {
  newWallet,
  newWallets,
  openTestMinting,
  receivedTokens,
  type TestMinting,
  type TestMintingOptions,
} from '../../../test/open-test-minting.ts'
import { startPrivateChain, type PrivateChain } from '../../../test/private-chain.ts'

let chain: PrivateChain
beforeAll(async () => void (chain = await startPrivateChain()))
afterAll(async () => {
  await closeTestDatabases()
  await chain.stop()
})

describe.each(databaseKinds)('guards on %s', (kind) => {
  let store: TestDatabase
  let setup: TestMinting
  async function open(options: Partial<TestMintingOptions>): Promise<void> {
    store = await openTestDatabase(kind)
    setup = await openTestMinting({ database: store.database, privateChain: chain, ...options })
  }
  afterEach(async () => {
    await setup.close()
    await store.close()
  })

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
    const proofOfWork = createProofOfWork({ secret: 'a secret of some length', cost: 10, nowMilliseconds: Date.now })
    await open({ guards: { proofOfWork } })
    const [wallet, other] = await newWallets(2)
    if (!wallet || !other) throw new Error('no wallets')
    expect(await setup.ask(wallet, 1)).toMatchObject({ status: 403, code: 'PROOF_REQUIRED' })
    const challenge = await setup.app.inject(`/vanguard-nft-drop/challenge/${wallet.address}`)
    const parsed = challenge.json<Parameters<typeof solveChallenge>[0]['challenge']>()
    const solution = await solveChallenge({ challenge: parsed, deriveKey })
    const proof = Buffer.from(JSON.stringify({ challenge: parsed, solution })).toString('base64')
    expect(await setup.ask(wallet, 1, { proof })).toMatchObject({ status: 200 })
    expect(await setup.ask(wallet, 2, { proof })).toMatchObject({ status: 200 })
    expect(await setup.ask(other, 1, { proof })).toMatchObject({ code: 'PROOF_REQUIRED' })
    expect(await setup.ask(other, 1, { proof: 'nonsense' })).toMatchObject({ code: 'PROOF_REQUIRED' })
  })

  it('let only those mint who are signed in, where the operator wants that', async () => {
    const provider = createServer((request, response) => {
      response.writeHead(request.headers.authorization === 'Bearer good' ? 200 : 401).end('{}')
    }).listen(0, '127.0.0.1')
    await once(provider, 'listening')
    const apiUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
    await open({ guards: { socialAccounts: createSocialAccounts({ apiUrl, nowMilliseconds: Date.now }) } })
    const wallet = await newWallet()
    expect(await setup.ask(wallet, 1)).toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' })
    expect(await setup.ask(wallet, 1, { accessToken: 'bad' })).toMatchObject({ status: 401 })
    expect(await setup.ask(wallet, 1, { accessToken: 'good' })).toMatchObject({ status: 200 })
    provider.close()
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
    const stream = await fetch(`${address}/vanguard-nft-drop/mints/${wallet.address}/events`, { signal: page.signal })
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

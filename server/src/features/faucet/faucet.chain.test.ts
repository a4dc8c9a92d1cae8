import { faucetAnswerSchema } from '@network-site/protocol/faucet-api'
import { proofChallengeSchema, type ProofChallenge } from '@network-site/protocol/proof-of-work'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { eq, sql } from 'drizzle-orm'
import { createWalletClient, http, parseEther, toHex, type Address, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { connectChain } from '../../services/chain.ts'
import { clientNetworks } from '../../lib/client-network.ts'
import { type Database, openDatabase } from '../../services/database.ts'
import { createProofOfWork } from '../../services/create-proof-of-work.ts'
import {
  borrowTestDatabase,
  closeTestDatabases,
  databaseKinds,
  openTestDatabase,
  type TestDatabase,
} from '../../../test/databases.ts'
import { eventually } from '../../../test/eventually.ts'
import { openFaucetApp, type FaucetAppOptions } from '../../../test/faucet-app.ts'
import { startPrivateChain } from '../../../test/private-chain.ts'
import { parseRows } from '../../lib/parse.ts'
import { chainTransactions } from '../../transactions/tables.ts'
import { deployReceiver } from '../../../test/test-contracts.ts'
import { faucetTransfers } from './tables.ts'
import { findTransfer } from './transfers.ts'

const amountWei = parseEther('0.1')

const chain = await startPrivateChain()
afterAll(chain.stop)
afterAll(closeTestDatabases)

describe.each(databaseKinds)('the faucet on %s', (kind) => {
  let store: TestDatabase
  let key: Hex

  beforeEach(async () => {
    store = await borrowTestDatabase(kind)
    key = generatePrivateKey()
    await fund(parseEther('1000'))
  })
  afterEach(() => chain.rpc('evm_setAutomine', [true]))

  function open(options: Partial<FaucetAppOptions> = {}) {
    const faucet = openFaucetApp({ database: store.database, chain: chain.chain, key, ...options })
    onTestFinished(faucet.close)
    return faucet
  }
  const fund = (wei: bigint) => chain.rpc('hardhat_setBalance', [privateKeyToAddress(key), toHex(wei)])
  const balanceOf = (address: Address) => chain.chain.client.getBalance({ address })

  it('switches to another account of the same key', async () => {
    const account = privateKeyToAccount(key)
    const signTransaction = () => Promise.reject(new Error('wrong password'))
    const { ask, setAccounts } = open({ account: { address: account.address, signTransaction } })
    expect(await ask(newAddress())).toMatchObject({ status: 503 })
    await setAccounts([account])
    expect(await ask(newAddress())).toMatchObject({ status: 200 })
  })

  it('funds an address once a day, and answers the next request with Retry-After', async () => {
    const { ask, registry } = open()
    const address = newAddress()
    const { status, body } = await ask(address)
    expect(status).toBe(200)
    expect(faucetAnswerSchema.parse(body)).toMatchObject({ amountWei: String(amountWei), isConfirmed: true })
    expect(await balanceOf(address)).toBe(amountWei)

    const again = await ask(address.toLowerCase())
    expect(again).toMatchObject({ status: 409, body: { code: 'ALREADY_GIVEN' } })
    expect(again.retryAfterSeconds).toBeGreaterThan(0)
    expect(again.retryAfterSeconds).toBeLessThanOrEqual(86_400)
    expect(await balanceOf(address)).toBe(amountWei)
    expect(await registry.metrics()).toMatch(/faucet_requests_total\{outcome="GIVEN"\} 1/)
  })

  it('exports its balance once it has read it', async () => {
    const { registry } = open()
    expect(await registry.metrics()).not.toContain('faucet_balance_ether')
    await expect.poll(() => registry.metrics()).toMatch(/faucet_balance_ether [1-9]/)
  })

  it('funds an address once despite concurrent requests, and funds every other address', async () => {
    const { ask } = open()
    const [one, ...others] = Array.from({ length: 9 }, newAddress)
    if (!one) throw new Error('no address')
    const answers = await Promise.all([...Array.from({ length: 6 }, () => one), ...others].map((each) => ask(each)))
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    for (const address of [one, ...others]) expect(await balanceOf(address)).toBe(amountWei)
  })

  it('funds a wallet again the next day once it has spent its balance', async () => {
    let now = Date.now()
    const { ask } = open({ clock: { nowMilliseconds: () => now } })
    const address = newAddress()
    expect((await ask(address)).status).toBe(200)
    expect((await transferTo(store, address))?.source).toBe('192.0.2.1')
    now += 86_400_000
    // Yesterday's client networks are deleted.
    await eventually(async () => (await transferTo(store, address))?.source === '')
    expect((await ask(address)).body).toMatchObject({ code: 'ALREADY_FUNDED' })
    await chain.rpc('hardhat_setBalance', [address, '0x0'])
    expect((await ask(address)).status).toBe(200)
  })

  it('enforces the limit per /64 and the daily total across processes', async () => {
    const settings = { perNetwork: 2, perDayWei: amountWei * 3n }
    const first = open({ settings })
    expect((await first.ask(newAddress(), '2001:db8::1')).status).toBe(200)
    expect((await first.ask(newAddress(), '2001:db8::2')).status).toBe(200)
    await first.close()
    const second = open({ settings })
    const refused = await second.ask(newAddress(), '2001:db8::ffff:1')
    expect(refused).toMatchObject({ status: 429, body: { code: 'NETWORK_SHARE_GIVEN' } })
    expect(refused.retryAfterSeconds).toBeGreaterThan(0)
    expect((await second.ask(newAddress(), '2001:db8:0:1::1')).status).toBe(200)
    expect(await second.ask(newAddress(), '198.51.100.1')).toMatchObject({ status: 503, body: { code: 'DAY_SPENT' } })
  })

  it('deletes old transfers and transactions, and keeps working', async () => {
    let now = Date.now()
    const { ask } = open({ clock: { nowMilliseconds: () => now }, settings: { keepDays: 2 } })
    const addresses = [newAddress(), newAddress(), newAddress()]
    for (const address of addresses) expect((await ask(address)).status).toBe(200)
    const kept = async () => [
      await store.database.sql.$count(faucetTransfers),
      await store.database.sql.$count(chainTransactions),
    ]
    now += 2 * 86_400_000
    expect(await kept()).toEqual([3, 3])
    now += 86_400_000
    // The last transaction stays, because it records which nonces are settled.
    await eventually(async () => JSON.stringify(await kept()) === '[0,1]')
    expect((await ask(newAddress())).status).toBe(200)
    expect(await chain.chain.client.getTransactionCount({ address: privateKeyToAddress(key) })).toBe(4)
  })

  it('limits the /64s of a /56 and of a /48, and the addresses of an IPv4 /24, together', async () => {
    const { ask } = open({
      settings: { perNetwork: 1 },
      networksOf: (ip) => clientNetworks(ip, { ipv4Per24: 3, ipv6Per56: 2, ipv6Per48: 3 }),
    })
    const askAll = async (ips: string[]) => {
      const statuses: number[] = []
      for (const ip of ips) statuses.push((await ask(newAddress(), ip)).status)
      return statuses
    }
    const in56 = ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1']
    const in48 = ['2001:db8:1:101::1', '2001:db8:1:102::1', '2001:db8:2::1']
    const in24 = ['198.51.100.1', '::ffff:198.51.100.2', '::ffff:c633:6403', '64:ff9b::198.51.100.4', '198.51.101.1']
    expect(await askAll(in56)).toEqual([200, 200, 429, 429])
    expect(await askAll(in48)).toEqual([200, 429, 200])
    expect(await askAll(in24)).toEqual([200, 200, 200, 429, 200])
  })

  it('requires a proof of work made for this wallet and for the faucet', async () => {
    const work = { secret: 'a secret of some length', cost: 2, nowMilliseconds: Date.now }
    const { ask, app } = open({ proofOfWork: createProofOfWork({ purpose: 'faucet', ...work }) })
    const prove = async (challenge: ProofChallenge) => {
      const solution = await solveChallenge({ challenge, deriveKey })
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    }
    const address = newAddress()
    const refusal = { status: 403, body: { code: 'PROOF_REQUIRED' } }
    expect(await ask(address)).toMatchObject(refusal)
    const challenge = await app.inject(`/faucet/challenge/${address}`)
    expect(challenge.headers['cache-control']).toBe('no-store')
    const proof = await prove(proofChallengeSchema.parse(challenge.json()))
    expect(await ask(newAddress(), undefined, proof)).toMatchObject(refusal)
    const mintWork = createProofOfWork({ purpose: 'mint', ...work })
    const mintProof = await prove(await mintWork.challenge(address.toLowerCase()))
    expect(await ask(address, undefined, mintProof)).toMatchObject(refusal)
    expect(await ask(address, undefined, proof)).toMatchObject({ status: 200 })
    expect(await ask(address, undefined, proof)).toMatchObject({ status: 409 })
  })

  it('reports a low balance, an invalid address, and a contract that rejects the transfer', async () => {
    const { ask } = open()
    await fund(amountWei)
    expect(await ask(newAddress())).toMatchObject({ status: 503, body: { code: 'FAUCET_LOW' } })
    await fund(parseEther('1000'))
    expect(await ask('0x123')).toMatchObject({ status: 400, body: { code: 'MALFORMED' } })
    const { address: refuser } = await deployReceiver(chain, 'refusing')
    expect(await ask(refuser)).toMatchObject({ status: 422, body: { code: 'TRANSFER_REFUSED' } })
    expect(await ask(refuser)).toMatchObject({ status: 422, body: { code: 'TRANSFER_REFUSED' } })
  })

  it('answers 503 while the chain is down', async () => {
    const { ask } = open({ chain: connectChain({ ...chain.chain, rpcUrls: ['http://127.0.0.1:1'] }) })
    expect(await ask(newAddress())).toMatchObject({ status: 503, body: { code: 'FAUCET_UNAVAILABLE' } })
  })

  it('answers before a slow chain confirms, and funds once despite repeated requests', async () => {
    await chain.rpc('evm_setAutomine', [false])
    const { ask } = open({ timeoutMilliseconds: 300 })
    const address = newAddress()
    expect((await ask(address)).body).toMatchObject({ isConfirmed: false })
    expect((await ask(address)).body).toMatchObject({ isConfirmed: false })
    await chain.rpc('evm_mine')
    await eventually(async () => (await transferTo(store, address))?.status === 'confirmed')
    expect(await ask(address)).toMatchObject({ status: 409, body: { code: 'ALREADY_GIVEN' } })
    expect(await balanceOf(address)).toBe(amountWei)
  })

  it('raises the fee of a stuck transfer, which is mined once', async () => {
    await chain.rpc('evm_setAutomine', [false])
    const { ask } = open({ timeoutMilliseconds: 50, settings: { stuckMilliseconds: 200 } })
    const address = newAddress()
    await ask(address)
    await eventually(async () => ((await transferTo(store, address))?.hashes.length ?? 0) >= 3)
    await chain.rpc('evm_mine')
    await eventually(async () => (await transferTo(store, address))?.status === 'confirmed')
    expect(await balanceOf(address)).toBe(amountWei)
  })

  it('re-signs a transfer whose nonce was used elsewhere, and funds once even after a reorg', async () => {
    const funder = privateKeyToAccount(key)
    const snapshot = await chain.rpc('evm_snapshot')
    await chain.rpc('evm_setAutomine', [false])
    const { ask } = open({
      timeoutMilliseconds: 50,
      receiptTimeoutMilliseconds: 400,
      settings: { stuckMilliseconds: 400 },
    })
    const addresses = [newAddress(), newAddress()]
    const balances = () => Promise.all(addresses.map(balanceOf))
    for (const address of addresses) await ask(address)
    const rival = createWalletClient({ account: funder, transport: http(chain.rpcUrl) })
    const fees = { maxFeePerGas: parseEther('0.000001'), maxPriorityFeePerGas: parseEther('0.000001') }
    for (const nonce of [0, 1])
      await rival.sendTransaction({ chain: null, to: newAddress(), value: 1n, nonce, ...fees })
    await chain.rpc('evm_setAutomine', [true])
    await chain.rpc('evm_mine')
    for (const address of addresses)
      await eventually(async () => (await transferTo(store, address))?.status === 'confirmed')
    expect(await balances()).toEqual([amountWei, amountWei])

    // After the reorg drops the rival's transactions, the original transfers could be mined too.
    await chain.rpc('evm_revert', [snapshot])
    expect(await balances()).toEqual([0n, 0n])
    for (const address of addresses) await ask(address)
    await eventually(async () => (await chain.chain.client.getTransactionCount({ address: funder.address })) === 4)
    expect(await balances()).toEqual([amountWei, amountWei])
  })

  it('completes a transfer after its amount was lowered', async () => {
    await chain.rpc('evm_setAutomine', [false])
    const address = newAddress()
    const first = openFaucetApp({ database: store.database, chain: chain.chain, key, timeoutMilliseconds: 50 })
    await first.ask(address)
    await first.close()
    await chain.rpc('hardhat_dropTransaction', [(await transferTo(store, address))?.hashes[0]])
    await chain.rpc('evm_setAutomine', [true])
    open({ settings: { amountWei: amountWei / 2n } })
    await eventually(async () => (await transferTo(store, address))?.status === 'confirmed')
    expect(await balanceOf(address)).toBe(amountWei)
  })

  it('reports no transfer as confirmed whose nonce an empty transaction used, and lets the wallet ask again', async () => {
    await chain.rpc('evm_setAutomine', [false])
    const address = newAddress()
    const first = openFaucetApp({ database: store.database, chain: chain.chain, key, timeoutMilliseconds: 50 })
    await first.ask(address)
    await first.close()
    const { hashes: [hash] = [] } = (await transferTo(store, address)) ?? {}
    await chain.rpc('hardhat_dropTransaction', [hash])
    await store.database.sql.update(chainTransactions).set({ signed: '0x12' })
    const { ask } = open({ timeoutMilliseconds: 5000 })
    await chain.rpc('evm_setAutomine', [true])
    await eventually(async () => (await transferTo(store, address)) === undefined)
    expect(await balanceOf(address)).toBe(0n)
    expect(await ask(address)).toMatchObject({ status: 200, body: { isConfirmed: true } })
    expect(await balanceOf(address)).toBe(amountWei)
  })

  it('resends a transfer that the chain has lost', async () => {
    // Disable background polling, which would resend the transfer first.
    const { ask } = open({ pollIntervalMilliseconds: 600_000 })
    const snapshot = await chain.rpc('evm_snapshot')
    const address = newAddress()
    expect((await ask(address)).status).toBe(200)
    await chain.rpc('evm_revert', [snapshot])
    expect(await balanceOf(address)).toBe(0n)
    expect(await ask(address)).toMatchObject({ status: 200, body: { isConfirmed: true } })
    expect(await balanceOf(address)).toBe(amountWei)
    expect(await chain.chain.client.getTransactionCount({ address: privateKeyToAddress(key) })).toBe(1)
  })
})

describe('servers that share a faucet key', () => {
  it('fund an address once, and never reuse a nonce', async () => {
    const store = await openTestDatabase('postgres')
    const key = generatePrivateKey()
    await chain.rpc('hardhat_setBalance', [privateKeyToAddress(key), toHex(parseEther('1000'))])
    const databases = await Promise.all(
      Array.from({ length: 3 }, () => openDatabase({ url: store.url, dataDir: store.dataDir })),
    )
    const servers = databases.map((database) => openFaucetApp({ database, chain: chain.chain, key }))
    const addresses = Array.from({ length: 8 }, newAddress)
    const answers = await Promise.all(servers.flatMap(({ ask }) => addresses.map((address) => ask(address))))
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    for (const address of addresses) expect(await chain.chain.client.getBalance({ address })).toBe(amountWei)
    const count = await chain.chain.client.getTransactionCount({ address: privateKeyToAddress(key) })
    expect(count).toBe(addresses.length)
    for (const server of servers) await server.close()
    for (const database of databases) await database.close()
    await store.close()
  })
})

describe('a faucet that loses its lock', () => {
  it('stops signing and sending until it acquires the lock again', async () => {
    const store = await openTestDatabase('postgres')
    const key = generatePrivateKey()
    await chain.rpc('hardhat_setBalance', [privateKeyToAddress(key), toHex(parseEther('1000'))])
    let losesLocks = false
    let lost = 0
    const database: Database = {
      ...store.database,
      lock: async (name) => {
        const lock = await store.database.lock(name)
        if (!lock || !losesLocks) return lock
        const [session] = parseRows(
          z.object({ pid: z.int() }),
          await lock.sql.execute(sql`select pg_backend_pid() as pid`),
        )
        await store.database.sql.execute(sql`select pg_terminate_backend(${session?.pid})`)
        await eventually(lock.isLost)
        lost += 1
        return lock
      },
    }
    await chain.rpc('evm_setAutomine', [false])
    const settings = { stuckMilliseconds: 200 }
    const faucet = openFaucetApp({ database, chain: chain.chain, key, timeoutMilliseconds: 50, settings })
    const address = newAddress()
    expect((await faucet.ask(address)).body).toMatchObject({ isConfirmed: false })
    losesLocks = true
    await eventually(() => lost >= 2)
    const hashesSent = async () => (await transferTo(store, address))?.hashes.length ?? 0
    const before = await hashesSent()
    await eventually(() => lost >= 8)
    expect(await hashesSent()).toBe(before)
    expect(await faucet.ask(newAddress())).toMatchObject({ status: 503 })

    losesLocks = false
    await eventually(async () => (await hashesSent()) > before)
    await chain.rpc('evm_mine')
    await chain.rpc('evm_setAutomine', [true])
    await eventually(async () => (await transferTo(store, address))?.status === 'confirmed')
    await faucet.close()
    await store.close()
  })
})

function newAddress(): Address {
  return privateKeyToAddress(generatePrivateKey())
}

async function transferTo(store: TestDatabase, address: Address) {
  const [transfer] = await store.database.sql
    .select()
    .from(faucetTransfers)
    .where(eq(faucetTransfers.address, address.toLowerCase()))
  return transfer && findTransfer(store.database.sql, transfer)
}

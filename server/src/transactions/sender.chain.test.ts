import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import {
  type Address,
  createWalletClient,
  type Hex,
  http,
  parseEther,
  parseGwei,
  parseTransaction,
  serializeTransaction,
  toHex,
  type TransactionReceipt,
  type TransactionSerializedEIP1559,
} from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../test/databases.ts'
import { startPrivateChain } from '../../test/private-chain.ts'
import { connectChain } from '../services/chain.ts'
import { broadcast, sendCall, sendPending } from './broadcast.ts'
import { feesFor } from './fees.ts'
import { findSettled, markSettled } from './receipts.ts'
import { allocateNonce } from './nonce-allocator.ts'
import { chainIdentity, readHead, registerChain } from './chain-state.ts'
import { reconcile } from './reconcile.ts'
import { replaceStuck } from './replacements.ts'
import { carryOutRequests, createSenderRequest, findSenderRequest, readSenderRequests } from './sender-requests.ts'
import { createSender, justSigned, type Sender, type UnconfirmedTransaction } from './sender.ts'
import { signTransaction, transferGasLimit } from './sign-transaction.ts'
import { chainTransactions } from './tables.ts'
import { pruneSignedBytes, insertTransactionSql, settleTransactionSql } from './transaction-store.ts'

const stuckMilliseconds = 10_000
const curveOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** Returns the same transaction with its other valid signature, which nodes reject. */
function withHighS(signed: Hex): Hex {
  const { r, s, yParity, ...unsigned } = parseTransaction(signed as TransactionSerializedEIP1559)
  if (!r || !s) throw new Error('the transaction is not signed')
  return serializeTransaction(unsigned, { r, s: toHex(curveOrder - BigInt(s)), yParity: yParity ? 0 : 1 })
}

const chain = await startPrivateChain()
afterAll(chain.stop)

describe.each(databaseKinds)('sending transactions on %s', (kind) => {
  let store: TestDatabase
  let account: PrivateKeyAccount
  let receiver: Address
  let now: number
  let sender: Sender
  let refusals: string[]
  let isNeeded: boolean

  beforeAll(async () => void (store = await openTestDatabase(kind)))
  afterAll(() => store.close())
  beforeEach(async () => {
    account = privateKeyToAccount(generatePrivateKey())
    receiver = privateKeyToAddress(generatePrivateKey())
    now = 0
    isNeeded = true
    await chain.rpc('hardhat_setBalance', [account.address, toHex(parseEther('10'))])
    sender = await openSender()
  })
  afterEach(() => chain.rpc('evm_setAutomine', [true]))

  async function openSender(): Promise<Sender> {
    const chainNumber = await registerChain(store.database.sql, await chainIdentity(chain.chain))
    refusals = []
    return createSender({
      account,
      isOwnAddress: () => false,
      mayCall: ({ to, data = '0x' }) => to.toLowerCase() === receiver.toLowerCase() && data === '0x',
      onRefusal: (reason) => void refusals.push(reason),
      isNeeded: async () => isNeeded,
      chain: chain.chain,
      clock: { nowMilliseconds: () => now },
      database: store.database,
      log: pino({ level: 'silent' }),
      settings: { tipWei: 1_000_000n, feeCeilingWei: parseGwei('1000'), stuckMilliseconds },
      chainNumber,
    })
  }

  async function sign(by: Parameters<typeof signTransaction>[0], { to, nonce }: { to: Address; nonce: number }) {
    const fees = feesFor(await readHead(chain.chain), sender.settings)
    return signTransaction(by, { to, value: 1n, gasLimit: transferGasLimit }, { nonce, fees })
  }

  /** Signs and stores a transfer of one wei, as a feature would. */
  async function store1Wei(nonce?: number): Promise<UnconfirmedTransaction> {
    const allocated = nonce ?? (await allocateNonce(store.database.sql, sender.key, sender.nonceFloor))
    const signed = await sign(sender, { to: receiver, nonce: allocated })
    await store.database.sql.execute(insertTransactionSql(sender.key, signed))
    const transaction = justSigned(signed, now)
    sender.unconfirmed.push(transaction)
    return transaction
  }

  /** Broadcasts a transfer to a node that mines only on request. */
  async function leavePending(): Promise<UnconfirmedTransaction> {
    await chain.rpc('evm_setAutomine', [false])
    const transaction = await store1Wei()
    await sendPending(sender)
    return transaction
  }

  async function settle(transaction: UnconfirmedTransaction, receipt?: TransactionReceipt): Promise<void> {
    const outcome = { status: 'confirmed', receipt } as const
    await store.database.sql.execute(settleTransactionSql(sender.key, transaction, outcome))
  }

  async function chainState() {
    const nonce = await chain.chain.client.getTransactionCount({ address: account.address })
    return { nonce, head: await readHead(chain.chain) }
  }
  const settled = async (confirmations = 1) =>
    findSettled(sender, { ...(await chainState()), confirmations, receiptTimeoutMilliseconds: 5000 })
  const balance = () => chain.chain.client.getBalance({ address: receiver })
  const rows = () =>
    store.database.sql
      .select()
      .from(chainTransactions)
      .where(eq(chainTransactions.sender, sender.key.sender))
      .orderBy(chainTransactions.nonce)
  const statuses = async () => (await rows()).map(({ status }) => status)

  it('sends a stored transaction that this process did not know about', async () => {
    await reconcile(sender)
    await store1Wei()
    sender.unconfirmed = []
    await replaceStuck(sender, await chainState())
    expect((await chainState()).nonce).toBe(1)
    expect(await settled()).toHaveLength(1)
  })

  it('sends an empty transaction if a reorganization drops one whose bytes were pruned', async () => {
    await reconcile(sender)
    await settle(await store1Wei())
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    await pruneSignedBytes(store.database.sql, { before: tomorrow, limit: 10 })
    sender = await openSender()
    await reconcile(sender)
    await sendPending(sender)
    expect((await chainState()).nonce).toBe(1)
    expect(await balance()).toBe(0n)
  })

  it('moves a transaction from pending through sent and mined to confirmed', async () => {
    await store1Wei()
    expect(await statuses()).toEqual(['pending'])
    expect(await sendPending(sender)).toBe(true)
    expect(await statuses()).toEqual(['sent'])
    expect(await settled(2)).toEqual([])
    expect(await statuses()).toEqual(['mined'])
    await chain.rpc('evm_mine')
    const [first] = await settled(2)
    expect(first?.receipt?.status).toBe('success')
    if (!first) throw new Error('nothing was settled')
    await settle(first.transaction, first.receipt)
    markSettled(sender, first)
    expect(sender).toMatchObject({ unconfirmed: [], nonceFloor: 1, settledNonce: 1 })
    expect(await rows()).toMatchObject([{ status: 'confirmed', gasUsed: 21_000 }])
  })

  it('allocates consecutive nonces, filling gaps first', async () => {
    await store1Wei(0)
    await store1Wei(2)
    expect(await allocateNonce(store.database.sql, sender.key, 0)).toBe(1)
    await store1Wei(1)
    expect(await allocateNonce(store.database.sql, sender.key, 0)).toBe(3)
    expect(await allocateNonce(store.database.sql, sender.key, 7)).toBe(7)
  })

  it('replaces a stuck transaction with the same call at higher fees, and only one is mined', async () => {
    const stuck = await leavePending()
    const oldFeeWei = stuck.maxFeeWei
    await replaceStuck(sender, await chainState())
    expect(stuck.hashes).toHaveLength(1)
    now += stuckMilliseconds + 1
    await replaceStuck(sender, await chainState())
    expect(stuck.hashes).toHaveLength(2)
    expect(stuck.maxFeeWei * 10n).toBeGreaterThanOrEqual(oldFeeWei * 11n)
    expect(await rows()).toMatchObject([{ status: 'sent', hashes: stuck.hashes, signed: stuck.signed }])
    await chain.rpc('evm_mine')
    const [first] = await settled()
    expect(first?.receipt?.transactionHash).toBe(stuck.hashes[1])
    expect(await balance()).toBe(1n)
  })

  it('leaves a stuck transaction unchanged at the fee ceiling', async () => {
    const stuck = await leavePending()
    sender.settings = { ...sender.settings, feeCeilingWei: stuck.maxFeeWei }
    now += stuckMilliseconds + 1
    await replaceStuck(sender, await chainState())
    expect(stuck.hashes).toHaveLength(1)
  })

  it('replaces an obsolete transaction with an empty one, once', async () => {
    const obsolete = await leavePending()
    const isObsolete = () => true
    await replaceStuck(sender, { ...(await chainState()), isObsolete })
    await replaceStuck(sender, { ...(await chainState()), isObsolete })
    expect(obsolete.hashes).toHaveLength(2)
    await chain.rpc('evm_mine')
    const [first] = await settled()
    expect(first?.receipt?.to).toBe(account.address.toLowerCase())
    expect(await balance()).toBe(0n)
  })

  it('resends an obsolete transaction if the fee ceiling leaves no room to cancel it', async () => {
    const obsolete = await leavePending()
    await chain.rpc('hardhat_dropTransaction', [obsolete.hashes[0]])
    sender.settings = { ...sender.settings, feeCeilingWei: obsolete.maxFeeWei }
    now += 3001
    await replaceStuck(sender, { ...(await chainState()), isObsolete: () => true })
    expect(obsolete.hashes).toHaveLength(1)
    await chain.rpc('evm_mine')
    expect((await chainState()).nonce).toBe(1)
  })

  it('resends a transaction that the node dropped', async () => {
    const { hashes } = await leavePending()
    await chain.rpc('hardhat_dropTransaction', [hashes[0]])
    now += 3001
    await replaceStuck(sender, await chainState())
    await chain.rpc('evm_mine')
    expect(await balance()).toBe(1n)
  })

  it('resends a stuck transaction while the key service does not sign, then replaces it', async () => {
    const stuck = await leavePending()
    const [hash = '0x'] = stuck.hashes
    await chain.rpc('hardhat_dropTransaction', [hash])
    sender.account = {
      ...account,
      signTransaction: () => Promise.reject(new Error('down')),
      trouble: () => ({ failure: 'unreachable', reason: 'down', isPaused: false }),
    }
    now += stuckMilliseconds + 1
    await replaceStuck(sender, await chainState())
    expect(stuck.hashes).toEqual([hash])
    expect(await chain.rpc('eth_getTransactionByHash', [hash])).not.toBeNull()
    sender.account = account
    await replaceStuck(sender, await chainState())
    expect(stuck.hashes).toHaveLength(2)
  })

  it('fills a nonce that the chain waits for and no stored transaction has', async () => {
    await store1Wei(1)
    await replaceStuck(sender, await chainState())
    expect(await rows()).toHaveLength(1)
    now += 3001
    await replaceStuck(sender, await chainState())
    expect((await rows()).map(({ nonce }) => nonce)).toEqual([0, 1])
    expect((await chainState()).nonce).toBe(2)
    expect(await balance()).toBe(1n)
  })

  it('loads an unknown stored transaction instead of filling its nonce', async () => {
    await store1Wei(0)
    sender.unconfirmed = []
    await store1Wei(1)
    await replaceStuck(sender, await chainState())
    now += 3001
    await replaceStuck(sender, await chainState())
    expect(sender.unconfirmed.map(({ nonce }) => nonce)).toEqual([0, 1])
    await sendPending(sender)
    expect(await balance()).toBe(2n)
  })

  it('treats a nonce as used by another transaction only after the receipt timeout', async () => {
    await store1Wei()
    const rival = createWalletClient({ account, transport: http(chain.rpcUrl) })
    await rival.sendTransaction({ chain: null, to: account.address, value: 0n, nonce: 0 })
    expect(await settled()).toEqual([])
    now += 5000
    expect(await settled()).toMatchObject([{ receipt: undefined }])
    expect(await sendPending(sender)).toBe(true)
    expect(await balance()).toBe(0n)
  })

  it('takes over transactions of another process, and resends those lost in a reorganization', async () => {
    const snapshot = await chain.rpc('evm_snapshot')
    const transaction = await store1Wei()
    // The process dies before it broadcasts; another one takes over.
    sender = await openSender()
    expect(await reconcile(sender)).toEqual(new Set())
    await sendPending(sender)
    const [first] = await settled()
    if (!first) throw new Error('nothing was settled')
    await settle(transaction, first.receipt)
    markSettled(sender, first)
    await chain.rpc('evm_revert', [snapshot])
    expect(await balance()).toBe(0n)
    expect(await reconcile(sender)).toEqual(new Set([0]))
    expect(sender.unconfirmed).toMatchObject([{ nonce: 0, isReopened: true, acceptedBy: new Set() }])
    await sendPending(sender)
    expect(await balance()).toBe(1n)
  })

  it('signs no call outside its policy', async () => {
    const [fees, intruder] = [
      feesFor(await readHead(chain.chain), sender.settings),
      privateKeyToAddress(generatePrivateKey()),
    ]
    const calls = [
      { to: intruder, value: 1n },
      { to: receiver, data: '0x01' as const },
      { to: account.address, value: 1n },
    ]
    for (const call of calls) {
      const sending = sendCall(sender, {
        call: { ...call, gasLimit: transferGasLimit },
        fees,
        session: store.database.sql,
      })
      await expect(sending).rejects.toThrow('must not sign')
    }
    expect(await rows()).toEqual([])
  })

  it.each([
    'another key',
    'another nonce',
    'another chain',
    'a call outside the policy',
    'no transaction',
    'another type',
    'a malleable signature',
    'another encoding',
  ])('sends an empty transaction instead of stored bytes of %s', async (forgery) => {
    const intruder = privateKeyToAddress(generatePrivateKey())
    const anyCall = { account, chain: chain.chain, mayCall: () => true }
    const forged = {
      'another key': () =>
        sign({ ...anyCall, account: privateKeyToAccount(generatePrivateKey()) }, { to: receiver, nonce: 0 }),
      'another nonce': () => sign(anyCall, { to: receiver, nonce: 1 }),
      'another chain': () => sign({ ...anyCall, chain: { ...chain.chain, id: 1 } }, { to: receiver, nonce: 0 }),
      'a call outside the policy': () => sign(anyCall, { to: intruder, nonce: 0 }),
      'no transaction': async () => ({ signed: '0x1234' as const }),
      'another type': async () => {
        const gas = BigInt(transferGasLimit)
        const legacy = { type: 'legacy', chainId: chain.chain.id, nonce: 0, to: receiver, gas, gasPrice: 1n } as const
        return { signed: await account.signTransaction(legacy) }
      },
      'a malleable signature': async () => ({
        signed: withHighS((await sign(sender, { to: receiver, nonce: 0 })).signed),
      }),
      'another encoding': async () => {
        const { signed: bytes } = await sign(sender, { to: receiver, nonce: 0 })
        // The length of the list in one byte more than needed.
        return { signed: bytes.replace(/^0x02f8/, '0x02f900') as Hex }
      },
    }[forgery]
    const stored = await store1Wei()
    const { signed } = (await forged?.()) ?? stored
    await store.database.sql
      .update(chainTransactions)
      .set({ signed })
      .where(eq(chainTransactions.sender, sender.key.sender))
    // Another process takes over, or this one restarts.
    sender = await openSender()
    await reconcile(sender)
    expect(refusals).toEqual(['bytes'])
    await sendPending(sender)
    expect((await chainState()).nonce).toBe(1)
    const [first] = await settled()
    expect(first?.receipt?.to).toBe(account.address.toLowerCase())
    expect(await balance()).toBe(0n)
    expect(await chain.chain.client.getBalance({ address: intruder })).toBe(0n)
  })

  it('deletes forged rows that nothing waits for instead of paying for their nonces', async () => {
    isNeeded = false
    await store1Wei(0)
    const forged = ['0x1234', '0x'] as const
    for (const [index, signed] of forged.entries()) {
      const row = { ...(await sign(sender, { to: receiver, nonce: index + 1 })), signed }
      await store.database.sql.execute(insertTransactionSql(sender.key, row))
    }
    await store.database.sql
      .update(chainTransactions)
      .set({ status: 'confirmed' })
      .where(eq(chainTransactions.nonce, 2))
    sender = await openSender()
    await reconcile(sender)
    expect((await rows()).map(({ nonce }) => nonce)).toEqual([0])
    expect(refusals).toEqual(['bytes'])
    await sendPending(sender)
    expect((await chainState()).nonce).toBe(1)
    expect(await allocateNonce(store.database.sql, sender.key, 1)).toBe(1)
  })

  it('fills a forged nonce that a later transaction waits for', async () => {
    isNeeded = false
    const { nonce } = await store1Wei(0)
    await store1Wei(1)
    await store.database.sql
      .update(chainTransactions)
      .set({ signed: '0x1234' })
      .where(eq(chainTransactions.nonce, nonce))
    sender = await openSender()
    await reconcile(sender)
    await sendPending(sender)
    expect((await chainState()).nonce).toBe(2)
    expect(await balance()).toBe(1n)
  })

  it.each([
    ['nonce = 9007199254740992'],
    ['nonce = -1'],
    [`status = 'lost'`],
    [`signed = 'bytes'`],
    [`tip_wei = 'NaN'`],
    [`hashes = array['0x12']`],
    [`hashes = array[null]::text[]`],
  ])('stores no transaction with %s, which would stop its key', async (change) => {
    await store1Wei()
    const changing = store.database.sql.execute(
      sql.raw(`update chain_transaction set ${change} where sender = '${sender.key.sender}'`),
    )
    await expect(changing).rejects.toMatchObject({ cause: { constraint: 'chain_transaction_readable' } })
  })

  it.each([[`kind = 'spend'`], ['nonce = 9007199254740992'], [`asked_at = 'infinity'`]])(
    'stores no request with %s, which would stop its key',
    async (change) => {
      const id = await createSenderRequest(store.database.sql, sender.key, { kind: 'retry', nonce: 0 })
      const changing = store.database.sql.execute(sql.raw(`update sender_request set ${change} where id = ${id}`))
      await expect(changing).rejects.toMatchObject({ cause: { constraint: 'sender_request_readable' } })
    },
  )

  it('raises fees at most once in three seconds, no matter how many requests ask for it', async () => {
    const stuck = await leavePending()
    const serve = async (ids: number[]) => {
      const { head } = await chainState()
      await carryOutRequests(sender, { requests: await readSenderRequests(store.database.sql, sender.key), head })
      return Promise.all(ids.map(async (id) => (await findSenderRequest(store.database.sql, id))?.outcome))
    }
    const request = () => createSenderRequest(store.database.sql, sender.key, { kind: 'retry', nonce: stuck.nonce })
    const refused = 'not resent: it was signed or loaded less than 3 seconds ago'
    expect(await serve([await request()])).toEqual([refused])
    now += 3000
    expect(await serve([await request(), await request()])).toEqual(['resent with higher fees', refused])
    expect(stuck.hashes).toHaveLength(2)
  })

  it('takes fees, gas limit, and hash from the signed bytes instead of the row', async () => {
    const { hashes, gasLimit, maxFeeWei, tipWei } = await store1Wei()
    await store.database.sql
      .update(chainTransactions)
      .set({ hashes: [], gasLimit: 1, maxFeeWei: '1000000000000', tipWei: '1000000000000' })
      .where(eq(chainTransactions.sender, sender.key.sender))
    sender = await openSender()
    await reconcile(sender)
    expect(sender.unconfirmed).toMatchObject([{ hashes, gasLimit, maxFeeWei, tipWei }])
    expect(refusals).toEqual([])
  })

  it('cancels a stuck transaction whose call is no longer allowed', async () => {
    const stuck = await leavePending()
    sender.mayCall = () => false
    now += stuckMilliseconds + 1
    await replaceStuck(sender, await chainState())
    expect(stuck.hashes).toHaveLength(2)
    await chain.rpc('evm_mine')
    expect(await balance()).toBe(0n)
  })

  it('reports why a node rejected a transaction', async () => {
    const { signed } = await store1Wei()
    await chain.rpc('hardhat_setBalance', [account.address, '0x1'])
    expect(await broadcast(chain.chain, signed)).toMatchObject({ result: 'insufficient-funds' })
    await chain.rpc('hardhat_setBalance', [account.address, toHex(parseEther('10'))])
    expect(await broadcast(chain.chain, signed)).toEqual({ result: 'accepted' })
    expect((await broadcast(chain.chain, signed)).result).toMatch(/accepted|nonce-too-low/)
    const silent = connectChain({ ...chain.chain, rpcUrls: ['http://127.0.0.1:1'] })
    expect(await broadcast(silent, signed)).toMatchObject({ result: 'unknown' })
  })

  it('numbers a chain that was reset as a new one', async () => {
    const first = await registerChain(store.database.sql, '1/0xaa')
    expect(await registerChain(store.database.sql, '1/0xbb')).not.toBe(first)
    expect(await registerChain(store.database.sql, '1/0xaa')).toBe(first)
  })
})

import type { RemoteMint } from '@network-site/protocol/mints'
import { expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../../ui/testing/memory-storage.ts'
import { MintRequestError, unreachable } from './mint-api.ts'
import { createMintStore, type MintStoreDependencies, unfinishedRun } from './mint-store.ts'
import type { UnfinishedRun } from './unfinished-run-schema.ts'

const address = '0x00000000000000000000000000000000000000aa'

test('mints one item with a signature and a request to the service', async () => {
  const setup = setUp()
  const seen = watch(setup.store)
  await setup.store.mint(7)
  expect(setup.sign).toHaveBeenCalledExactlyOnceWith('the message')
  expect(setup.post).toHaveBeenCalledExactlyOnceWith({ signature: '0x01', tokenIndex: 7 })
  expect(seen.phases(7)).toEqual(['signing', 'minting', 'minted'])
  expect(setup.store.getSnapshot().transactions.get(7)).toBe('0xhash')
})

test('returns the card to idle and shows a notice after a rejected signature', async () => {
  const setup = setUp({ sign: async () => Promise.reject(new Error('User rejected')) })
  await setup.store.mint(7)
  expect(setup.post).not.toHaveBeenCalled()
  expect(setup.notices).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'wallet' }))
  expect(setup.store.getSnapshot()).toMatchObject({ error: null, phases: new Map() })
})

test('shows the error of a rejected mint until dismissed and does not retry it', async () => {
  const setup = setUp({ post: rejectWith('Closed.', 'MINT_CLOSED') })
  await setup.store.mint(7)
  expect(setup.post).toHaveBeenCalledOnce()
  expect(setup.store.getSnapshot()).toMatchObject({ error: 'Closed.', phases: new Map() })
  setup.store.dismiss()
  expect(setup.store.getSnapshot().error).toBeNull()
})

test('shows a notice instead of an error for a pending mint', async () => {
  const setup = setUp({ post: rejectWith('On its way.', 'STILL_PENDING') })
  await setup.store.mint(7)
  expect(setup.store.getSnapshot().error).toBeNull()
  expect(setup.notices).toHaveBeenCalledWith({ kind: 'pending', message: 'On its way.' })
})

test('solves a proof of work once if the service requires one', async () => {
  const setup = setUp({
    post: async ({ proof }) =>
      proof ? '0xhash' : Promise.reject(new MintRequestError('Proof required.', { code: 'PROOF_REQUIRED' })),
  })
  await setup.store.mint(1)
  await setup.store.mint(2)
  expect(setup.prove).toHaveBeenCalledExactlyOnceWith(address)
  expect(setup.post).toHaveBeenCalledTimes(3)
})

test('solves another proof of work after the first expired or failed', async () => {
  const setup = setUp({
    post: async ({ proof }) =>
      proof === 'fresh'
        ? '0xhash'
        : Promise.reject(new MintRequestError('Proof required.', { code: 'PROOF_REQUIRED' })),
  })
  setup.prove.mockRejectedValueOnce(new MintRequestError('No challenge.')).mockResolvedValueOnce('expired')
  setup.prove.mockResolvedValue('fresh')
  await setup.store.mint(1)
  expect(setup.store.getSnapshot().error).toBe('No challenge.')
  await setup.store.mint(1)
  await setup.store.mint(1)
  expect(setup.store.getSnapshot().phases.get(1)).toBe('minted')
  await setup.store.mintAll([2, 3, 4])
  expect(setup.prove).toHaveBeenCalledTimes(3)
})

test('mints all items with one signature, five at a time', async () => {
  let inFlight = 0
  let maxInFlight = 0
  const setup = setUp({
    post: async () => {
      maxInFlight = Math.max(maxInFlight, ++inFlight)
      await Promise.resolve()
      inFlight--
      return undefined
    },
  })
  await setup.store.mintAll(tokens(42))
  expect(setup.sign).toHaveBeenCalledOnce()
  expect(setup.post).toHaveBeenCalledTimes(42)
  expect(maxInFlight).toBe(5)
  expect([...setup.store.getSnapshot().phases.values()].every((phase) => phase === 'minted')).toBe(true)
  expect(setup.stored).toBeUndefined()
})

test('counts an already minted item as minted and continues after a failed item', async () => {
  const setup = setUp({
    post: async ({ tokenIndex }) => {
      if (tokenIndex === 2) throw new MintRequestError('Already.', { code: 'ALREADY_MINTED' })
      if (tokenIndex === 3) throw new MintRequestError('Refused.', { code: 'RECEIVER_REFUSED' })
      return undefined
    },
  })
  await setup.store.mintAll(tokens(8))
  const { phases, error } = setup.store.getSnapshot()
  expect([...phases.keys()].toSorted((a, b) => a - b)).toEqual([1, 2, 4, 5, 6, 7, 8])
  expect(error).toBe('Refused.')
})

test.each([
  ['a failure that affects every item', 'MINT_CLOSED', undefined],
  ['an unreachable service and keeps the items for a reload', unreachable, 42],
])('stops at %s', async (_case, code, storedCount) => {
  const setup = setUp({ post: rejectWith('Failed.', code) })
  await setup.store.mintAll(tokens(42))
  expect(setup.post.mock.calls.length).toBeLessThanOrEqual(5)
  expect(setup.store.getSnapshot()).toMatchObject({ error: 'Failed.', phases: new Map(), isRunning: false })
  expect(setup.stored?.left.length).toBe(storedCount)
})

test('waits for the retry delay when the service rate-limits requests', async () => {
  let isFirst = true
  const setup = setUp({
    post: async () => {
      if (!isFirst) return undefined
      isFirst = false
      throw new MintRequestError('Wait.', { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 9 })
    },
  })
  await setup.store.mintAll(tokens(3))
  expect(setup.sleep).toHaveBeenCalledExactlyOnceWith(9000)
  expect(setup.store.getSnapshot()).toMatchObject({ error: null })
  expect(setup.store.getSnapshot().phases.size).toBe(3)
})

test('resumes the unrequested items after a reload on the same day without another signature', async () => {
  const run: UnfinishedRun = { address, day: 3, signed: { signature: '0x05' }, left: [4, 5] }
  expect(await setUp({ stored: { ...run, day: 2 } }).store.resume()).toBe(false)
  const setup = setUp({ stored: run })
  expect(await setup.store.resume()).toBe(true)
  await vi.waitFor(() => expect(setup.store.getSnapshot().isRunning).toBe(false), 15_000)
  expect(setup.sign).not.toHaveBeenCalled()
  expect(setup.post.mock.calls.map(([request]) => request)).toEqual([{ signature: '0x05', tokenIndex: 5 }])
})

function tokens(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}

function rejectWith(message: string, code: string): (request: RemoteMint) => Promise<string | undefined> {
  return async () => Promise.reject(new MintRequestError(message, { code }))
}

function setUp(
  options: {
    sign?: () => Promise<{ signature: `0x${string}` }>
    post?: MintStoreDependencies['post']
    stored?: UnfinishedRun
  } = {},
) {
  const mocks = {
    stored: options.stored,
    sign: vi.fn(options.sign ?? (async () => ({ signature: '0x01' as const }))),
    post: vi.fn<MintStoreDependencies['post']>(options.post ?? (async () => '0xhash')),
    prove: vi.fn(async () => 'proof'),
    notices: vi.fn(),
    sleep: vi.fn(async () => {}),
  }
  const store = createMintStore({
    address,
    day: 3,
    message: 'the message',
    post: mocks.post,
    prove: mocks.prove,
    onNotice: mocks.notices,
    runs: {
      read: async ({ address: whose, day }) =>
        mocks.stored?.address === whose && mocks.stored.day === day ? mocks.stored : undefined,
      save: (run) => void (mocks.stored = run),
      delete: () => void (mocks.stored = undefined),
    },
    findUnrequested: async (left) => left.filter((token) => token !== 4),
    sleep: mocks.sleep,
  })
  store.setSigner(mocks.sign)
  return Object.assign(mocks, { store })
}

function watch(store: ReturnType<typeof createMintStore>) {
  const snapshots: Array<ReadonlyMap<number, string>> = []
  store.subscribe(() => snapshots.push(store.getSnapshot().phases))
  return { phases: (token: number) => [...new Set(snapshots.map((phases) => phases.get(token)))].filter(Boolean) }
}

const wallet = `0x${'aa'.repeat(20)}` as const
const run = { address: wallet, day: 3, signed: { signature: '0x01' as const }, left: [4, 5] }

test('restores a stored run for the same wallet and day only, until it is deleted', async () => {
  const runs = unfinishedRun(createMemoryStorage())
  runs.save(run)
  expect(await runs.read({ address: wallet, day: 3 })).toEqual(run)
  expect(await runs.read({ address: wallet, day: 4 })).toBeUndefined()
  expect(await runs.read({ address: `0x${'bb'.repeat(20)}`, day: 3 })).toBeUndefined()
  runs.delete(wallet)
  expect(await runs.read({ address: wallet, day: 3 })).toBeUndefined()
})

test.each([
  ['malformed JSON', '{'],
  ['null', 'null'],
  ['no items', JSON.stringify({ ...run, left: 'all' })],
  ['an unknown item', JSON.stringify({ ...run, left: [43] })],
  ['no signature', JSON.stringify({ ...run, signed: {} })],
])('ignores a stored run with %s', async (_case, stored) => {
  const storage = createMemoryStorage({ [`mintAll.${wallet}`]: stored })
  expect(await unfinishedRun(storage).read({ address: wallet, day: 3 })).toBeUndefined()
})

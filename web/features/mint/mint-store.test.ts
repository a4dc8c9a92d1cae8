import type { MintState } from '@network-site/protocol/mints'
import { expect, test, vi } from 'vitest'
import { type AnsweredMints, MintRequestError } from './mint-api.ts'
import { patienceMilliseconds } from '../../ui/unanswered.tsx'
import { createMintStore, type MintStoreDependencies } from './mint-store.ts'

test('mints one item with a signature and a request to the service', async () => {
  const setup = setUp()
  const seen = watch(setup.store)
  await setup.store.mint(7)
  expect(setup.sign).toHaveBeenCalledExactlyOnceWith('the message')
  expect(setup.postOne).toHaveBeenCalledExactlyOnceWith({ signature: '0x01', tokenIndex: 7 })
  expect(seen.phases(7)).toEqual(['signing', 'minting', 'minted'])
  expect(setup.store.getSnapshot().transactions.get(7)).toBe('0xhash')
})

test('returns the card to idle and shows a notice after a rejected signature', async () => {
  const setup = setUp({ sign: async () => Promise.reject(new Error('User rejected')) })
  await setup.store.mint(7)
  expect(setup.postOne).not.toHaveBeenCalled()
  expect(setup.notices).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'wallet' }))
  expect(setup.store.getSnapshot()).toMatchObject({ error: null, phases: new Map() })
})

test('offers to cancel or repeat an unanswered signature, for each card and for all', async () => {
  vi.useFakeTimers()
  const answers: ((signed: { signature: '0x01' }) => void)[] = []
  const setup = setUp({ sign: () => new Promise((resolve) => answers.push(resolve)) })
  const unanswered = (key: number | 'all') => setup.store.getSnapshot().unanswered.get(key)
  const minting = setup.store.mint(7)
  const all = setup.store.mintAll([1, 2])
  await vi.advanceTimersByTimeAsync(patienceMilliseconds)
  unanswered('all')?.cancel()
  await all
  expect(setup.store.getSnapshot()).toMatchObject({ isRunning: false, phases: new Map([[7, 'signing']]) })
  expect(setup.notices).not.toHaveBeenCalled()
  unanswered(7)?.tryAgain()
  expect(unanswered(7)).toBeUndefined()
  answers.at(-1)?.({ signature: '0x01' })
  await minting
  expect(setup.store.getSnapshot().phases.get(7)).toBe('minted')
  vi.useRealTimers()
})

test('shows the error of a rejected mint until dismissed and does not retry it', async () => {
  const setup = setUp({ postOne: rejectWith('Closed.', 'MINT_CLOSED') })
  await setup.store.mint(7)
  expect(setup.postOne).toHaveBeenCalledOnce()
  expect(setup.store.getSnapshot()).toMatchObject({ error: 'Closed.', phases: new Map() })
  setup.store.dismiss()
  expect(setup.store.getSnapshot().error).toBeNull()
})

test('shows a notice instead of an error for a pending mint', async () => {
  const setup = setUp({ postOne: rejectWith('On its way.', 'STILL_PENDING') })
  await setup.store.mint(7)
  expect(setup.store.getSnapshot().error).toBeNull()
  expect(setup.notices).toHaveBeenCalledWith({ kind: 'pending', message: 'On its way.' })
})

test('solves a proof of work once if the service requires one', async () => {
  const setup = setUp({
    postOne: async ({ proof }) =>
      proof ? '0xhash' : Promise.reject(new MintRequestError('Proof required.', { code: 'PROOF_REQUIRED' })),
  })
  await setup.store.mint(1)
  await setup.store.mint(2)
  await setup.store.mintAll([3])
  expect(setup.prove).toHaveBeenCalledOnce()
  expect(setup.postOne).toHaveBeenCalledTimes(3)
  expect(setup.postMany).toHaveBeenCalledExactlyOnceWith({ signature: '0x01', items: [3], proof: 'proof' })
})

test('solves another proof of work after the first expired or failed', async () => {
  const setup = setUp({
    postOne: async ({ proof }) =>
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
  await setup.store.mint(2)
  expect(setup.prove).toHaveBeenCalledTimes(3)
})

test('requests all items with one signature and one request, and follows the service’s reports', async () => {
  const setup = setUp()
  const { store } = setup
  const pressed = store.mintAll(tokens(42))
  expect(store.getSnapshot()).toMatchObject({ isRunning: true, isAwaiting: false })
  await pressed
  expect(setup.sign).toHaveBeenCalledOnce()
  expect(setup.postMany).toHaveBeenCalledExactlyOnceWith({ signature: '0x01', items: tokens(42) })
  expect(setup.postOne).not.toHaveBeenCalled()
  expect(phasesOf(store)).toEqual(tokens(42).map(() => 'minting'))

  // Made before the service stored the request.
  store.report(states('idle'))
  store.report(states('waiting'))
  expect(store.getSnapshot()).toMatchObject({ isRunning: true, isAwaiting: true })
  expect(phasesOf(store)).toEqual(tokens(42).map(() => 'minting'))
  store.report(states('minted'))
  expect(store.getSnapshot()).toMatchObject({ isRunning: false, isAwaiting: false, error: null })
  expect(phasesOf(store)).toEqual(tokens(42).map(() => 'minted'))
})

test('counts items that were minted before the service accepted them', async () => {
  const { store } = setUp()
  store.report(states('idle', { 2: { state: 'minted' } }))
  await store.mintAll([1, 2])
  expect(store.getSnapshot().phases.get(2)).toBe('minted')
  expect(store.getSnapshot().isRunning).toBe(true)
})

test('returns failed items to idle and shows the first reason once', async () => {
  const { store } = setUp()
  await store.mintAll([1, 2, 3, 4])
  store.report(states('idle', { 1: failed('Refused.'), 2: failed('', 'ALREADY_MINTED') }))
  expect(store.getSnapshot()).toMatchObject({ error: 'Refused.', isRunning: true })
  store.dismiss()
  store.report(states('idle', { 1: failed('Refused.'), 3: failed('Another.'), 4: { state: 'minted' } }))
  expect(store.getSnapshot()).toMatchObject({ error: null, isRunning: false })
  expect([...store.getSnapshot().phases]).toEqual([
    [2, 'minted'],
    [4, 'minted'],
  ])
})

test('ignores failures that were reported before the service accepted the items again', async () => {
  const setup = setUp()
  const { store } = setup
  const reported = Promise.withResolvers<void>()
  setup.sleep.mockReturnValueOnce(reported.promise)
  store.report(states('failed'))
  await store.mintAll([1, 2])
  store.report(states('failed'))
  expect(store.getSnapshot()).toMatchObject({ error: null, isRunning: true })
  store.report(states('failed', { 1: { state: 'waiting' } }))
  store.report(states('failed', { 1: failed('Failed again.') }))
  expect(store.getSnapshot()).toMatchObject({ error: 'Failed again.', isRunning: true })
  reported.resolve()
  await reported.promise
  store.report(states('failed'))
  expect(store.getSnapshot()).toMatchObject({ isRunning: false, phases: new Map() })
})

test('follows items that were requested before a reload or in another tab', () => {
  const { store } = setUp()
  store.report(states('idle', { 1: { state: 'waiting' }, 2: { state: 'sent' }, 3: { state: 'waiting' } }))
  expect(store.getSnapshot()).toMatchObject({ isRunning: false, isAwaiting: true })
  store.report(states('idle', { 1: { state: 'minted' }, 2: failed('Failed.') }))
  expect(store.getSnapshot()).toMatchObject({ error: 'Failed.', isAwaiting: false })
  expect(store.getSnapshot().phases).toEqual(new Map([[1, 'minted']]))
})

test('leaves a single mint to its own request', async () => {
  const answer = Promise.withResolvers<string>()
  const { store } = setUp({ postOne: () => answer.promise })
  const minting = store.mint(7)
  await vi.waitFor(() => expect(store.getSnapshot().phases.get(7)).toBe('minting'), 15_000)
  store.report(states('idle', { 7: { state: 'sent' } }))
  expect(store.getSnapshot()).toMatchObject({ isRunning: false, isAwaiting: false })
  store.report(states('idle', { 7: failed('Failed.') }))
  expect(store.getSnapshot().error).toBeNull()
  answer.reject(new MintRequestError('Failed.'))
  await minting
  expect(store.getSnapshot()).toMatchObject({ error: 'Failed.', phases: new Map() })
})

test('shows the first reason if the service refuses items', async () => {
  const { store } = setUp({
    postMany: async () => ({ ...accepted([1]), refused: [refusal(2, 'RECEIVER_REFUSED'), refusal(3, 'MINT_CLOSED')] }),
  })
  await store.mintAll([1, 2, 3])
  expect(store.getSnapshot()).toMatchObject({ error: 'RECEIVER_REFUSED', isRunning: true })
  expect([...store.getSnapshot().phases]).toEqual([[1, 'minting']])
})

test('shows why the service rejected the request and does not repeat it', async () => {
  const setup = setUp({ postMany: rejectWith('Closed.', 'MINT_CLOSED') })
  await setup.store.mintAll(tokens(42))
  expect(setup.postMany).toHaveBeenCalledOnce()
  expect(setup.store.getSnapshot()).toMatchObject({ error: 'Closed.', phases: new Map(), isRunning: false })
})

test('requests refused items again after the retry delay while the service has no capacity', async () => {
  const setup = setUp()
  setup.postMany
    .mockRejectedValueOnce(new MintRequestError('Wait.', { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 9 }))
    .mockResolvedValueOnce({ ...accepted([1]), refused: [refusal(2, 'QUEUE_FULL'), refusal(3, 'TOO_MANY_REQUESTS')] })
  await setup.store.mintAll([1, 2, 3])
  expect(setup.postMany.mock.calls.map(([{ items }]) => items)).toEqual([
    [1, 2, 3],
    [1, 2, 3],
    [2, 3],
  ])
  expect(setup.sleep.mock.calls.map(([milliseconds]) => milliseconds)).toEqual(expect.arrayContaining([9000, 5000]))
  expect(setup.sign).toHaveBeenCalledOnce()
  expect(setup.store.getSnapshot()).toMatchObject({ error: null })
  expect(setup.store.getSnapshot().phases.size).toBe(3)
})

test('stops after 15 retries', async () => {
  const setup = setUp({ postMany: async () => ({ ...accepted([]), refused: [refusal(1, 'QUEUE_FULL')] }) })
  await setup.store.mintAll([1])
  expect(setup.postMany).toHaveBeenCalledTimes(16)
  expect(setup.store.getSnapshot()).toMatchObject({ error: 'QUEUE_FULL', phases: new Map(), isRunning: false })
})

function tokens(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}

function rejectWith(message: string, code: string): () => Promise<never> {
  return async () => Promise.reject(new MintRequestError(message, { code }))
}

function accepted(items: number[]): AnsweredMints {
  return { day: 3, accepted: items, refused: [] }
}

function refusal(item: number, code: string) {
  return { item, code, error: code }
}

function failed(error: string, code = 'TRANSACTION_FAILED'): Omit<MintState, 'tokenIndex'> {
  return { state: 'failed', reason: { code, error } }
}

/** Returns a report in which all items have the same state, except for these. */
function states(state: MintState['state'], others: Record<number, Omit<MintState, 'tokenIndex'>> = {}): MintState[] {
  return tokens(42).map((tokenIndex) => ({ tokenIndex, state, ...others[tokenIndex] }))
}

function phasesOf(store: ReturnType<typeof createMintStore>) {
  const { phases } = store.getSnapshot()
  return tokens(42).map((item) => phases.get(item))
}

function setUp(
  options: Partial<Pick<MintStoreDependencies, 'postOne' | 'postMany'>> & {
    sign?: () => Promise<{ signature: `0x${string}` }>
  } = {},
) {
  const mocks = {
    sign: vi.fn(options.sign ?? (async () => ({ signature: '0x01' as const }))),
    postOne: vi.fn<MintStoreDependencies['postOne']>(options.postOne ?? (async () => '0xhash')),
    postMany: vi.fn<MintStoreDependencies['postMany']>(options.postMany ?? (async ({ items }) => accepted(items))),
    prove: vi.fn(async () => 'proof'),
    notices: vi.fn(),
    sleep: vi.fn<MintStoreDependencies['sleep']>(async () => {}),
  }
  const { postOne, postMany, prove, sleep } = mocks
  const store = createMintStore({
    message: 'the message',
    postOne,
    postMany,
    prove,
    onNotice: mocks.notices,
    sleep,
  })
  store.setSigner(mocks.sign)
  return Object.assign(mocks, { store })
}

function watch(store: ReturnType<typeof createMintStore>) {
  const snapshots: Array<ReadonlyMap<number, string>> = []
  store.subscribe(() => snapshots.push(store.getSnapshot().phases))
  return { phases: (token: number) => [...new Set(snapshots.map((phases) => phases.get(token)))].filter(Boolean) }
}

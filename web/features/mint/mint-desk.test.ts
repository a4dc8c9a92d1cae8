import { expect, test, vi } from 'vitest'
import { createMintDesk, type DeskOptions } from './mint-desk.ts'
import { MintRefusal } from './mint-refusal.ts'
import { unreachable, type MintRequest } from './remote-mint.ts'
import type { UnfinishedRun } from './unfinished-run.ts'

const address = '0x00000000000000000000000000000000000000aa'

test('mints one item: asks for the signature, then the service', async () => {
  const world = aWorld()
  const seen = watch(world.desk)
  await world.desk.mint(7)
  expect(world.sign).toHaveBeenCalledExactlyOnceWith('the message')
  expect(world.post).toHaveBeenCalledExactlyOnceWith({ signature: '0x01', tokenIndex: 7 })
  expect(seen.phases(7)).toEqual(['signing', 'minting', 'minted'])
  expect(world.desk.getSnapshot().transactions.get(7)).toBe('0xhash')
})

test('a declined signature returns the card to idle and is said in passing', async () => {
  const world = aWorld({ sign: async () => Promise.reject(new Error('User rejected')) })
  await world.desk.mint(7)
  expect(world.post).not.toHaveBeenCalled()
  expect(world.notices).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'wallet' }))
  expect(world.desk.getSnapshot()).toMatchObject({ error: null, phases: new Map() })
})

test('a refused mint shows its sentence until dismissed, and is not sent again', async () => {
  const world = aWorld({ post: refusing('Closed.', 'MINT_CLOSED') })
  await world.desk.mint(7)
  expect(world.post).toHaveBeenCalledOnce()
  expect(world.desk.getSnapshot()).toMatchObject({ error: 'Closed.', phases: new Map() })
  world.desk.dismiss()
  expect(world.desk.getSnapshot().error).toBeNull()
})

test('a mint that goes on by itself is no error', async () => {
  const world = aWorld({ post: refusing('On its way.', 'STILL_PENDING') })
  await world.desk.mint(7)
  expect(world.desk.getSnapshot().error).toBeNull()
  expect(world.notices).toHaveBeenCalledWith({ kind: 'under-way', sentence: 'On its way.' })
})

test('solves a puzzle once, where the service asks for one', async () => {
  const world = aWorld({
    post: async ({ proof }) =>
      proof ? '0xhash' : Promise.reject(new MintRefusal('Puzzle.', { code: 'PROOF_REQUIRED' })),
  })
  await world.desk.mint(1)
  await world.desk.mint(2)
  expect(world.prove).toHaveBeenCalledExactlyOnceWith(address)
  expect(world.post).toHaveBeenCalledTimes(3)
})

test('solves another puzzle once the first solution has expired, or could not be found', async () => {
  const world = aWorld({
    post: async ({ proof }) =>
      proof === 'fresh' ? '0xhash' : Promise.reject(new MintRefusal('Puzzle.', { code: 'PROOF_REQUIRED' })),
  })
  world.prove.mockRejectedValueOnce(new MintRefusal('No puzzle.')).mockResolvedValueOnce('expired')
  world.prove.mockResolvedValue('fresh')
  await world.desk.mint(1)
  expect(world.desk.getSnapshot().error).toBe('No puzzle.')
  await world.desk.mint(1)
  await world.desk.mint(1)
  expect(world.desk.getSnapshot().phases.get(1)).toBe('minted')
  await world.desk.mintAll([2, 3, 4])
  expect(world.prove).toHaveBeenCalledTimes(3)
})

test('mints all by one signature, a few at a time', async () => {
  let inFlight = 0
  let most = 0
  const world = aWorld({
    post: async () => {
      most = Math.max(most, ++inFlight)
      await Promise.resolve()
      inFlight--
      return undefined
    },
  })
  await world.desk.mintAll(tokens(42))
  expect(world.sign).toHaveBeenCalledOnce()
  expect(world.post).toHaveBeenCalledTimes(42)
  expect(most).toBe(5)
  expect([...world.desk.getSnapshot().phases.values()].every((phase) => phase === 'minted')).toBe(true)
  expect(world.stored).toBeUndefined()
})

test('what was minted meanwhile counts as minted; one bad item does not stop the others', async () => {
  const world = aWorld({
    post: async ({ tokenIndex }) => {
      if (tokenIndex === 2) throw new MintRefusal('Already.', { code: 'ALREADY_MINTED' })
      if (tokenIndex === 3) throw new MintRefusal('Refused.', { code: 'RECEIVER_REFUSED' })
      return undefined
    },
  })
  await world.desk.mintAll(tokens(8))
  const { phases, error } = world.desk.getSnapshot()
  expect([...phases.keys()].toSorted((a, b) => a - b)).toEqual([1, 2, 4, 5, 6, 7, 8])
  expect(error).toBe('Refused.')
})

test('stops at a refusal that would meet every item', async () => {
  const world = aWorld({ post: refusing('Closed.', 'MINT_CLOSED') })
  await world.desk.mintAll(tokens(42))
  expect(world.post.mock.calls.length).toBeLessThanOrEqual(5)
  expect(world.desk.getSnapshot()).toMatchObject({ error: 'Closed.', phases: new Map(), isRunning: false })
})

test('stops where nobody answers, and keeps what is left for a reload', async () => {
  const world = aWorld({ post: refusing('There was an error.', unreachable) })
  await world.desk.mintAll(tokens(42))
  expect(world.post.mock.calls.length).toBeLessThanOrEqual(5)
  expect(world.desk.getSnapshot()).toMatchObject({ error: 'There was an error.', phases: new Map(), isRunning: false })
  expect(world.stored?.left).toHaveLength(42)
})

test('waits as long as it was told when there are too many', async () => {
  let isFirst = true
  const world = aWorld({
    post: async () => {
      if (!isFirst) return undefined
      isFirst = false
      throw new MintRefusal('Wait.', { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 9 })
    },
  })
  await world.desk.mintAll(tokens(3))
  expect(world.sleep).toHaveBeenCalledExactlyOnceWith(9000)
  expect(world.desk.getSnapshot()).toMatchObject({ error: null })
  expect(world.desk.getSnapshot().phases.size).toBe(3)
})

test('goes on after a reload with what is still to ask for, unsigned anew, on the same day and for the same wallet only', async () => {
  const run: UnfinishedRun = { address, day: 3, drop: { signature: '0x05' }, left: [4, 5] }
  expect(aWorld({ stored: { ...run, day: 2 } }).desk.resume()).toBe(false)
  const world = aWorld({ stored: run })
  expect(world.desk.resume()).toBe(true)
  await vi.waitFor(() => expect(world.desk.getSnapshot().isRunning).toBe(false), 15_000)
  expect(world.sign).not.toHaveBeenCalled()
  expect(world.post.mock.calls.map(([request]) => request)).toEqual([{ signature: '0x05', tokenIndex: 5 }])
})

function tokens(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}

function refusing(sentence: string, code: string): (request: MintRequest) => Promise<string | undefined> {
  return async () => Promise.reject(new MintRefusal(sentence, { code }))
}

function aWorld(
  options: {
    sign?: () => Promise<{ signature: `0x${string}` }>
    post?: DeskOptions['post']
    stored?: UnfinishedRun
  } = {},
) {
  const world = {
    stored: options.stored,
    sign: vi.fn(options.sign ?? (async () => ({ signature: '0x01' as const }))),
    post: vi.fn<DeskOptions['post']>(options.post ?? (async () => '0xhash')),
    prove: vi.fn(async () => 'proof'),
    notices: vi.fn(),
    sleep: vi.fn(async () => {}),
  }
  const desk = createMintDesk({
    address,
    day: 3,
    message: 'the message',
    post: world.post,
    prove: world.prove,
    onNotice: world.notices,
    runs: {
      read: ({ address: whose, day }) =>
        world.stored?.address === whose && world.stored.day === day ? world.stored : undefined,
      keep: (run) => void (world.stored = run),
      forget: () => void (world.stored = undefined),
    },
    stillToAsk: async (left) => left.filter((token) => token !== 4),
    sleep: world.sleep,
  })
  desk.signBy(world.sign)
  return Object.assign(world, { desk })
}

function watch(desk: ReturnType<typeof createMintDesk>) {
  const snapshots: Array<ReadonlyMap<number, string>> = []
  desk.subscribe(() => snapshots.push(desk.getSnapshot().phases))
  return { phases: (token: number) => [...new Set(snapshots.map((phases) => phases.get(token)))].filter(Boolean) }
}

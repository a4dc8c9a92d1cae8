import type { Leaderboard, LeaderboardRank } from '@network-site/protocol/leaderboard'
import { shownNameMessage } from '@network-site/protocol/signed-messages'
import { StandardMerkleTree } from '@openzeppelin/merkle-tree'
import Fastify, { type FastifyInstance } from 'fastify'
import pino from 'pino'
import { Registry } from 'prom-client'
import type { Address, Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  actOnChain,
  type Actor,
  startNextDay,
  type PrivateChain,
  startPrivateChain,
} from '../../../test/private-chain.ts'
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../../test/databases.ts'
import { deployMerkleClaims, deployReceiver } from '../../../test/test-contracts.ts'
import { eventually } from '../../../test/eventually.ts'
import { isSignedBy } from '../../lib/signatures.ts'
import { rateLimits } from '../../services/rate-limits.ts'
import { answerError } from '../../http/error-handler.ts'
import { readStartSeconds } from '../../mint-index/chain-events.ts'
import { dayAt, startOfDay } from '../../mint-index/mint-days.ts'
import { deleteCursor } from '../../mint-index/index-cursor.ts'
import { openMintIndex, type MintIndex } from '../../mint-index/mint-index.ts'
import { exportSeason, proofOf, type MerkleTreeFile } from './season-export.ts'
import { createIndexMetrics } from '../../mint-index/index-metrics.ts'
import type { Season } from '../../mint-index/seasons.ts'
import type { Rank } from './standings.ts'
import { nameStore } from './name-store.ts'
import { openLeaderboard } from './open-leaderboard.ts'
import { leaderboardRoutes } from './plugin.ts'

const everything = Array.from({ length: 42 }, (_, index) => index + 1)
const nothing = { streak: 0, completeDays: 0, items: 0, mints: 0 }
const ranks: Rank[] = [
  { id: 'high', name: 'High', rule: { ...nothing, streak: 2 }, cap: 2 },
  { id: 'low', name: 'Low', rule: { ...nothing, mints: 1 }, cap: null },
]
const nameWords = {
  message: {
    show: '{site} {origin} {chainId} {name} {address} {time}',
    remove: '{site} {origin} {chainId} {address} {time}',
  },
  site: 'Here',
  siteUrl: 'https://site.example',
  chainId: 1,
}

let chain: PrivateChain
let store: TestDatabase
let relayer: Actor
let mintIndex: MintIndex
let app: FastifyInstance
let season: Season
let today: number
/** The server's clock. Every request advances it, so that no response comes from a cache. */
let clock: number

describe.each(databaseKinds)('the leaderboard on %s', (kind) => {
  beforeEach(async () => {
    store = await openTestDatabase(kind)
    clock = Date.now()
    await startSeason(3)
    mintIndex = openIndex()
    app = await openApp()
  })
  afterEach(async () => {
    await app.close()
    await mintIndex.close()
    await store.close()
    await chain.stop()
  })

  it('orders by streak, complete days, items, mints, and date, and tied wallets share a place', async () => {
    const [steady, gap, all, few, late, twin] = [wallet(), wallet(), wallet(), wallet(), wallet(), wallet()]
    await mint({ [steady]: everything, [gap]: everything, [all]: everything.slice(0, 21), [few]: [1] })
    await nextDay()
    await mint({ [steady]: everything, [all]: everything.slice(21), [late]: [1], [twin]: [2] })
    await nextDay()
    await mint({ [steady]: [1], [gap]: everything })
    await nextDay()
    // After the season.
    await mint({ [few]: everything })
    await catchUp()

    const board = await leaderboard()
    const order = [
      [1, steady, 'high', 2, 2, 42, 85],
      [2, gap, 'low', 1, 2, 42, 84],
      [3, all, 'low', 0, 0, 42, 42],
      [4, few, 'low', 0, 0, 1, 1],
      ...[late, twin].toSorted().map((each) => [5, each, 'low', 0, 0, 1, 1]),
    ]
    expect(board.entries.map(lineOf)).toEqual(order)
    expect(board).toMatchObject({ page: 1, pages: 1, wallets: 6, places: 5, season: { state: 'over' } })
    const standing = await rankOf(gap)
    expect(standing).toMatchObject({ place: 2, rank: { id: 'low' }, result: { streak: 1, completeDays: 2 } })
    expect(standing.next).toEqual({
      rank: { id: 'high', name: 'High' },
      missing: { ...nothing, streak: 1 },
      isFull: false,
      words: ['streak 1 High'],
    })
    expect(standing.badges.map(({ words }) => words)).toEqual(['earned Low One 2'])
    expect(await rankOf(wallet())).toMatchObject({ place: null, rank: null, badges: [], next: { rank: { id: 'low' } } })
    expect(
      (await leaderboard(`search=${gap.slice(0, 12).toUpperCase().replace('0X', '0x')}`)).entries.map(lineOf),
    ).toEqual([order[1]])
    expect((await leaderboard('page=2')).entries).toEqual([])

    // A rebuild and the export, which does not use the database, give the same standings.
    await deleteCursor(store.database.sql, 1)
    await mintIndex.close()
    mintIndex = openIndex()
    await app.close()
    app = await openApp()
    await catchUp()
    expect((await leaderboard()).entries).toEqual(board.entries)
    const { 'standings.csv': csv } = await exportSeason(chain.chain, { season, ranks })
    const lines = csv.trim().split('\n').slice(1)
    expect(lines.map((line) => line.toLowerCase().split(','))).toEqual(
      board.entries.map((entry) => {
        const [place, address, ...rest] = lineOf(entry)
        return [address, place, ...rest].map(String)
      }),
    )
  })

  it('gives tied wallets one slot of a capped rank without displacing others', async () => {
    const cluster = Array.from({ length: 60 }, wallet)
    const person = wallet()
    for (let day = 0; day < 3; day++) {
      if (day > 0) await nextDay()
      await mint(Object.fromEntries(cluster.slice(0, 30).map((each) => [each, everything])))
      await mint(Object.fromEntries(cluster.slice(30).map((each) => [each, everything])))
      if (day < 2) await mint({ [person]: everything })
    }
    const third = wallet()
    await mint({ [third]: [1] })
    await catchUp()
    expect(await rankOf(person)).toMatchObject({ place: 2, sharedBy: 1, rank: { id: 'high' }, wallets: 62, next: null })
    expect(await rankOf(third)).toMatchObject({ place: 3, rank: { id: 'low' } })
    const second = await leaderboard('page=2')
    expect(second.entries.map(({ place }) => place)).toEqual([...Array.from({ length: 10 }, () => 1), 2, 3])
    expect(second.entries.map(({ sharedBy }) => sharedBy)).toEqual([...Array.from({ length: 10 }, () => 60), 1, 1])
    const first = await leaderboard()
    expect([...first.entries, ...second.entries].slice(0, 60).map(({ address }) => address)).toEqual(cluster.toSorted())
  })

  it('reports that a rank is full', async () => {
    const [best, next, last] = [wallet(), wallet(), wallet()]
    await mint({ [best]: everything, [next]: everything, [last]: everything })
    await nextDay()
    await mint({ [best]: everything, [next]: everything, [last]: everything })
    await nextDay()
    await mint({ [best]: [1, 2], [next]: [1] })
    await catchUp()
    const standing = await rankOf(last)
    expect(standing).toMatchObject({ place: 3, rank: { id: 'low' }, next: { isFull: true, words: ['full 2 High'] } })
  })

  it('scores a season added after indexing, and undoes reorganized blocks', async () => {
    const [one, other] = [wallet(), wallet()]
    await mint({ [one]: everything })
    await catchUp()
    const snapshot = await chain.rpc('evm_snapshot')
    await mint({ [other]: [1] })
    await catchUp()
    expect((await leaderboard()).wallets).toBe(2)
    await chain.rpc('evm_revert', [snapshot])
    for (let block = 0; block < 3; block++) await chain.rpc('evm_mine')
    await catchUp()
    expect((await leaderboard()).wallets).toBe(1)
    await app.close()
    await mintIndex.close()
    season = { ...season, id: 'two' }
    mintIndex = openIndex()
    app = await openApp()
    await catchUp()
    const board = await leaderboard()
    expect(board.season.id).toBe('two')
    expect(board.entries.map(lineOf)).toEqual([[1, one, 'low', 1, 1, 42, 42]])
  })

  it('shows a name that the wallet signed until it signs the removal', async () => {
    const key = generatePrivateKey()
    const player = privateKeyToAddress(key).toLowerCase() as Address
    await mint({ [player]: [1] })
    await catchUp()
    expect(await show(key, 'Ada Lovelace')).toMatchObject({
      status: 200,
      body: { address: player, name: 'Ada Lovelace' },
    })
    expect((await leaderboard('search=ada%20lov')).entries.map(({ address, name }) => [address, name])).toEqual([
      [player, 'Ada Lovelace'],
    ])
    for (const none of ['ada%25', 'ada%00', '%00', '%ED%A0%80'])
      expect((await leaderboard(`search=${none}`)).entries).toEqual([])
    expect((await rankOf(player)).name).toBe('Ada Lovelace')

    // Names of other wallets, other names and deployments than the signed ones, repeated and outdated messages.
    const thief = generatePrivateKey()
    expect(await show(thief, 'Mallory')).toMatchObject({ status: 409, body: { code: 'NAME_WITHOUT_MINT' } })
    expect(await show(thief, '')).toMatchObject({ status: 200 })
    await mint({ [privateKeyToAddress(thief)]: [1] })
    await catchUp()
    expect(await show(thief, 'Mallory', { address: player })).toMatchObject({ status: 401 })
    expect(await show(key, 'Grace', { signedName: 'Ada Lovelace' })).toMatchObject({ status: 401 })
    for (const elsewhere of [{ siteUrl: 'https://staging.example' }, { chainId: 2 }]) {
      expect(await show(key, 'Grace', { elsewhere })).toMatchObject({
        status: 401,
        body: { code: 'SIGNATURE_INVALID' },
      })
      expect(await show(key, '', { elsewhere })).toMatchObject({ status: 401, body: { code: 'SIGNATURE_INVALID' } })
    }
    expect(await show(thief, 'АDА LOVELACE')).toMatchObject({ status: 422 })
    expect(await show(thief, 'ada-l0ve1ace')).toMatchObject({ status: 409, body: { code: 'NAME_TAKEN' } })
    const early = new Date(clock - 300_000).toISOString()
    expect(await show(key, 'Grace', { signedAt: early })).toMatchObject({ body: { code: 'NAME_OUTDATED' } })
    const endless = now().replace('Z', `${'0'.repeat(200)}Z`)
    expect(await show(key, 'Grace', { signedAt: endless })).toMatchObject({ status: 400 })
    const old = new Date(clock - 11 * 60_000).toISOString()
    expect(await show(thief, 'Grace', { signedAt: old })).toMatchObject({ body: { code: 'NAME_OUTDATED' } })

    expect(await show(key, '')).toMatchObject({ status: 200, body: { name: null } })
    expect((await rankOf(player)).name).toBeNull()
    expect(await show(thief, 'Ada Lovelace')).toMatchObject({ status: 200 })
  })

  it('finds an exact name even if many better players have longer ones', async () => {
    const ada = wallet()
    const others = Array.from({ length: 60 }, wallet)
    await mint({ [ada]: [1], ...Object.fromEntries(others.map((other) => [other, [1, 2]])) })
    await catchUp()
    const names = nameStore(store.database.sql)
    await names.set({ wallet: ada, name: 'Ada', signedAt: now() })
    for (const [index, other] of others.entries())
      await names.set({ wallet: other, name: `Ada of ${index}`, signedAt: now() })
    const { entries } = await leaderboard('search=ada')
    expect(entries).toHaveLength(50)
    // Still ordered by place.
    expect(entries.map(({ place }) => place)).toEqual([...Array.from({ length: 49 }, () => 1), 2])
    expect(entries.at(-1)).toMatchObject({ address: ada, name: 'Ada' })
  })

  it('accepts names of contract wallets, and hides a name for the operator', async () => {
    const { address, signature } = await deployReceiver(chain, 'willing')
    const player = address.toLowerCase() as Address
    await mint({ [player]: [1] })
    await catchUp()
    expect(await send({ address, name: 'Vault', signature, signedAt: now() })).toMatchObject({ status: 200 })
    expect((await rankOf(player)).name).toBe('Vault')
    expect(await nameStore(store.database.sql).hide(address, true)).toBe('Vault')
    expect((await rankOf(player)).name).toBeNull()
    expect((await leaderboard('search=vau')).entries).toEqual([])
    expect(await send({ address, name: 'Other', signature, signedAt: now() })).toMatchObject({
      status: 403,
      body: { code: 'NAME_HIDDEN' },
    })
    expect(await nameStore(store.database.sql).hide(address, false)).toBe('Vault')
    expect((await rankOf(player)).name).toBe('Vault')
  })
})

describe('exportSeason', () => {
  beforeEach(() => startSeason(1))
  afterEach(() => chain.stop())

  it('is reproducible and creates proofs that a contract accepts', async () => {
    const wallets = [wallet(), wallet(), wallet(), wallet(), wallet()]
    await mint(Object.fromEntries(wallets.map((each, index) => [each, everything.slice(index)])))
    await nextDay()
    const first = await exportSeason(chain.chain, { season, ranks })
    await mint({ [wallet()]: everything })
    expect(await exportSeason(chain.chain, { season, ranks })).toEqual(first)
    const about = JSON.parse(first['season.json']) as { isFinal: boolean; wallets: number; readUpTo: { block: number } }
    const tree = JSON.parse(first['merkle-tree.json']) as MerkleTreeFile
    expect(tree).toMatchObject({ format: 'standard-v1', leafEncoding: ['address', 'uint256'] })
    expect(about).toMatchObject({ isFinal: true, wallets: 5, merkleRoot: StandardMerkleTree.load(tree).root })

    const isClaim = await deployMerkleClaims(chain)
    const root = (tree.tree[0] ?? '0x') as Hex
    for (const [index, account] of wallets.entries()) {
      const { value, proof } = proofOf(tree, account) ?? { value: '', proof: [] }
      expect(value).toBe(String(index + 1))
      expect(await isClaim({ proof, root, account, value: BigInt(value) })).toBe(true)
      expect(await isClaim({ proof, root, account, value: BigInt(value) + 1n })).toBe(false)
      expect(await isClaim({ proof, root, account: wallet(), value: BigInt(value) })).toBe(false)
    }
    expect(proofOf(tree, wallet())).toBeUndefined()
  })

  it('exports amounts by rank and stops at a block', async () => {
    const [complete, other, later] = [wallet(), wallet(), wallet()]
    await mint({ [complete]: everything, [other]: [1] })
    const block = Number((await chain.chain.client.getBlock()).number)
    await mint({ [later]: everything })
    const capped: Rank[] = [{ id: 'whole', name: 'Whole', rule: { ...nothing, streak: 1 }, cap: 1 }]
    const amounts = new Map([['whole', 10n ** 18n]])
    const files = await exportSeason(chain.chain, { season, ranks: capped, block, amounts })
    const tree = JSON.parse(files['merkle-tree.json']) as MerkleTreeFile
    expect(tree.values.map(({ value }) => [value[0].toLowerCase(), value[1]])).toEqual([
      [complete, '1000000000000000000'],
    ])
    expect(files['standings.csv'].toLowerCase()).not.toContain(later)
    const isClaim = await deployMerkleClaims(chain)
    const root = (tree.tree[0] ?? '0x') as Hex
    expect(await isClaim({ proof: [], root, account: complete, value: 10n ** 18n })).toBe(true)
  })
})

async function startSeason(days: number): Promise<void> {
  chain = await startPrivateChain()
  relayer = actOnChain(chain, chain.relayers[0] ?? '0x')
  const startSeconds = await readStartSeconds(chain.chain)
  const { timestamp } = await chain.chain.client.getBlock()
  today = dayAt(Number(timestamp), startSeconds)
  const dateOf = (day: number) => startOfDay(day, startSeconds).toISOString().slice(0, 10)
  season = { id: 'one', name: 'One', from: dateOf(today), to: dateOf(today + days - 1) }
}

function openIndex(): MintIndex {
  return openMintIndex({
    database: store.database,
    chain: chain.chain,
    log: pino({ level: 'silent' }),
    metrics: createIndexMetrics(new Registry()),
    seasons: [season],
    settings: { pollMilliseconds: 20 },
  })
}

async function openApp(): Promise<FastifyInstance> {
  const opened = Fastify()
  opened.setErrorHandler(answerError)
  await opened.register(async (scope) =>
    leaderboardRoutes(scope, {
      leaderboard: openLeaderboard({
        database: store.database.sql,
        mintIndex,
        today: () => ({ day: today }),
        seasons: [season],
        ranks,
        words: {
          badge: { earned: 'earned {rank} {season} {place}', running: 'running {rank} {season} {place}' },
          next: {
            streak: 'streak {count} {rank}',
            completeDays: 'complete {count} {rank}',
            items: 'items {count} {rank}',
            mints: 'mints {count} {rank}',
            full: 'full {cap} {rank}',
          },
        },
        nowMilliseconds: () => clock,
      }),
      nameRules: { refusedParts: ['admin'], refusedWords: [], refusedNames: [] },
      nameWords,
      isSignedBy: (signed) => isSignedBy(signed, (hash) => chain.chain.client.verifyHash(hash)),
      rateLimits: rateLimits(),
      requestsPerMinute: 10_000,
      nowMilliseconds: () => clock,
    }),
  )
  return opened
}

function wallet(): Address {
  return privateKeyToAddress(generatePrivateKey()).toLowerCase() as Address
}

async function mint(tokens: Record<Address, number[]>): Promise<void> {
  const entries = Object.entries(tokens).map(([receiver, each]) => ({ receiver: receiver as Address, tokens: each }))
  await relayer.mintBatch(today, entries)
}

async function nextDay(): Promise<void> {
  await startNextDay(chain)
  today++
}

async function catchUp(): Promise<void> {
  const head = Number((await chain.chain.client.getBlock()).number)
  await eventually(() => isReadUpTo(head))
}

function isReadUpTo(head: number): boolean {
  try {
    return mintIndex.position().block === head
  } catch {
    return false
  }
}

async function leaderboard(query = ''): Promise<Leaderboard> {
  clock += 31_000
  const answer = await app.inject({ url: `/leaderboard?${query}` })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

async function rankOf(address: Address): Promise<LeaderboardRank> {
  clock += 31_000
  const answer = await app.inject({ url: `/leaderboard/rank/${address}` })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

function lineOf({ place, address, rank, streak, completeDays, items, mints }: Leaderboard['entries'][number]) {
  return [place, address, rank?.id, streak, completeDays, items, mints]
}

function now(): string {
  return new Date((clock += 1000)).toISOString()
}

/** `elsewhere` is another deployment that the message is signed for. */
type Shown = { address?: Address; signedName?: string; signedAt?: string; elsewhere?: Partial<typeof nameWords> }

async function show(key: Hex, name: string, shown: Shown = {}) {
  const { address, signedName = name, signedAt = now(), elsewhere } = shown
  const account = privateKeyToAccount(key)
  const owner = address ?? account.address
  const message = shownNameMessage({ address: owner, name: signedName, signedAt }, { ...nameWords, ...elsewhere })
  return send({ address: owner, name, signedAt, signature: await account.signMessage({ message }) })
}

async function send(body: { address: Address; name: string; signedAt: string; signature: Hex }) {
  const answer = await app.inject({ method: 'POST', url: '/leaderboard/name', payload: body })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

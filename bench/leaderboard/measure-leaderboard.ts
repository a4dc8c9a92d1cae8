import { quests } from '@network-site/site/quests'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@network-site/server/services/database'
import { runServer } from '../../server/test/run-server.ts'
import { completeDays, generateHistory } from '../../server/test/generate-history.ts'
import { type Answered, type Question, runReaders } from '../run-readers.ts'

export type LeaderboardBenchOptions = {
  databaseUrl: string
  wallets: number
  days: number
  readers: number
  seconds: number
  /** How many wallets' days change each second while it is read. */
  changesPerSecond: number
  say?: (step: string) => void
}

type LeaderboardMeasure = {
  generatedSeconds: number
  /** How long the record took for the changes of a second, on average. */
  recountMilliseconds: number
  wallets: number
  places: number
  answered: Answered[]
}

/** The real server on a Postgres with a long history, read over HTTP while places change. */
export async function measureLeaderboard(options: LeaderboardBenchOptions): Promise<LeaderboardMeasure> {
  const { databaseUrl, wallets, days, readers, seconds, changesPerSecond, say = () => undefined } = options
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-leaderboard-'))
  const most = '100000000'
  const server = await runServer('main', {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    LEADERBOARD_REQUESTS_PER_MINUTE: most,
    QUEST_REQUESTS_PER_MINUTE: most,
  })
  const database = await openDatabase({ url: databaseUrl, dataDir })
  try {
    await until(async () => (await fetch(boardOf(server.url))).ok)
    say(`writing ${days} days of ${wallets} wallets`)
    const startedAt = performance.now()
    const { chain, addresses } = await generateHistory(database, { wallets, days })
    const generatedSeconds = (performance.now() - startedAt) / 1000
    say(`written in ${generatedSeconds.toFixed(0)} s; reading for ${seconds} s`)
    // What was kept of the empty board is gone, and the code is warm.
    await until(async () => (await readBoard(server.url)).wallets === addresses.length)
    const questions = createQuestions(addresses)
    await runReaders({ port: server.port, questions, readers: 2, seconds: 1 })

    const reading = new AbortController()
    const recounts: number[] = []
    async function change(): Promise<void> {
      for (let from = 0; !reading.signal.aborted; from = (from + changesPerSecond) % addresses.length) {
        const begunAt = performance.now()
        await completeDays(database.sql, chain, addresses.slice(from, from + changesPerSecond))
        recounts.push(performance.now() - begunAt)
        await sleep(Math.max(0, 1000 - (performance.now() - begunAt)))
      }
    }
    const changing = change()
    const answered = await runReaders({ port: server.port, questions, readers, seconds })
    reading.abort()
    await changing
    const board = await readBoard(server.url)
    const recountMilliseconds = recounts.reduce((sum, each) => sum + each, 0) / recounts.length
    return { generatedSeconds, recountMilliseconds, wallets: board.wallets, places: board.places, answered }
  } finally {
    await database.close()
    server.kill('SIGTERM')
    await server.ended
    await rm(dataDir, { recursive: true, force: true })
  }
}

function createQuestions(addresses: string[]): Question[] {
  const anyOf = <Value>(list: Value[]) => list[Math.floor(Math.random() * list.length)] as Value
  const address = () => anyOf(addresses)
  const pages = Math.ceil(addresses.length / 50)
  const quest = anyOf(quests.list.filter(({ rule }) => rule.kind === 'streak')).id
  const board = '/leaderboard'
  return [
    { what: 'a page of the leaderboard', path: () => `${board}?page=${1 + Math.floor(Math.random() * pages)}` },
    { what: 'its first page', path: () => board },
    { what: 'a search by address', path: () => `${board}?search=${address().slice(0, 7)}` },
    { what: 'a search by name', path: () => `${board}?search=player%20${1 + Math.floor(Math.random() * 99)}` },
    { what: 'a rank', path: () => `/leaderboard/rank/${address()}` },
    { what: 'a wallet’s progress', path: () => `/progress/${address()}` },
    { what: 'where a wallet stands in a quest', path: () => `/quests/every-item/${address()}` },
    { what: 'a quest verified for a platform', path: () => `/quests/galxe/${quest}?address=${address()}` },
  ]
}

function boardOf(url: string): string {
  return `${url}/leaderboard`
}

async function readBoard(url: string): Promise<{ wallets: number; places: number }> {
  return (await (await fetch(boardOf(url))).json()) as { wallets: number; places: number }
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 60_000
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('the server did not read what was written')
    await sleep(200)
  }
}

/** The table of the bench. */
export function formatLeaderboard({ answered, ...measure }: LeaderboardMeasure): string {
  const rows = answered.map(({ what, count, p50Milliseconds, p95Milliseconds, p99Milliseconds, most }) =>
    [what, count, ...[p50Milliseconds, p95Milliseconds, p99Milliseconds, most].map((each) => each.toFixed(1))].join(
      ' | ',
    ),
  )
  return [
    '| Asked | Answers | p50 ms | p95 ms | p99 ms | Slowest ms |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
    '',
    `${measure.wallets} wallets on ${measure.places} places, written in ${measure.generatedSeconds.toFixed(0)} s; each second’s changes were counted in ${measure.recountMilliseconds.toFixed(0)} ms.`,
  ].join('\n')
}

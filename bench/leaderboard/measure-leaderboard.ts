import { quests } from '@network-site/site/quests'
import { setTimeout as sleep } from 'node:timers/promises'
import { markdownTable } from '../figures.ts'
import { completeDays } from '../../server/test/generate-history.ts'
import { latencyCells, latencyTitles, type ReadRequest, runReaders } from '../run-readers.ts'
import { type HistoryOptions, type ServerWithHistory, waitUntil, withHistory } from './with-history.ts'

type LeaderboardBenchOptions = HistoryOptions & {
  readers: number
  seconds: number
  /** Number of wallets that complete a day each second during the measurement. */
  changesPerSecond: number
}

type LeaderboardMeasure = Awaited<ReturnType<typeof measureWithHistory>>

/** Measures leaderboard, rank and quest requests over HTTP while standings change. */
export function measureLeaderboard(options: LeaderboardBenchOptions): Promise<LeaderboardMeasure> {
  return withHistory(options, (server) => measureWithHistory(server, options))
}

async function measureWithHistory(
  { port, database, chain, addresses, generatedSeconds }: ServerWithHistory,
  { readers, seconds, changesPerSecond }: LeaderboardBenchOptions,
) {
  // Wait until the cached empty leaderboard expires, then warm up.
  await waitUntil(async () => (await readBoard(port)).wallets === addresses.length)
  const requests = createRequests(addresses)
  await runReaders({ port, requests, readers: 2, seconds: 1 })

  const reading = new AbortController()
  const recounts: number[] = []
  async function changeStandings(): Promise<void> {
    for (let from = 0; !reading.signal.aborted; from = (from + changesPerSecond) % addresses.length) {
      const startedAt = performance.now()
      await completeDays(database.sql, chain, addresses.slice(from, from + changesPerSecond))
      recounts.push(performance.now() - startedAt)
      await sleep(Math.max(0, 1000 - (performance.now() - startedAt)))
    }
  }
  const changing = changeStandings()
  const latencies = await runReaders({ port, requests, readers, seconds })
  reading.abort()
  await changing
  const { wallets, places } = await readBoard(port)
  // The mean time to record one second's changes.
  const recountMilliseconds = recounts.reduce((sum, each) => sum + each, 0) / recounts.length
  return { generatedSeconds, recountMilliseconds, wallets, places, latencies }
}

function createRequests(addresses: string[]): ReadRequest[] {
  const anyOf = <Value>(list: Value[]) => list[Math.floor(Math.random() * list.length)] as Value
  const address = () => anyOf(addresses)
  const pages = Math.ceil(addresses.length / 50)
  const quest = anyOf(quests.list.filter(({ rule }) => rule.kind === 'streak')).id
  const board = '/leaderboard'
  return [
    { name: 'leaderboard, random page', path: () => `${board}?page=${1 + Math.floor(Math.random() * pages)}` },
    { name: 'leaderboard, first page', path: () => board },
    { name: 'search by address', path: () => `${board}?search=${address().slice(0, 7)}` },
    { name: 'search by name', path: () => `${board}?search=player%20${1 + Math.floor(Math.random() * 99)}` },
    { name: 'rank', path: () => `/leaderboard/rank/${address()}` },
    { name: 'progress', path: () => `/progress/${address()}` },
    { name: 'quest progress', path: () => `/quests/every-item/${address()}` },
    { name: 'quest verification (Galxe)', path: () => `/quests/galxe/${quest}?address=${address()}` },
  ]
}

async function readBoard(port: number): Promise<{ wallets: number; places: number }> {
  const response = await fetch(`http://127.0.0.1:${port}/leaderboard`)
  return (await response.json()) as { wallets: number; places: number }
}

export function formatLeaderboard({ latencies, ...measure }: LeaderboardMeasure): string {
  return [
    markdownTable([['Request', ...latencyTitles], ...latencies.map((each) => [each.name, ...latencyCells(each)])]),
    '',
    `${measure.wallets} wallets in ${measure.places} places, generated in ${measure.generatedSeconds.toFixed(0)} s. Recording one second of changes took ${measure.recountMilliseconds.toFixed(0)} ms on average.`,
  ].join('\n')
}

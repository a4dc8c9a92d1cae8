import { quests } from '@network-site/site/quests'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@network-site/server/services/database'
import { generateHistory } from '../../server/test/generate-history.ts'
import { runServer } from '../../server/test/run-server.ts'
import { type Answered, type Question, runReaders } from '../run-readers.ts'

export type QuestBenchOptions = {
  databaseUrl: string
  wallets: number
  days: number
  readers: number
  /** Of each of the two parts. */
  seconds: number
  /** How many wallets are asked about again and again. */
  repeatedWallets: number
  say?: (step: string) => void
}

type QuestMeasure = {
  generatedSeconds: number
  wallets: number
  /** Each wallet is asked about once. */
  first: Answered[]
  /** Few wallets are asked about by everybody. */
  repeated: Answered[]
}

/** The real server on a Postgres with many wallets, asked as each platform asks. */
export async function measureQuests(options: QuestBenchOptions): Promise<QuestMeasure> {
  const { databaseUrl, wallets, days, readers, seconds, repeatedWallets, say = () => undefined } = options
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-quests-'))
  const server = await runServer('main', {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    QUEST_REQUESTS_PER_MINUTE: '100000000',
  })
  const database = await openDatabase({ url: databaseUrl, dataDir })
  try {
    await untilRead(server.url)
    say(`writing ${days} days of ${wallets} wallets`)
    const startedAt = performance.now()
    const { addresses } = await generateHistory(database, { wallets, days })
    const generatedSeconds = (performance.now() - startedAt) / 1000
    say(`written in ${generatedSeconds.toFixed(0)} s; asking twice for ${seconds} s`)
    const run = (address: () => string, forSeconds: number) =>
      runReaders({ port: server.port, questions: createQuestions(address), readers, seconds: forSeconds })

    const untouched = oneAfterTheOther(shuffled(addresses))
    await run(untouched, Math.min(2, seconds))
    const first = await run(untouched, seconds)
    const few = addresses.slice(0, repeatedWallets)
    const repeated = await run(() => few[Math.floor(Math.random() * few.length)] ?? '', seconds)
    return { generatedSeconds, wallets: addresses.length, first, repeated }
  } finally {
    await database.close()
    server.kill('SIGTERM')
    await server.ended
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Each platform in its own dialect, about a quest that needs all of a wallet's days. */
function createQuestions(address: () => string): Question[] {
  const quest = quests.list.find(({ rule }) => rule.kind === 'streak')?.id ?? ''
  const asked = (platform: string) => () => `/quests/${platform}/${quest}?address=${address()}`
  return [
    { what: 'Galxe', path: asked('galxe') },
    {
      what: 'Zealy',
      path: () => `/quests/zealy/${quest}`,
      body: () => ({ userId: 'a-user', requestId: 'a-request', accounts: { wallet: address() } }),
      // A 400 is its word for not done.
      statuses: [200, 400],
    },
    { what: 'TaskOn', path: asked('taskon') },
    { what: 'CARV', path: asked('carv') },
    { what: 'QuestN', path: asked('questn') },
    { what: 'Intract', path: () => `/quests/intract/${quest}`, body: () => ({ address: address() }) },
    { what: 'Layer3', path: asked('layer3') },
    { what: 'a player, here', path: () => `/quests/${quest}/${address()}` },
  ]
}

function oneAfterTheOther(addresses: string[]): () => string {
  let next = 0
  return () => {
    const address = addresses[next++]
    if (address === undefined) throw new Error('every wallet was asked about: take more wallets, or fewer seconds')
    return address
  }
}

/** In an order that no index has. */
function shuffled(addresses: string[]): string[] {
  const list = [...addresses]
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1))
    ;[list[at], list[other]] = [list[other] ?? '', list[at] ?? '']
  }
  return list
}

async function untilRead(url: string): Promise<void> {
  const deadline = performance.now() + 60_000
  while (!(await fetch(`${url}/leaderboard`)).ok) {
    if (performance.now() > deadline) throw new Error('the server did not read the chain')
    await sleep(200)
  }
}

/** The table of the bench. */
export function formatQuests({ wallets, generatedSeconds, first, repeated }: QuestMeasure): string {
  return [
    '| Asked as by | Wallet | Answers | p50 ms | p95 ms | p99 ms | Slowest ms |',
    '|---|---|---|---|---|---|---|',
    ...rowsOf('never asked about', first),
    ...rowsOf('asked about again and again', repeated),
    '',
    `${wallets} wallets, written in ${generatedSeconds.toFixed(0)} s.`,
  ].join('\n')
}

function rowsOf(wallet: string, answered: Answered[]): string[] {
  return answered.map(({ what, count, p50Milliseconds, p95Milliseconds, p99Milliseconds, most }) => {
    const times = [p50Milliseconds, p95Milliseconds, p99Milliseconds, most].map((each) => each.toFixed(1))
    return `| ${[what, wallet, count, ...times].join(' | ')} |`
  })
}

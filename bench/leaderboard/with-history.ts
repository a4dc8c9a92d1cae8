import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '@network-site/server/services/database'
import { generateHistory } from '../../server/test/generate-history.ts'
import { runServer } from '../../server/test/run-server.ts'

export type HistoryOptions = {
  databaseUrl: string
  wallets: number
  days: number
  report?: (step: string) => void
}

type GeneratedHistory = Awaited<ReturnType<typeof generateHistory>>
export type ServerWithHistory = GeneratedHistory & { port: number; database: Database; generatedSeconds: number }

const unlimited = '100000000'

/** Runs the real server on a Postgres database with generated history while `use` runs. */
export async function withHistory<Result>(
  { databaseUrl, wallets, days, report }: HistoryOptions,
  use: (server: ServerWithHistory) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-history-'))
  const server = await runServer('main', {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    LEADERBOARD_REQUESTS_PER_MINUTE: unlimited,
    QUEST_REQUESTS_PER_MINUTE: unlimited,
  })
  const database = await openDatabase({ url: databaseUrl, dataDir })
  try {
    await waitUntil(async () => (await fetch(`${server.url}/leaderboard`)).ok)
    report?.(`generating ${days} days of history for ${wallets} wallets`)
    const startedAt = performance.now()
    const history = await generateHistory(database, { wallets, days })
    const generatedSeconds = (performance.now() - startedAt) / 1000
    report?.(`generated in ${generatedSeconds.toFixed(0)} s; measuring`)
    return await use({ ...history, port: server.port, database, generatedSeconds })
  } finally {
    await database.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export async function waitUntil(isMet: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 60_000
  while (!(await isMet())) {
    if (performance.now() > deadline) throw new Error('the server did not catch up within 60 s')
    await sleep(200)
  }
}

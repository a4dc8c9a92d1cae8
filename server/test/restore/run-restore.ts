import { startPostgres } from '@network-site/sandbox/database/start-postgres'
import { sql } from 'drizzle-orm'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { privateKeyToAccount } from 'viem/accounts'
import { z } from 'zod'
import { type Database, openDatabase } from '../../src/services/database.ts'
import { eventually } from '../eventually.ts'
import { mintAll, type MintJob, mintWithRetry, prepareMints } from '../mint-load.ts'
import { compareLedgers, readCollection } from '../mint-ledger.ts'
import type { Wallet } from '../open-test-minting.ts'
import { type PrivateChain, startPrivateChain } from '../private-chain.ts'
import { runOperator } from '../run-operator.ts'
import { deploymentEnv, type RunningServer, runServer } from '../run-server.ts'

type RestoreOptions = {
  /** How many items to mint before, during, and after the backup, and how many are in flight when the database is lost. */
  before: number
  meanwhile: number
  after: number
  inFlight: number
  report?: (line: string) => void
}

const balancesPerCall = 200

/**
 * Mints before, during, and after a backup, kills the server and drops the database, then restores the backup into a new
 * database, restarts the server, and compares the chain with the database.
 */
export async function runRestore(options: RestoreOptions) {
  const { before, meanwhile, after, inFlight, report = () => undefined } = options
  const folder = await mkdtemp(join(tmpdir(), 'restore-'))
  const postgres = await startPostgres()
  const chain = await startPrivateChain({ relayers: 2 })
  const keysFile = join(folder, 'keys')
  await writeFile(keysFile, chain.relayers.join('\n'), { mode: 0o600 })
  const envFor = (databaseUrl: string) => ({
    ...deploymentEnv({ chain, dataDir: folder, databaseUrl, keysFile }),
    LOG_LEVEL: 'warn',
    MINT_REQUESTS_PER_MINUTE: '10000000',
    MINT_GAS_PER_DAY_PER_NETWORK: '0',
    MINT_PROOF_OF_WORK: '0',
  })
  const dump = join(folder, 'dump')
  const first = envFor(await postgres.createDatabase('first'))
  let server: RunningServer = await runServer('main', first)
  try {
    const jobs = await prepareMints(before + meanwhile + after + inFlight)
    const pickUrl = () => server.url
    const mint = (some: MintJob[]) => mintAll(some, { atOnce: 40, pickUrl })
    await mint(jobs.slice(0, before))
    report(`minted ${before} items; taking a backup while minting ${meanwhile} more`)

    const minting = mint(jobs.slice(before, before + meanwhile))
    const backup = await runOperator(first, 'backup', dump, '--json')
    if (backup.code !== 0) throw new Error(`the backup failed: ${backup.errors}`)
    await minting
    // These are not requested again, so only the chain has them.
    const firstInFlight = before + meanwhile + after
    await mint(jobs.slice(before + meanwhile, firstInFlight))
    report(`backup written; minted ${after} more items`)

    const waiting = mint(jobs.slice(firstInFlight))
    const batches = await countBatches(chain)
    if (inFlight > 0) await eventually(async () => (await countBatches(chain)) > batches)
    server.kill('SIGKILL')
    await server.ended
    await dropDatabase(postgres.urlOf('postgres'), 'first')
    report(`killed the server and dropped the database with ${inFlight} requests in flight`)

    const second = envFor(await postgres.createDatabase('second'))
    const restored = await runOperator(second, 'restore', dump, '--yes', '--json')
    if (restored.code !== 0) throw new Error(`the restore failed: ${restored.errors}`)
    const database = await openDatabase({ url: second.DATABASE_URL, dataDir: folder })
    const addresses = [...new Set(jobs.map(({ wallet }) => wallet.address))]
    const unknownAfterRestore = await countUnknown(database, chain, addresses)
    report(`backup restored; ${unknownAfterRestore} items on the chain are missing in it`)

    const startedAt = performance.now()
    server = await runServer('main', second)
    let ledgers = await compareLedgers(database, chain, addresses)
    const isSettled = async () => {
      ledgers = await compareLedgers(database, chain, addresses)
      return ledgers.unfinished === 0 && ledgers.differences.length === 0 && (await isRecovered(database))
    }
    const answeredInFlight = await waiting
    await eventually(isSettled, 120_000).catch(() => report('the chain and the database still differ'))
    const secondsToAgree = Math.round((performance.now() - startedAt) / 100) / 10
    const last = jobs[firstInFlight - 1] as MintJob
    const repeated = await mintWithRetry(last, pickUrl)
    const result = {
      /** Items on the chain that are missing in the restored database. */
      unknownAfterRestore,
      /** From the start of the server until the chain and the database agree. */
      secondsToAgree,
      onChain: ledgers.minted,
      differences: ledgers.differences,
      unfinished: ledgers.unfinished,
      /** Items that a wallet has more than once. */
      duplicates: await countDuplicates(chain, jobs),
      /** The status of a repeated request for an item that was minted after the backup. */
      repeatedStatus: repeated.status,
      /** The statuses of requests that were in flight when the database was lost. */
      answeredInFlight: [...new Set(answeredInFlight.map(({ status }) => status))],
    }
    await database.close()
    return result
  } finally {
    await server.stop()
    await postgres.stop()
    await chain.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function countBatches({ chain, relayers }: PrivateChain): Promise<number> {
  const counts = await Promise.all(
    relayers.map((key) => chain.client.getTransactionCount({ address: privateKeyToAccount(key).address })),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

async function dropDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database ${name} with (force)`)
  await client.end()
}

async function countUnknown(database: Database, chain: PrivateChain, addresses: Wallet['address'][]): Promise<number> {
  const { minted } = await compareLedgers(database, chain, addresses)
  const result = await database.sql.execute(sql`
    select count(*)::int as count from mint m
    join chain_transaction t on t.chain = m.chain and t.sender = m.relayer and t.nonce = m.nonce
    where m.failure is null and t.status = 'confirmed'`)
  return minted - (z.object({ rows: z.array(z.object({ count: z.number() })) }).parse(result).rows[0]?.count ?? 0)
}

async function isRecovered(database: Database): Promise<boolean> {
  const result = await database.sql.execute(sql`
    select count(*) filter (where done_at is null)::int as open from sender_request where kind = 'recover'`)
  return z.object({ rows: z.array(z.object({ open: z.number() })) }).parse(result).rows[0]?.open === 0
}

async function countDuplicates({ chain }: PrivateChain, jobs: MintJob[]): Promise<number> {
  let duplicates = 0
  for (let at = 0; at < jobs.length; at += balancesPerCall) {
    const batch = jobs.slice(at, at + balancesPerCall)
    const owners = batch.map(({ wallet }) => wallet.address)
    const balances = await readCollection(chain).balanceOfBatch([owners, batch.map(({ token }) => BigInt(token))])
    duplicates += balances.filter((balance) => balance > 1n).length
  }
  return duplicates
}

import { collectionAbi } from '@network-site/protocol/contracts'
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
import { compareLedgers } from '../mint-ledger.ts'
import type { Wallet } from '../open-test-minting.ts'
import { type PrivateChain, startPrivateChain } from '../private-chain.ts'
import { runOperator } from '../run-operator.ts'
import { deploymentEnv, type RunningServer, runServer } from '../run-server.ts'

export type RestoreOptions = {
  /** Items minted before the backup is taken, while it is taken, once it is written, and asked for when all is lost. */
  before: number
  meanwhile: number
  after: number
  inFlight: number
  report?: (line: string) => void
}

export type RestoreResult = {
  /** Items on the chain that the restored database knew nothing of. */
  unknownAfterRestore: number
  /** From the start of the server to the moment at which chain and database agree. */
  secondsToAgree: number
  onChain: number
  /** Wallets of which chain and database say different things. */
  differences: string[]
  unfinished: number
  /** Items that a wallet has more than once. */
  twice: number
  /** What an item that was minted since the backup is answered with when it is asked for again. */
  askedAgain: number
  /** What visitors got who were waiting when the database was lost. */
  answeredInFlight: number[]
}

const visitorsAtOnce = 40
const balancesAtOnce = 200

/**
 * Mints, takes a backup meanwhile, goes on minting, loses server and database at once, restores the backup into a new
 * database and starts again. Then holds chain and database against each other.
 */
export async function runRestore(options: RestoreOptions): Promise<RestoreResult> {
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
    const mint = (some: MintJob[]) => mintAll(some, { atOnce: visitorsAtOnce, pickUrl })
    await mint(jobs.slice(0, before))
    report(`${before} items are minted; a backup is taken while ${meanwhile} more are`)

    const minting = mint(jobs.slice(before, before + meanwhile))
    const backup = await runOperator(first, 'backup', dump, '--json')
    if (backup.code !== 0) throw new Error(`the backup failed: ${backup.errors}`)
    await minting
    // Nobody asks for these again: only the chain knows of them.
    const firstInFlight = before + meanwhile + after
    await mint(jobs.slice(before + meanwhile, firstInFlight))
    report(`the backup is written, and ${after} more items are minted`)

    const waiting = mint(jobs.slice(firstInFlight))
    const batches = await countBatches(chain)
    if (inFlight > 0) await eventually(async () => (await countBatches(chain)) > batches)
    server.kill('SIGKILL')
    await server.ended
    await dropDatabase(postgres.urlOf('postgres'), 'first')
    report(`the server is killed and the database is gone while ${inFlight} more are asked for`)

    const second = envFor(await postgres.createDatabase('second'))
    const restored = await runOperator(second, 'restore', dump, '--yes', '--json')
    if (restored.code !== 0) throw new Error(`the restore failed: ${restored.errors}`)
    const database = await openDatabase({ url: second.DATABASE_URL, dataDir: folder })
    const addresses = [...new Set(jobs.map(({ wallet }) => wallet.address))]
    const unknownAfterRestore = await countUnknown(database, chain, addresses)
    report(`the backup is restored; it knows nothing of ${unknownAfterRestore} items that the chain has`)

    const startedAt = performance.now()
    server = await runServer('main', second)
    let ledgers = await compareLedgers(database, chain, addresses)
    const areClosed = async () => {
      ledgers = await compareLedgers(database, chain, addresses)
      return ledgers.unfinished === 0 && ledgers.differences.length === 0 && (await isRecovered(database))
    }
    const answeredInFlight = await waiting
    await eventually(areClosed, 120_000).catch(() => report('the books are still open'))
    const secondsToAgree = Math.round((performance.now() - startedAt) / 100) / 10
    const last = jobs[firstInFlight - 1] as MintJob
    const askedAgain = await mintWithRetry(last, pickUrl)
    const result = {
      unknownAfterRestore,
      secondsToAgree,
      onChain: ledgers.minted,
      differences: ledgers.differences,
      unfinished: ledgers.unfinished,
      twice: await countTwice(chain, jobs),
      askedAgain: askedAgain.status,
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

/** How many transactions the relayers have mined. */
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

async function countTwice({ chain }: PrivateChain, jobs: MintJob[]): Promise<number> {
  let twice = 0
  for (let at = 0; at < jobs.length; at += balancesAtOnce) {
    const asked = jobs.slice(at, at + balancesAtOnce)
    const balances = await chain.client.readContract({
      abi: collectionAbi,
      address: chain.contracts.collection,
      functionName: 'balanceOfBatch',
      args: [asked.map(({ wallet }) => wallet.address), asked.map(({ token }) => BigInt(token))],
    })
    twice += balances.filter((balance) => balance > 1n).length
  }
  return twice
}

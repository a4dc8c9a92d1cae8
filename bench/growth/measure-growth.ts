import { callRpc } from '@network-site/sandbox/chain/start-chain'
import { network } from '@network-site/site/network'
import { type Database, openDatabase } from '@network-site/server/services/database'
import { availableParallelism } from 'node:os'
import { type Measure, runMintLoad, summarise } from '../mint/mint-load.ts'
import { type Deployment, startDeployment } from '../rehearsal/deployment/start-deployment.ts'
import { machineTime, treeSeconds } from '../processes.ts'

export type GrowthOptions = { servers: number; keys: number; mints: number; connections: number }

/** The parts that share the work of a mint. */
export type Part = 'servers' | 'relayers' | 'Postgres' | 'chain'

export type Growth = GrowthOptions &
  Measure & {
    /** Processor time per mint. */
    microseconds: Record<Part, number>
    /** How much of all cores was in use, by whomever. */
    processorShare: number
    /** How much of their gas limit the blocks used, those without a mint left out. */
    gasShare: number
    /** Sessions of Postgres that waited for a lock or the disk, on average. */
    sessionsWaiting: number
    connectionsToPostgres: number
    /** Requests to the RPC endpoint, of servers and relayers together. */
    rpcRequestsPerSecond: number
    /** What a mint adds to the database, indexes included. */
    bytesPerMint: number
    limit: Limit
  }

const blockGasLimit = 30_000_000

/** Mints as fast as so many servers and relayer keys can, and names what kept it from being faster. */
export async function measureGrowth(options: GrowthOptions): Promise<Growth> {
  const { servers, keys, mints, connections } = options
  const deployment = await startDeployment({
    servers,
    relayers: keys,
    keys,
    hasKeyEach: true,
    blockGasLimit,
    // Full blocks would else double the fee every six seconds, and the bench would measure money.
    baseFeeWei: 0,
    env: { LOG_LEVEL: 'silent' },
  })
  const database = await openDatabase({ url: deployment.databaseUrl, dataDir: '' })
  try {
    const message = network.signingMessage
    const ports = deployment.servers.map(({ url }) => Number(new URL(url).port))
    // The first mints measure gas, open connections and warm the code up.
    await runMintLoad({ ports, message, mints: 420 * servers, connections: 50 * servers })
    const firstBlock = await blockNumber(deployment)
    const firstBytes = await databaseBytes(database)
    let rpcRequests = 0
    deployment.testnet.endpoint.setFault(() => {
      rpcRequests++
      return { kind: 'pass' }
    })
    const watch = watchPostgres(database)
    const before = await readTimes(deployment)
    const { latencies, tookMilliseconds, refused } = await runMintLoad({ ports, message, mints, connections })
    const after = await readTimes(deployment)
    const { sessionsWaiting, connectionsToPostgres } = watch.stop()
    if (Object.keys(refused).length > 0) throw new Error(`refused: ${JSON.stringify(refused)}`)
    const parts = Object.keys(before.parts) as Part[]
    const measured = {
      processorShare: (after.machine.busy - before.machine.busy) / (after.machine.total - before.machine.total),
      gasShare: await gasShareSince(deployment, firstBlock),
      sessionsWaiting,
    }
    return {
      ...options,
      ...summarise(latencies, tookMilliseconds),
      microseconds: Object.fromEntries(
        parts.map((part) => [part, ((after.parts[part] - before.parts[part]) * 1e6) / mints]),
      ) as Record<Part, number>,
      ...measured,
      connectionsToPostgres,
      rpcRequestsPerSecond: (rpcRequests * 1000) / tookMilliseconds,
      bytesPerMint: ((await databaseBytes(database)) - firstBytes) / mints,
      limit: nameLimit(measured),
    }
  } finally {
    await database.close()
    await deployment.stop()
  }
}

async function readTimes({ servers, relayers, postgres, testnet }: Deployment) {
  const parts: Record<Part, number> = {
    servers: await treeSeconds(servers.map(({ pid }) => pid())),
    relayers: await treeSeconds(relayers.map(({ pid }) => pid())),
    Postgres: await treeSeconds([await postgres.pid()]),
    chain: await treeSeconds([testnet.pid]),
  }
  return { parts, machine: await machineTime() }
}

async function blockNumber({ testnet }: Deployment): Promise<number> {
  return Number(await callRpc(testnet.rpcUrl, 'eth_blockNumber'))
}

async function databaseBytes(database: Database): Promise<number> {
  const { rows } = (await database.sql.execute(
    'select pg_database_size(current_database())::float8 as bytes',
  )) as unknown as { rows: Array<{ bytes: number }> }
  return rows[0]?.bytes ?? Number.NaN
}

async function gasShareSince(deployment: Deployment, first: number): Promise<number> {
  const last = await blockNumber(deployment)
  const used: number[] = []
  for (let number = first + 1; number <= last; number++) {
    const block = await callRpc(deployment.testnet.rpcUrl, 'eth_getBlockByNumber', [`0x${number.toString(16)}`, false])
    used.push(Number((block as { gasUsed: string }).gasUsed))
  }
  const busy = used.filter((gas) => gas > 0)
  return busy.reduce((sum, gas) => sum + gas, 0) / (blockGasLimit * Math.max(1, busy.length))
}

const everyMilliseconds = 200
const statement = `select count(*)::int as connections,
  count(*) filter (where state = 'active' and wait_event_type in ('LWLock', 'Lock', 'IO', 'BufferPin'))::int as waiting
  from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`

/** Looks again and again at what the sessions of Postgres do. */
function watchPostgres(database: Database) {
  const seen: Array<{ connections: number; waiting: number }> = []
  const timer = setInterval(() => void look().catch(() => undefined), everyMilliseconds)

  async function look(): Promise<void> {
    const { rows } = (await database.sql.execute(statement)) as unknown as { rows: typeof seen }
    seen.push(...rows)
  }

  return {
    stop: () => {
      clearInterval(timer)
      return {
        sessionsWaiting: seen.reduce((sum, { waiting }) => sum + waiting, 0) / Math.max(1, seen.length),
        connectionsToPostgres: Math.max(0, ...seen.map(({ connections }) => connections)),
      }
    },
  }
}

type Limit = 'chain' | 'processor' | 'database' | 'none of the three'

export type Usage = { gasShare: number; processorShare: number; sessionsWaiting: number }

const fullShare = 0.9

/** What kept mints from being faster: full blocks, busy cores, or sessions that wait inside Postgres. */
export function nameLimit({ gasShare, processorShare, sessionsWaiting }: Usage): Limit {
  if (gasShare >= fullShare) return 'chain'
  if (processorShare >= fullShare) return 'processor'
  if (sessionsWaiting >= 1) return 'database'
  return 'none of the three'
}

const heads = [
  'Servers',
  'Keys',
  'Mints/s',
  'p50',
  'p99',
  'CPU µs/mint: servers',
  'relayers',
  'Postgres',
  'chain',
  'Cores in use',
  'Gas of blocks',
  'Sessions waiting',
  'Connections',
  'RPC requests/s',
  'Bytes/mint',
  'Limit',
]

/** The table of the bench. */
export function formatGrowth(rows: Growth[]): string {
  const lines = rows.map(({ servers, keys, perSecond, p50Milliseconds, p99Milliseconds, microseconds, ...row }) =>
    [
      servers,
      keys,
      Math.round(perSecond),
      inSeconds(p50Milliseconds),
      inSeconds(p99Milliseconds),
      ...(['servers', 'relayers', 'Postgres', 'chain'] as const).map((part) => Math.round(microseconds[part])),
      percent(row.processorShare),
      percent(row.gasShare),
      row.sessionsWaiting.toFixed(1),
      row.connectionsToPostgres,
      Math.round(row.rpcRequestsPerSecond),
      Math.round(row.bytesPerMint),
      row.limit,
    ].join(' | '),
  )
  const [first] = rows
  return [
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => '---').join('|')}|`,
    ...lines.map((line) => `| ${line} |`),
    '',
    `${first?.mints} mints over ${first?.connections} connections in each row, ${availableParallelism()} cores for everything, visitors included. Blocks of 30M gas once a second.`,
  ].join('\n')
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function percent(share: number): string {
  return Number.isFinite(share) ? `${Math.round(share * 100)} %` : ''
}

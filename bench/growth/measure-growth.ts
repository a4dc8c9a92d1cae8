import { callRpc } from '@network-site/sandbox/chain/start-chain'
import { network } from '@network-site/site/network'
import { type Database, openDatabase } from '@network-site/server/services/database'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { inSeconds, markdownTable, percent } from '../figures.ts'
import { type Measure, runMintLoad, summarize } from '../mint/http-load.ts'
import { type Deployment, startDeployment } from '../rehearsal/deployment/start-deployment.ts'
import { machineTime, peakMegabytes, residentMegabytes, treeSeconds } from '../processes.ts'

export type GrowthOptions = { servers: number; keys: number; mints: number; connections: number }

export type Part = 'servers' | 'relayers' | 'Postgres' | 'chain'

export type Growth = GrowthOptions &
  Measure & {
    /** CPU time per mint. */
    microseconds: Record<Part, number>
    /** CPU utilization of the whole machine. */
    processorShare: number
    /** Share of the gas limit used, in blocks that contain transactions. */
    gasShare: number
    /** Mean number of Postgres sessions waiting for a lock or for I/O. */
    sessionsWaiting: number
    connectionsToPostgres: number
    /** RPC requests from servers and relayers. */
    rpcRequestsPerSecond: number
    /** Resident memory of the first server and the first relayer. Linux only. */
    memory: Record<'server' | 'relayer', Memory>
    /** Database growth per mint, including indexes. */
    bytesPerMint: number
    limit: Limit
  }

type Memory = { atRest: number | undefined; peak: number | undefined; afterward: number | undefined }

const blockGasLimit = 30_000_000
/** Time for garbage collection after the load. */
const restMilliseconds = 20_000

/** Measures peak mint throughput for a number of servers and relayer keys, and finds the bottleneck. */
export async function measureGrowth(options: GrowthOptions): Promise<Growth> {
  const { servers, keys, mints, connections } = options
  const deployment = await startDeployment({
    servers,
    relayers: keys,
    keys,
    hasKeyEach: true,
    blockGasLimit,
    // With a base fee, full blocks would double the price of gas every six seconds.
    baseFeeWei: 0,
    env: { LOG_LEVEL: 'silent' },
  })
  const database = await openDatabase({ url: deployment.databaseUrl, dataDir: '' })
  try {
    const message = network.signingMessage
    const [server, relayer] = [deployment.servers[0]?.pid() ?? 0, deployment.relayers[0]?.pid() ?? 0]
    const atRest = { server: await residentMegabytes(server), relayer: await residentMegabytes(relayer) }
    const ports = deployment.servers.map(({ url }) => Number(new URL(url).port))
    // Warm up: estimate gas, open connections, and let the JIT compile hot code.
    await runMintLoad({ ports, message, mints: 420 * servers, connections: 50 * servers })
    const firstBlock = await blockNumber(deployment)
    const firstBytes = await databaseBytes(database)
    let rpcRequests = 0
    for (const { setFault } of deployment.testnet.endpoints)
      setFault(() => {
        rpcRequests++
      })
    const watch = watchPostgres(database)
    const before = await readTimes(deployment)
    const { latencies, tookMilliseconds, rejected } = await runMintLoad({ ports, message, mints, connections })
    const after = await readTimes(deployment)
    const { sessionsWaiting, connectionsToPostgres } = watch.stop()
    if (Object.keys(rejected).length > 0) throw new Error(`rejected requests: ${JSON.stringify(rejected)}`)
    const bytesPerMint = ((await databaseBytes(database)) - firstBytes) / mints
    await sleep(restMilliseconds)
    const memoryOf = async (part: keyof typeof atRest, pid: number): Promise<Memory> => ({
      atRest: atRest[part],
      peak: await peakMegabytes(pid),
      afterward: await residentMegabytes(pid),
    })
    const parts = Object.keys(before.parts) as Part[]
    const measured = {
      processorShare: (after.machine.busy - before.machine.busy) / (after.machine.total - before.machine.total),
      gasShare: await gasShareSince(deployment, firstBlock),
      sessionsWaiting,
    }
    return {
      ...options,
      ...summarize(latencies, tookMilliseconds),
      microseconds: Object.fromEntries(
        parts.map((part) => [part, ((after.parts[part] - before.parts[part]) * 1e6) / mints]),
      ) as Record<Part, number>,
      ...measured,
      connectionsToPostgres,
      rpcRequestsPerSecond: (rpcRequests * 1000) / tookMilliseconds,
      memory: { server: await memoryOf('server', server), relayer: await memoryOf('relayer', relayer) },
      bytesPerMint,
      limit: findLimit(measured),
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

const activityQuery = `select count(*)::int as connections,
  count(*) filter (where state = 'active' and wait_event_type in ('LWLock', 'Lock', 'IO', 'BufferPin'))::int as waiting
  from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`

/** Samples the activity of Postgres sessions every 200 ms until stopped. */
function watchPostgres(database: Database) {
  const samples: Array<{ connections: number; waiting: number }> = []
  const timer = setInterval(() => void takeSample().catch(() => undefined), 200)

  async function takeSample(): Promise<void> {
    const { rows } = (await database.sql.execute(activityQuery)) as unknown as { rows: typeof samples }
    samples.push(...rows)
  }

  return {
    stop: () => {
      clearInterval(timer)
      return {
        sessionsWaiting: samples.reduce((sum, { waiting }) => sum + waiting, 0) / Math.max(1, samples.length),
        connectionsToPostgres: Math.max(0, ...samples.map(({ connections }) => connections)),
      }
    },
  }
}

type Limit = 'chain' | 'processor' | 'database' | 'none'

const fullShare = 0.9

/** Returns the bottleneck: full blocks, saturated cores, or Postgres sessions waiting on each other. */
export function findLimit({
  gasShare,
  processorShare,
  sessionsWaiting,
}: Pick<Growth, 'gasShare' | 'processorShare' | 'sessionsWaiting'>): Limit {
  if (gasShare >= fullShare) return 'chain'
  if (processorShare >= fullShare) return 'processor'
  if (sessionsWaiting >= 1) return 'database'
  return 'none'
}

const columns: Array<[title: string, cell: (row: Growth) => string | number]> = [
  ['Servers', ({ servers }) => servers],
  ['Keys', ({ keys }) => keys],
  ['Mints/s', ({ perSecond }) => Math.round(perSecond)],
  ['p50', ({ p50Milliseconds }) => inSeconds(p50Milliseconds)],
  ['p99', ({ p99Milliseconds }) => inSeconds(p99Milliseconds)],
  ['CPU µs/mint: servers', ({ microseconds }) => Math.round(microseconds.servers)],
  ['relayers', ({ microseconds }) => Math.round(microseconds.relayers)],
  ['Postgres', ({ microseconds }) => Math.round(microseconds.Postgres)],
  ['chain', ({ microseconds }) => Math.round(microseconds.chain)],
  ['CPU utilization', ({ processorShare }) => percent(processorShare)],
  ['Gas used', ({ gasShare }) => percent(gasShare)],
  ['Sessions waiting', ({ sessionsWaiting }) => sessionsWaiting.toFixed(1)],
  ['Connections', ({ connectionsToPostgres }) => connectionsToPostgres],
  ['RPC requests/s', ({ rpcRequestsPerSecond }) => Math.round(rpcRequestsPerSecond)],
  ['MB at rest, peak, afterward: server', (row) => formatMemory(row.memory.server)],
  ['MB: relayer', (row) => formatMemory(row.memory.relayer)],
  ['Bytes/mint', ({ bytesPerMint }) => Math.round(bytesPerMint)],
  ['Limit', ({ limit }) => limit],
]

function formatMemory({ atRest, peak, afterward }: Memory): string {
  return [atRest, peak, afterward].map((megabytes) => megabytes ?? '?').join(', ')
}

export function formatGrowth(rows: Growth[]): string {
  const cells = rows.map((row) => columns.map(([, cell]) => cell(row)))
  const [first] = rows
  return [
    markdownTable([columns.map(([title]) => title), ...cells]),
    '',
    `${first?.mints} mints over ${first?.connections} connections per row. ${availableParallelism()} cores shared by all processes, including the load generator. One block of 30M gas per second.`,
  ].join('\n')
}

import { callRpc } from '@network-site/sandbox/chain/call-rpc'
import { network } from '@network-site/site/network'
import { type Database, openDatabase } from '@network-site/server/services/database'
import { summarise, type Measure } from '../mint/measure.ts'
import { runLoad } from '../mint/run-load.ts'
import { startDeployment, type Deployment } from '../rehearsal/deployment/start-deployment.ts'
import { nameLimit, type Limit } from './name-limit.ts'
import { machineTime, treeSeconds } from './processor-time.ts'
import { watchPostgres } from './watch-postgres.ts'

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
    await runLoad({ ports, message, mints: 420 * servers, connections: 50 * servers })
    const firstBlock = await blockNumber(deployment)
    const firstBytes = await databaseBytes(database)
    let rpcRequests = 0
    deployment.testnet.endpoint.setFault(() => {
      rpcRequests++
      return { kind: 'pass' }
    })
    const watch = watchPostgres(database)
    const before = await readTimes(deployment)
    const { latencies, tookMilliseconds, refused } = await runLoad({ ports, message, mints, connections })
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

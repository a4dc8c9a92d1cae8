import { freePort, nodeEnvironment, untilReady } from '@network-site/sandbox/child-process'
import { startPostgres } from '@network-site/sandbox/database/start-postgres'
import { network } from '@network-site/site/network'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BenchChain } from './bench-chain.ts'
import { treeSeconds } from '../processes.ts'
import { type Measure, runMintLoad, summarize } from './http-load.ts'

const metricsToken = 'benchmark metrics token'
const serverFile = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

export type OurOptions = {
  database: 'postgres' | 'pglite'
  /** `default` keeps the production defaults; `off` removes the rate limits and gas budgets. */
  guards: 'default' | 'off'
  mints: number
  connections: number
  /** Sends one request per wallet instead of one per item. */
  isOneRequest?: boolean
  /** Number of mints in a second run at half the measured throughput, for its latency; 0 skips it. */
  mintsAtHalf?: number
  /** Heap limit. It forces garbage collection, so that the samples show retained memory. */
  heapMegabytes?: number
  /** Replaces the chain's relayer key in the keys file. */
  relayerKey?: { entry: string; env: Record<string, string> }
}
export type OurMeasure = Measure & {
  atHalf: Measure | undefined
  /** Samples of resident memory and used heap. */
  memory: Array<{ residentMegabytes: number; heapMegabytes: number }>
  /** CPU time per mint of each process. */
  cpuMicroseconds: { server: number; chain: number; database: number; load: number }
  /** Maximum lag of the mint index behind the chain. */
  indexBehindSeconds: number
}

const withoutGuards = {
  MINT_REQUESTS_PER_MINUTE: '100000000',
  MINT_GAS_PER_DAY: '0',
  MINT_GAS_PER_DAY_FIRST_SEEN: '0',
  MINT_GAS_PER_DAY_PER_NETWORK: '0',
}

/** (b) Our server end to end over HTTP, with server and load generator in separate processes. */
export async function measureOurs(chain: BenchChain, options: OurOptions): Promise<OurMeasure> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const postgres = options.database === 'postgres' ? await startPostgres() : undefined
  const url = await postgres?.createDatabase('bench')
  const port = await freePort()
  const server = await startServer(chain, { ...options, folder, port, url })
  const memory: OurMeasure['memory'] = []
  let indexBehindSeconds = 0
  const sampling = setInterval(() => void takeSample(), 1000)
  const takeSample = async () => {
    const page = await readMetrics(port)
    memory.push({
      residentMegabytes: metricIn(page, 'process_resident_memory_bytes') / 1e6,
      heapMegabytes: metricIn(page, 'nodejs_heap_size_used_bytes') / 1e6,
    })
    indexBehindSeconds = Math.max(indexBehindSeconds, metricIn(page, 'mint_index_behind_seconds') || 0)
  }
  try {
    const { connections, isOneRequest = false } = options
    const load = { ports: [port], message: network.signingMessage, connections, isOneRequest }
    // Warm up: estimate gas, open connections, and let the JIT compile hot code.
    await runMintLoad({ ...load, mints: 420, connections: 50 })
    const readCpu = async () => ({
      server: await treeSeconds([Number(server.pid)]),
      chain: await treeSeconds([chain.pid]),
      database: postgres ? await treeSeconds([await postgres.pid()]) : 0,
    })
    let cpuBefore = await readCpu()
    const onPrepared = async () => void (cpuBefore = await readCpu())
    const full = await runMintLoad({ ...load, mints: options.mints }, { onPrepared })
    const cpuAfter = await readCpu()
    const perMint = (seconds: number) => (seconds * 1e6) / full.latencies.length
    const measure = summarize(full.latencies, full.tookMilliseconds)
    if (Object.keys(full.rejected).length > 0) throw new Error(`rejected requests: ${JSON.stringify(full.rejected)}`)
    const half = options.mintsAtHalf
      ? await runMintLoad({ ...load, mints: options.mintsAtHalf, perSecond: measure.perSecond / 2 })
      : undefined
    return {
      ...measure,
      atHalf: half && summarize(half.latencies, half.tookMilliseconds),
      memory,
      cpuMicroseconds: {
        server: perMint(cpuAfter.server - cpuBefore.server),
        chain: perMint(cpuAfter.chain - cpuBefore.chain),
        database: perMint(cpuAfter.database - cpuBefore.database),
        load: perMint(full.cpuSeconds),
      },
      indexBehindSeconds,
    }
  } finally {
    clearInterval(sampling)
    server.kill('SIGTERM')
    await once(server, 'exit')
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function startServer(
  chain: BenchChain,
  {
    folder,
    port,
    url,
    guards,
    heapMegabytes,
    relayerKey,
  }: Pick<OurOptions, 'guards' | 'heapMegabytes' | 'relayerKey'> & {
    folder: string
    port: number
    url: string | undefined
  },
): Promise<ChildProcess> {
  const keysFile = join(folder, 'relayer-keys')
  await writeFile(keysFile, relayerKey?.entry ?? chain.relayer, { mode: 0o600 })
  const server = spawn(
    process.execPath,
    [...(heapMegabytes ? [`--max-old-space-size=${heapMegabytes}`] : []), serverFile],
    {
      // The server exits when this process dies and closes the IPC channel.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...nodeEnvironment(),
        SANDBOX: 'off',
        PAGES: 'vite',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        LOG_LEVEL: 'silent',
        METRICS_TOKEN: metricsToken,
        CHAIN_RPC_URL: chain.rpcUrl,
        COLLECTION_ADDRESS: chain.contracts.collection,
        TOKEN_ADDRESS: chain.contracts.token,
        RELAYER_KEYS_FILE: keysFile,
        // Each wallet sends a different X-Forwarded-For address, as if behind a trusted proxy.
        TRUSTED_PROXIES: '127.0.0.1',
        ...relayerKey?.env,
        ...(guards === 'off' ? withoutGuards : {}),
        ...(url ? { DATABASE_URL: url } : {}),
      },
    },
  )
  await untilReady(server, () => 'the server did not start')
  return server
}

async function readMetrics(port: number): Promise<string> {
  return fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } }).then(
    (response) => response.text(),
    () => '',
  )
}

function metricIn(page: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(page)?.[1] ?? Number.NaN)
}

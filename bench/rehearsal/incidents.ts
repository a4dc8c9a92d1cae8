import { setTimeout as sleep } from 'node:timers/promises'
import { privateKeyToAddress } from 'viem/accounts'
import { mintDaySchema } from '@network-site/protocol/mints'
import type { Deployment } from './deployment/start-deployment.ts'
import type { Visitors } from './visitors/start-visitors.ts'
import type { Fault } from '../../server/test/fault-proxy.ts'
import { eventually } from '../../server/test/eventually.ts'
import { isSuccess, promptMilliseconds } from './visitors/visit.ts'

export type IncidentContext = {
  deployment: Deployment
  visitors: Visitors
  note: (sentence: string) => void
  /** Runs a query and resolves to its rows. */
  query: (statement: string) => Promise<Array<Record<string, unknown>>>
}

/** A fault injected while visitors use the site. */
type Incident = {
  name: string
  /** Resolves once the fault is repaired. Returns a reason if the incident cannot run on this machine. */
  run: (context: IncidentContext) => Promise<{ skipped: string } | void>
}

/** Finds the relayer that holds the advisory locks of the keys. */
const activeRelayerQuery = `select distinct a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
  where l.locktype = 'advisory' and l.granted and a.application_name like 'relayer%'`

/** Rotates through rate limiting, empty results, server errors, and lost responses to accepted calls. */
const faults: Fault[] = [
  { kind: 'status', status: 429 },
  { kind: 'change', result: () => null },
  { kind: 'status', status: 500 },
  { kind: 'swallow-answer' },
]

export type IncidentId = keyof typeof incidents

/** The incidents in the order they run, by the id that selects one with `--only`. */
export const incidents = {
  /** The baseline: the same visitors without a fault. */
  quiet: {
    name: 'baseline without a fault',
    run: async () => {
      await sleep(10_000)
    },
  },
  'kill-server': {
    name: 'server killed (kill -9)',
    run: async ({ deployment }) => {
      await deployment.servers[0]?.kill()
    },
  },
  'kill-relayer': {
    name: 'active relayer killed (kill -9)',
    run: async ({ deployment, query, note }) => {
      const [holder] = await query(activeRelayerQuery)
      const relayer = deployment.relayers.find(({ name }) => name === holder?.['name'])
      if (!relayer) throw new Error('no relayer holds a key')
      await relayer.kill()
      note(`${relayer.name} held the keys`)
    },
  },
  'restart-postgres': {
    name: 'Postgres restarted',
    run: ({ deployment }) => deployment.postgres.restart(),
  },
  'crash-postgres': {
    name: 'Postgres crashes (kill -9) and recovers',
    run: ({ deployment }) => deployment.postgres.crash(),
  },
  'cut-server': {
    name: 'network partition between proxy and one server for 10 s',
    run: async ({ deployment }) => {
      const link = deployment.servers[0]?.link
      link?.cut()
      await sleep(10_000)
      link?.restore()
    },
  },
  'slow-rpc': {
    name: 'both RPC endpoints: latency of 2 s for 20 s',
    run: async ({ deployment: { testnet } }) => {
      for (const { setFault } of testnet.endpoints) setFault(() => ({ kind: 'delay', milliseconds: 2000 }))
      await sleep(20_000)
      for (const { setFault } of testnet.endpoints) setFault(() => ({ kind: 'pass' }))
    },
  },
  'wrong-rpc': {
    name: 'both RPC endpoints fail two of three calls for 20 s',
    run: async ({ deployment: { testnet }, note }) => {
      let calls = 0
      let failed = 0
      for (const { setFault } of testnet.endpoints)
        setFault(() => (++calls % 3 === 0 ? { kind: 'pass' } : (faults[failed++ % faults.length] as Fault)))
      await sleep(20_000)
      for (const { setFault } of testnet.endpoints) setFault(() => ({ kind: 'pass' }))
      note(`${failed} of ${calls} calls failed`)
    },
  },
  'first-rpc': {
    name: 'first of two RPC endpoints unreachable for 25 s',
    run: async ({ deployment: { testnet } }) => {
      const [first] = testnet.endpoints
      await first?.goDown()
      await sleep(25_000)
      await first?.comeBack()
    },
  },
  'lost-rpc': {
    name: 'both RPC endpoints unreachable for 25 s',
    run: async ({ deployment: { testnet } }) => {
      for (const { goDown } of testnet.endpoints) await goDown()
      await sleep(25_000)
      for (const { comeBack } of testnet.endpoints) await comeBack()
    },
  },
  /** Follows docs/guides/operating.md: replace one process after another, and wait until each is ready. */
  deploy: {
    name: 'rolling deploy of servers and relayers',
    run: async ({ deployment, note }) => {
      const codes: Array<number | null> = []
      for (const index of deployment.servers.keys()) codes.push(await replaceServer(deployment, index))
      for (const index of deployment.relayers.keys()) codes.push(await replaceRelayer(deployment, index))
      note(`exit codes of the old processes: ${codes.join(', ')}`)
    },
  },
  'full-disk': {
    name: 'disk of database and servers full for 15 s',
    run: async ({ deployment: { disk, postgres }, note }) => {
      if (!disk) return { skipped: 'Requires root on Linux to mount a small disk.' }
      await disk.fill()
      await sleep(15_000)
      await disk.free()
      if (await postgres.revive()) note('Postgres ran out of space for its write-ahead log and was restarted')
      return undefined
    },
  },
  'dry-relayer': {
    name: 'one relayer key out of funds for 8 s, then all keys for 10 s',
    run: async ({ deployment: { testnet } }) => {
      const [first, ...others] = testnet.relayerKeys.map((key) => privateKeyToAddress(key))
      if (!first) throw new Error('the deployment has no relayer key')
      await testnet.setBalance(first, '0.000001')
      await sleep(8000)
      for (const other of others) await testnet.setBalance(other, '0.000001')
      await sleep(10_000)
      for (const address of [first, ...others]) await testnet.topUp(address, '100')
    },
  },
  midnight: {
    name: 'midnight, with 60 mints in the first second of the new day',
    run: async ({ deployment, visitors, note }) => {
      const before = await readDay(deployment)
      await deployment.testnet.rpc('evm_setNextBlockTimestamp', [before.endsAtSeconds - 5])
      await eventually(async () => (await readDay(deployment)).day > before.day, 60_000)
      visitors.crowd(60)
      await sleep(5000)
      note(`from day ${before.day} to day ${before.day + 1}`)
    },
  },
} satisfies Record<string, Incident>

async function replaceServer({ servers, startServer }: Deployment, index: number): Promise<number | null> {
  const old = servers[index]
  if (!old) throw new Error('no such server')
  const code = await old.stop()
  servers[index] = await startServer(old.link)
  // Until the proxy uses the new process.
  await sleep(2000)
  return code
}

async function replaceRelayer(deployment: Deployment, index: number): Promise<number | null> {
  const { relayers } = deployment
  const replacement = await deployment.startRelayer()
  const code = await relayers[index]?.stop()
  relayers[index] = replacement
  return code ?? null
}

export async function readDay({ url }: Deployment) {
  const response = await fetch(`${url}/mints/day`)
  return mintDaySchema.parse(await response.json())
}

/** Returns whether every process reports healthy and a mint succeeds without delay. */
export async function isRecovered({ servers, relayers }: Deployment, visitors: Visitors): Promise<boolean> {
  const urls = [
    // Through the same links as the proxy.
    ...servers.map(({ link }) => `http://127.0.0.1:${link.port}/healthz`),
    ...relayers.map(({ url }) => `${url}/healthz`),
  ]
  const answers = await Promise.all(urls.map(isHealthy))
  if (answers.includes(false)) return false
  const attempt = await visitors.tryMint()
  return isSuccess(attempt) && attempt.milliseconds < promptMilliseconds.mint
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
    await response.text()
    return response.ok
  } catch {
    return false
  }
}

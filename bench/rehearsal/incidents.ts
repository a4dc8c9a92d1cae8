import { setTimeout as sleep } from 'node:timers/promises'
import { privateKeyToAddress } from 'viem/accounts'
import { mintDaySchema } from '@network-site/protocol/mints'
import type { Deployment } from './deployment/start-deployment.ts'
import type { Visitors } from './visitors/start-visitors.ts'
import type { Fault } from '../../server/test/fault-proxy.ts'
import { eventually } from '../../server/test/eventually.ts'
import { isSuccess, promptMilliseconds } from './visitors/visit.ts'

export type Stage = {
  deployment: Deployment
  visitors: Visitors
  /** Adds a sentence to the report. */
  note: (sentence: string) => void
  /** What the database answers to a query. */
  query: (statement: string) => Promise<Array<Record<string, unknown>>>
}

/** Something that goes wrong while people visit. */
export type Incident = {
  /** Selects the incident with `--only`. */
  id: string
  name: string
  /** Resolves when whatever was taken away has been given back. Returns a sentence where it cannot be played here. */
  play: (stage: Stage) => Promise<{ skipped: string } | void>
}

/** What the same visitors see when nothing is wrong. */
const quiet: Incident = {
  id: 'quiet',
  name: 'nothing happens, for comparison',
  play: async () => {
    await sleep(10_000)
  },
}

export const killServer: Incident = {
  id: 'kill-server',
  name: 'a server is killed (kill -9)',
  play: async ({ deployment }) => {
    await deployment.servers[0]?.kill()
  },
}

/** The session locks of Postgres say which process works with the keys. */
const holders = `select distinct a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
  where l.locktype = 'advisory' and l.granted and a.application_name like 'relayer%'`

const killRelayer: Incident = {
  id: 'kill-relayer',
  name: 'the relayer that works is killed (kill -9)',
  play: async ({ deployment, query, note }) => {
    const [holder] = await query(holders)
    const relayer = deployment.relayers.find(({ name }) => name === holder?.['name'])
    if (!relayer) throw new Error('no relayer holds a key')
    await relayer.kill()
    note(`${relayer.name} held the keys`)
  },
}

export const restartPostgres: Incident = {
  id: 'restart-postgres',
  name: 'Postgres is restarted',
  play: ({ deployment }) => deployment.postgres.restart(),
}

const crashPostgres: Incident = {
  id: 'crash-postgres',
  name: 'Postgres crashes (kill -9) and recovers',
  play: ({ deployment }) => deployment.postgres.crash(),
}

const cutServer: Incident = {
  id: 'cut-server',
  name: 'the proxy is cut off from a server, for 10 s',
  play: async ({ deployment }) => {
    const link = deployment.servers[0]?.link
    link?.cut()
    await sleep(10_000)
    link?.mend()
  },
}

const slowRpc: Incident = {
  id: 'slow-rpc',
  name: 'the RPC takes 2 s for every call, for 20 s',
  play: async ({ deployment: { testnet } }) => {
    testnet.endpoint.setFault(() => ({ kind: 'delay', milliseconds: 2000 }))
    await sleep(20_000)
    testnet.endpoint.setFault(() => ({ kind: 'pass' }))
  },
}

/** In turns: too many requests, nothing known, a broken node, a transaction taken whose sender never hears of it. */
const faults: Fault[] = [
  { kind: 'status', status: 429 },
  { kind: 'change', result: () => null },
  { kind: 'status', status: 500 },
  { kind: 'swallow-answer' },
]

const wrongRpc: Incident = {
  id: 'wrong-rpc',
  name: 'the RPC answers two calls of three wrongly, for 20 s',
  play: async ({ deployment: { testnet }, note }) => {
    let calls = 0
    let wrong = 0
    testnet.endpoint.setFault(() => (++calls % 3 === 0 ? { kind: 'pass' } : (faults[wrong++ % faults.length] as Fault)))
    await sleep(20_000)
    testnet.endpoint.setFault(() => ({ kind: 'pass' }))
    note(`${wrong} of ${calls} calls were answered wrongly`)
  },
}

const lostRpc: Incident = {
  id: 'lost-rpc',
  name: 'the RPC is gone, for 25 s',
  play: async ({ deployment: { testnet } }) => {
    await testnet.endpoint.goDown()
    await sleep(25_000)
    await testnet.endpoint.comeBack()
  },
}

/** Start the new one beside the old one, wait until it is ready, end the old one by SIGTERM: docs/guides/operating.md says so. */
const deploy: Incident = {
  id: 'deploy',
  name: 'a new version is deployed, servers and relayers',
  play: async ({ deployment, note }) => {
    const codes: Array<number | null> = []
    for (const index of deployment.servers.keys()) codes.push(await replaceServer(deployment, index))
    for (const index of deployment.relayers.keys()) codes.push(await replaceRelayer(deployment, index))
    note(`exit codes of the old processes: ${codes.join(', ')}`)
  },
}

async function replaceServer(deployment: Deployment, index: number): Promise<number | null> {
  const { servers, publish } = deployment
  const old = servers[index]
  if (!old) throw new Error('no such server')
  servers.push(await deployment.startServer())
  publish()
  await eventually(() => isHealthy(`${servers.at(-1)?.url}/readyz`), 60_000)
  const code = await old.stop()
  old.link.close()
  servers[index] = servers.pop() as typeof old
  publish()
  return code
}

async function replaceRelayer(deployment: Deployment, index: number): Promise<number | null> {
  const { relayers } = deployment
  const fresh = await deployment.startRelayer()
  const code = await relayers[index]?.stop()
  relayers[index] = fresh
  return code ?? null
}

const fullDisk: Incident = {
  id: 'full-disk',
  name: 'the disk of database and servers is full, for 15 s',
  play: async ({ deployment: { disk } }) => {
    if (!disk) return { skipped: 'Only root on Linux may mount the small disk that this fills.' }
    await disk.fill()
    await sleep(15_000)
    await disk.free()
    return undefined
  },
}

const dryRelayer: Incident = {
  id: 'dry-relayer',
  name: 'one key runs dry for 8 s, then all do for 10 s, then both are topped up',
  play: async ({ deployment: { testnet } }) => {
    const [first, ...others] = testnet.relayerKeys.map((key) => privateKeyToAddress(key))
    if (!first) throw new Error('there is no key')
    await testnet.setBalance(first, '0.000001')
    await sleep(8000)
    for (const other of others) await testnet.setBalance(other, '0.000001')
    await sleep(10_000)
    for (const address of [first, ...others]) await testnet.topUp(address, '100')
  },
}

const secondsBefore = 5
const crowdAtMidnight = 60

const midnight: Incident = {
  id: 'midnight',
  name: 'midnight, with a crowd at the first second of the new day',
  play: async (stage) => {
    const { deployment, visitors, note } = stage
    const before = await readDay(stage)
    await deployment.testnet.rpc('evm_setNextBlockTimestamp', [before.endsAtSeconds - secondsBefore])
    await eventually(async () => (await readDay(stage)).day > before.day, 60_000)
    visitors.crowd(crowdAtMidnight)
    await sleep(5000)
    note(`day ${before.day} became day ${before.day + 1}`)
  },
}

async function readDay({ deployment }: Stage) {
  const response = await fetch(`${deployment.url}/mints/day`)
  return mintDaySchema.parse(await response.json())
}

/** Everything that goes wrong in the rehearsal, in the order in which it does. */
export const badDay: Incident[] = [
  quiet,
  killServer,
  killRelayer,
  restartPostgres,
  crashPostgres,
  cutServer,
  slowRpc,
  wrongRpc,
  lostRpc,
  deploy,
  fullDisk,
  dryRelayer,
  midnight,
]

const healthTimeoutMilliseconds = 5000

/** Whether every process says that it and all it needs is well, and a mint is answered as on a quiet day. */
export async function isWhole({ servers, relayers }: Deployment, visitors: Visitors): Promise<boolean> {
  const urls = [
    // As the proxy reaches them.
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
    const response = await fetch(url, { signal: AbortSignal.timeout(healthTimeoutMilliseconds) })
    await response.text()
    return response.ok
  } catch {
    return false
  }
}

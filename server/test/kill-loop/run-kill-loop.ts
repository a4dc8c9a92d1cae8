import { nodeEnvironment } from '@network-site/sandbox/child-process'
import { startPostgres } from '@network-site/sandbox/database/start-postgres'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@network-site/sandbox/child-process'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../src/services/database.ts'
import { eventually } from '../eventually.ts'
import { startFaultProxy } from '../fault-proxy.ts'
import { compareLedgers, contractDays, receivedTokens, indexedDays } from '../mint-ledger.ts'
import { type PrivateChain, restartChain, startPrivateChain } from '../private-chain.ts'
import { type Answered, mintAll, prepareMints } from '../mint-load.ts'
import { deploymentEnv } from '../run-server.ts'

export type KillLoopOptions = { kills: number; mints: number; atOnce: number; report?: (line: string) => void }
export type KillLoopResult = {
  killed: Record<string, number>
  answered200: number
  answered409: number
  onChain: number
  /** Answered with 200 or 409 and not on chain. */
  lost: number
  /** Wallets of which chain and database say different things. */
  differences: string[]
  unfinished: number
  /** Wallets' days of which the record of mints and the contract say different things. */
  indexDifferences: string[]
  seconds: number
}

/**
 * Mints while random processes are killed by kill -9: two servers that also relay, a relayer of its own, the database,
 * and the chain, which comes back from its journal. Then holds the books against each other.
 */
export async function runKillLoop({
  kills,
  mints,
  atOnce,
  report = () => undefined,
}: KillLoopOptions): Promise<KillLoopResult> {
  const folder = await mkdtemp(join(tmpdir(), 'kill-loop-'))
  const postgres = await startPostgres()
  const url = await postgres.createDatabase('mints')
  const chain = await killableChain(join(folder, 'chain.jsonl'))
  const keysFile = join(folder, 'keys')
  await writeFile(keysFile, chain.current().relayers.join('\n'), { mode: 0o600 })
  const env = {
    ...nodeEnvironment(),
    ...deploymentEnv({ chain: chain.current(), dataDir: folder, databaseUrl: url, keysFile }),
    LOG_LEVEL: process.env['KILL_LOOP_LOG'] ?? 'silent',
    CHAIN_RPC_URL: chain.url,
    MINT_REQUESTS_PER_MINUTE: '10000000',
    MINT_GAS_PER_DAY_PER_NETWORK: '0',
  }
  const servers = [await serverVictim('server 1', env), await serverVictim('server 2', env)]
  const victims: Victim[] = [
    ...servers,
    relayerVictim('relayer', env),
    { name: 'database', crash: postgres.crash, stop: postgres.stop },
    { name: 'chain', crash: chain.crash, stop: chain.stop },
  ]
  await eventually(
    () =>
      fetch(`${servers[0]?.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    120_000,
  )

  const startedAt = performance.now()
  const jobs = await prepareMints(mints)
  const answered: Answered[] = []
  const killed: Record<string, number> = {}
  const killing = async () => {
    for (let kill = 0; kill < kills; kill++) {
      await eventually(() => answered.length >= (mints * (kill + 0.5)) / kills, 600_000)
      // Each has its turn, in an order nobody knows.
      const victim = kill < victims.length ? (victims[kill] as Victim) : pick(victims)
      killed[victim.name] = (killed[victim.name] ?? 0) + 1
      report(
        `kill ${kill + 1}/${kills}: ${victim.name} after ${answered.length} mints, ${Math.round((performance.now() - startedAt) / 1000)} s`,
      )
      await sleep(Math.random() * 300)
      await victim.crash()
    }
  }
  await Promise.all([killing(), mintAll(jobs, { atOnce, pickUrl: () => pick(servers).url, answered })])

  const database = await openDatabase({ url, dataDir: folder })
  try {
    const compareIndex = async () => {
      const wallets = [...new Set(jobs.map(({ wallet }) => wallet.address))]
      const onChain = await contractDays(chain.current(), wallets)
      let differences = onChain
      const isWhole = async () => {
        const recorded = await indexedDays(database)
        differences = [...onChain, ...recorded].filter((line) => !onChain.includes(line) || !recorded.includes(line))
        return differences.length === 0
      }
      await eventually(isWhole, 60_000).catch(() => report('the record of mints is not whole'))
      return differences
    }
    // A chain that was killed last is still being brought back; the books may agree late, but they must agree.
    let ledgers = await compareLedgers(database, chain.current())
    const areClosed = async () => {
      ledgers = await compareLedgers(database, chain.current())
      return ledgers.unfinished === 0 && ledgers.differences.length === 0
    }
    await eventually(areClosed, 60_000).catch(() => report('the books are still open'))
    const indexDifferences = await compareIndex()
    return {
      killed,
      answered200: answered.filter(({ status }) => status === 200).length,
      answered409: answered.filter(({ status }) => status === 409).length,
      onChain: ledgers.minted,
      lost: await countLost(answered, chain.current()),
      differences: ledgers.differences,
      unfinished: ledgers.unfinished,
      indexDifferences,
      seconds: Math.round((performance.now() - startedAt) / 1000),
    }
  } finally {
    await database.close()
    for (const victim of victims) await victim.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A chain that keeps a journal, as the sandbox's does, and comes back from it at the same address. */
async function killableChain(journalFile: string) {
  let chain: PrivateChain = await startPrivateChain({ relayers: 2, journalFile })
  const proxy = await startFaultProxy(chain.rpcUrl)
  return {
    url: proxy.url,
    current: () => chain,
    crash: async () => {
      process.kill(chain.pid, 'SIGKILL')
      await chain.stop()
      chain = await restartChain(chain, journalFile)
      proxy.setTarget(chain.rpcUrl)
    },
    stop: async () => {
      await proxy.close()
      await chain.stop()
    },
  }
}

async function countLost(answered: Answered[], chain: PrivateChain): Promise<number> {
  const onChain = new Map<string, Set<number>>()
  let lost = 0
  for (const { wallet, token } of answered) {
    const tokens = onChain.get(wallet.address) ?? new Set(await receivedTokens(chain, wallet.address, 1))
    onChain.set(wallet.address, tokens)
    if (!tokens.has(token)) lost++
  }
  return lost
}

function pick<Item>(items: Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item
}

const serverFile = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const relayerFile = fileURLToPath(new URL('../../src/relayer.ts', import.meta.url))

const restartMilliseconds = 300

/** A process that can be killed at any moment and is started again at once. */
type Victim = { name: string; crash: () => Promise<void>; stop: () => Promise<void> }
export type ServerVictim = Victim & { url: string }

async function serverVictim(name: string, env: NodeJS.ProcessEnv): Promise<ServerVictim> {
  const port = await freePort()
  const { crash, stop } = start(serverFile, { ...env, PORT: String(port), HOST: '127.0.0.1', PAGES: 'vite' })
  return { name, crash, stop, url: `http://127.0.0.1:${port}` }
}

function relayerVictim(name: string, env: NodeJS.ProcessEnv): Victim {
  return { name, ...start(relayerFile, env) }
}

/** Keeps a process running, as whatever watches over it in production would. */
function start(file: string, env: NodeJS.ProcessEnv): Pick<Victim, 'crash' | 'stop'> {
  let isStopped = false
  let child = begin()

  function begin(): ChildProcess {
    const fresh = spawn(process.execPath, [file], {
      env,
      // The channel breaks when we die, and the process leaves with it.
      stdio: ['ignore', env['LOG_LEVEL'] === 'silent' ? 'ignore' : 'inherit', 'inherit', 'ipc'],
    })
    fresh.once('exit', () => {
      if (!isStopped) setTimeout(() => (child = begin()), restartMilliseconds)
    })
    return fresh
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }

  return {
    crash: () => end('SIGKILL'),
    stop: async () => {
      isStopped = true
      await end('SIGTERM')
    },
  }
}

import { startPostgres } from '@network-site/sandbox/database/start-postgres'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, nodeEnvironment } from '@network-site/sandbox/child-process'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../src/services/database.ts'
import { eventually } from '../eventually.ts'
import { startFaultProxy } from '../fault-proxy.ts'
import { compareLedgers, contractDays, receivedTokens, indexedDays } from '../mint-ledger.ts'
import { type PrivateChain, restartChain, startPrivateChain } from '../private-chain.ts'
import { type Answered, itemsPerWallet, mintAll, mintInOneRequest, prepareMints } from '../mint-load.ts'
import { deploymentEnv } from '../run-server.ts'
import { supervise } from '../supervise.ts'

type KillLoopOptions = { kills: number; mints: number; atOnce: number; report?: (line: string) => void }

/**
 * Mints, half of the wallets with one request each, while random processes are killed with SIGKILL: two servers that also relay, a separate relayer, the database,
 * and the chain, which restarts from its journal. Then compares the chain, the database, and the mint index.
 */
export async function runKillLoop({ kills, mints, atOnce, report = () => undefined }: KillLoopOptions) {
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
    await processVictim('relayer', 'relayer.ts', env),
    { name: 'database', kill: postgres.crash, stop: postgres.stop },
    { name: 'chain', kill: chain.crash, stop: chain.stop },
  ]
  const isHealthy = async () => (await fetch(`${servers[0]?.url}/healthz`)).ok
  await eventually(() => isHealthy().catch(() => false), 120_000)

  const startedAt = performance.now()
  const jobs = await prepareMints(mints)
  const answered: Answered[] = []
  const killed: Record<string, number> = {}
  const killing = async () => {
    for (let kill = 0; kill < kills; kill++) {
      await eventually(() => answered.length >= (mints * (kill + 0.5)) / kills, 600_000)
      // Kill each process once, then random ones.
      const victim = kill < victims.length ? (victims[kill] as Victim) : pick(victims)
      killed[victim.name] = (killed[victim.name] ?? 0) + 1
      report(
        `kill ${kill + 1}/${kills}: ${victim.name} after ${answered.length} mints, ${Math.round((performance.now() - startedAt) / 1000)} s`,
      )
      await sleep(Math.random() * 300)
      await victim.kill()
    }
  }
  const pickUrl = () => pick(servers).url
  const half = Math.floor(mints / itemsPerWallet / 2) * itemsPerWallet
  const many = { atOnce: Math.ceil(atOnce / itemsPerWallet), pickUrl, answered }
  await Promise.all([
    killing(),
    mintAll(jobs.slice(0, half), { atOnce, pickUrl, answered }),
    mintInOneRequest(jobs.slice(half), many),
  ])

  const database = await openDatabase({ url, dataDir: folder })
  try {
    const compareIndex = async () => {
      const wallets = [...new Set(jobs.map(({ wallet }) => wallet.address))]
      const onChain = await contractDays(chain.current(), wallets)
      let differences = onChain
      const isComplete = async () => {
        const recorded = await indexedDays(database)
        differences = [...onChain, ...recorded].filter((line) => !onChain.includes(line) || !recorded.includes(line))
        return differences.length === 0
      }
      await eventually(isComplete, 60_000).catch(() => report('the mint index is incomplete'))
      return differences
    }
    // If the chain was killed last, it is still restarting, so agreement may take a while.
    let ledgers = await compareLedgers(database, chain.current())
    const isSettled = async () => {
      ledgers = await compareLedgers(database, chain.current())
      return ledgers.unfinished === 0 && ledgers.differences.length === 0
    }
    await eventually(isSettled, 60_000).catch(() => report('the chain and the database still differ'))
    const indexDifferences = await compareIndex()
    return {
      killed,
      answered200: answered.filter(({ status }) => status === 200).length,
      answered409: answered.filter(({ status }) => status === 409).length,
      onChain: ledgers.minted,
      /** Mints answered with 200 or 409 that are not on chain. */
      lost: await countLost(answered, chain.current()),
      /** Wallets whose mints differ between the chain and the database. */
      differences: ledgers.differences,
      unfinished: ledgers.unfinished,
      /** Days of wallets that differ between the mint index and the contract. */
      indexDifferences,
      seconds: Math.round((performance.now() - startedAt) / 1000),
    }
  } finally {
    await database.close()
    for (const victim of victims) await victim.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Starts a chain that restarts from its journal at the same URL after a crash. */
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

/** A process that is restarted after it is killed. */
type Victim = { name: string; kill: () => Promise<void>; stop: () => Promise<unknown> }

async function serverVictim(name: string, env: NodeJS.ProcessEnv): Promise<Victim & { url: string }> {
  const port = await freePort()
  const serverEnv = { ...env, PORT: String(port), HOST: '127.0.0.1', PAGES: 'vite' }
  return { ...(await processVictim(name, 'main.ts', serverEnv)), url: `http://127.0.0.1:${port}` }
}

function processVictim(name: string, program: string, env: NodeJS.ProcessEnv): Promise<Victim> {
  const file = fileURLToPath(new URL(`../../src/${program}`, import.meta.url))
  return supervise({ name, file, env, restartMilliseconds: 300 })
}

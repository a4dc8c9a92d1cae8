import { startPostgres } from '@network-site/sandbox/database/start-postgres'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openDatabase } from '../../src/services/database.ts'
import { eventually } from '../eventually.ts'
import { createSignedWallet, requestMint } from '../mint-load.ts'
import { compareLedgers } from '../mint-ledger.ts'
import { startPrivateChain } from '../private-chain.ts'
import { deploymentEnv, type RunningServer, runServer } from '../run-server.ts'

/** Mints through a server of an earlier version, starts this version on the same database, then stops the earlier one. */
export async function runMigration(
  commit: string,
  { mints, report }: { mints: number; report: (line: string) => void },
) {
  const folder = await mkdtemp(join(tmpdir(), 'migration-'))
  const version = await checkOutVersion(commit)
  const postgres = await startPostgres()
  const chain = await startPrivateChain({ relayers: 1 })
  const keysFile = join(folder, 'keys')
  await writeFile(keysFile, chain.relayers.join('\n'), { mode: 0o600 })
  const env = {
    ...deploymentEnv({ chain, dataDir: folder, databaseUrl: await postgres.createDatabase('mints'), keysFile }),
    LOG_LEVEL: 'warn',
    MINT_REQUESTS_PER_MINUTE: '10000000',
    MINT_GAS_PER_DAY_PER_NETWORK: '0',
    MINT_PROOF_OF_WORK: '0',
  }
  /** Responses by HTTP status in each phase: the old version, both versions, the new version. */
  const answers: Record<'old' | 'both' | 'new', Record<string, number>> = { old: {}, both: {}, new: {} }
  const servers: RunningServer[] = []
  try {
    const old = await runServer('main', env, { folder: version.folder })
    servers.push(old)
    await mint([old], { mints, answers: answers.old })
    report(`version ${commit} has minted ${mints} items`)

    // Visitors use the old server during the migration.
    const meanwhile = mint([old], { mints, answers: answers.both })
    const fresh = await runServer('main', env)
    servers.push(fresh)
    await meanwhile
    const warnedBefore = countWarnings(old)
    await mint([old, fresh], { mints, answers: answers.both })
    report('this version has migrated the database, and both versions have minted')

    const oldWarnings = countWarnings(old) - warnedBefore
    await old.stop()
    await mint([fresh], { mints, answers: answers.new })
    report('the earlier version has stopped, and this version has minted')

    const database = await openDatabase({ url: env.DATABASE_URL, dataDir: folder })
    let ledgers = await compareLedgers(database, chain)
    await eventually(async () => {
      ledgers = await compareLedgers(database, chain)
      return ledgers.unfinished === 0
    }, 60_000).catch(() => undefined)
    await database.close()
    const { differences, minted, unfinished } = ledgers
    return { answers, oldWarnings, onChain: minted, differences, unfinished }
  } finally {
    for (const server of servers) await server.stop()
    await postgres.stop()
    await chain.stop()
    await version.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

function countWarnings(server: RunningServer): number {
  return server.output().split('\n').filter(Boolean).length
}

/** Requests every item once, from each server in turn, without retries. */
async function mint(
  servers: RunningServer[],
  { mints, answers }: { mints: number; answers: Record<string, number> },
): Promise<void> {
  let left = mints
  const visitor = async () => {
    while (left-- > 0) {
      const index = left
      const server = servers[index % servers.length] as RunningServer
      const job = { wallet: await createSignedWallet(), token: (index % 42) + 1 }
      const status = await requestMint(job, server.url).catch(() => 'no answer')
      answers[status] = (answers[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 20 }, visitor))
}

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const packages = ['server', 'protocol', 'site', 'sandbox', 'contracts']
const run = promisify(execFile)

/** Extracts an earlier version of this repository into a folder, linked to the packages installed here. */
async function checkOutVersion(commit: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'version-'))
  const archive = join(folder, 'archive.tar')
  await run('git', ['archive', '--output', archive, commit, ...packages, 'package.json'], { cwd: repository })
  await run('tar', ['-xf', archive, '-C', folder])
  await rm(archive)
  await linkPackages(join(repository, 'node_modules'), join(folder, 'node_modules'))
  for (const name of packages)
    await linkPackages(join(repository, name, 'node_modules'), join(folder, name, 'node_modules'))
  // Use the workspaces of that version, not of this one.
  const own = join(folder, 'node_modules', '@network-site')
  await mkdir(own)
  for (const name of packages) await symlink(join(folder, name), join(own, name))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function linkPackages(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch((): string[] => [])
  if (names.length === 0) return
  await mkdir(to, { recursive: true })
  for (const name of names) {
    if (name === '@network-site' || name === '.cache') continue
    await symlink(join(dirname(from), basename(from), name), join(to, name))
  }
}

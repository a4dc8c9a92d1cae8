import { startPostgres } from '@network-site/sandbox/database/start-postgres'
import { network } from '@network-site/site/network'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { openDatabase } from '../../src/services/database.ts'
import { eventually } from '../eventually.ts'
import { compareLedgers } from '../mint-ledger.ts'
import { startPrivateChain } from '../private-chain.ts'
import { runServer, type RunningServer } from '../run-server.ts'
import { checkOutVersion } from './check-out-version.ts'

export type MigrationResult = {
  /** Answers by HTTP status in each phase: the old version alone, both, the new one alone. */
  answers: Record<'old' | 'both' | 'new', Record<string, number>>
  /** Of the old server, its warnings since the new one came. */
  oldWarnings: number
  onChain: number
  differences: string[]
  unfinished: number
}

/** Mints through a server of an earlier version, starts this one beside it on the same database, and ends the earlier one. */
export async function runMigration(
  commit: string,
  { mints, report }: { mints: number; report: (line: string) => void },
): Promise<MigrationResult> {
  const folder = await mkdtemp(join(tmpdir(), 'migration-'))
  const version = await checkOutVersion(commit)
  const postgres = await startPostgres()
  const chain = await startPrivateChain({ relayers: 1 })
  const keysFile = join(folder, 'keys')
  await writeFile(keysFile, chain.relayers.join('\n'), { mode: 0o600 })
  const env = {
    SANDBOX: 'off',
    DATA_DIR: folder,
    DATABASE_URL: await postgres.createDatabase('mints'),
    LOG_LEVEL: 'warn',
    CHAIN_RPC_URL: chain.rpcUrl,
    COLLECTION_ADDRESS: chain.chain.contracts.collection,
    TOKEN_ADDRESS: chain.chain.contracts.testnetToken,
    RELAYER_KEYS_FILE: keysFile,
    MINT_REQUESTS_PER_MINUTE: '10000000',
    MINT_GAS_PER_DAY_PER_NETWORK: '0',
    MINT_PROOF_OF_WORK: '0',
  }
  const answers: MigrationResult['answers'] = { old: {}, both: {}, new: {} }
  const servers: RunningServer[] = []
  try {
    const old = await runServer('main', env, { folder: version.folder })
    servers.push(old)
    await mint([old], { mints, answers: answers.old })
    report(`the version of ${commit} has minted ${mints} items alone`)

    // While the tables are changed, visitors go on with the old server.
    const meanwhile = mint([old], { mints, answers: answers.both })
    const fresh = await runServer('main', env)
    servers.push(fresh)
    await meanwhile
    const warnedBefore = countWarnings(old)
    await mint([old, fresh], { mints, answers: answers.both })
    report('this version has changed the tables, and both have minted')

    const oldWarnings = countWarnings(old) - warnedBefore
    old.kill('SIGTERM')
    await old.ended
    await mint([fresh], { mints, answers: answers.new })
    report('the earlier version has ended, and this one has minted alone')

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
    for (const server of servers) {
      server.kill('SIGTERM')
      await server.ended
    }
    await postgres.stop()
    await chain.stop()
    await version.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

function countWarnings(server: RunningServer): number {
  return server.output().split('\n').filter(Boolean).length
}

/** Every item is asked for once, at each server in turn. Nothing is asked for again. */
async function mint(
  servers: RunningServer[],
  { mints, answers }: { mints: number; answers: Record<string, number> },
): Promise<void> {
  const message = network.signingMessage
  let left = mints
  const visitor = async () => {
    while (left-- > 0) {
      const signature = await privateKeyToAccount(generatePrivateKey()).signMessage({ message })
      const server = servers[left % servers.length] as RunningServer
      const status = await fetch(`${server.url}/vanguard-nft-drop/remote-mint`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ signature, tokenIndex: (left % 42) + 1 }),
      }).then(
        (response) => String(response.status),
        () => 'no answer',
      )
      answers[status] = (answers[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 20 }, visitor))
}

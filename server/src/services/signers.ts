import { sql } from 'drizzle-orm'
import { access, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Hex } from 'viem'
import { mnemonicToAccount, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { z } from 'zod'
import type { Env } from '../env/index.ts'
import { messageOf } from '../lib/describe-error.ts'
import { parseJson } from '../lib/parse.ts'
import type { Database } from './database.ts'

/** The checks and updates of this process's keys, for the features that send with them. */
export type Signers = ReturnType<typeof createSigners>

type SignerOptions = { env: Env; database: Database; nowMilliseconds: () => number; log: Logger }

const dayMilliseconds = 86_400_000

/** Guards against a key that faucet and relayer share, and watches the relayers' keys file. */
export function createSigners({ env, database, nowMilliseconds, log }: SignerOptions) {
  return {
    refuseRelayerKey: (address: string) => refuseRelayerKey(address, { database, nowMilliseconds }),
    refuseFaucetKey: (relayers: Array<{ address: string }>) => refuseFaucetKey(relayers, { database, nowMilliseconds }),
    /** Calls back with the keys in `RELAYER_KEYS_FILE`, now and whenever the file changes; never if there is none. */
    watchRelayerKeys: (onChange: (accounts: PrivateKeyAccount[]) => void): { close: () => void } => {
      const file = env.RELAYER_KEYS_FILE
      if (!file || env.RELAYER === 'off') return { close: () => undefined }
      return watchKeysFile({
        file,
        log,
        onChange,
        load: async () => {
          const accounts = await loadRelayerKeys(env, file)
          await refuseFaucetKey(accounts, { database, nowMilliseconds })
          return accounts
        },
      })
    },
  }
}

type SharedKeyOptions = { database: Database; nowMilliseconds: () => number }

/**
 * Refuses a faucet key that a relayer of any process used in the last day. Both count their own nonces, so with one key
 * they would overwrite each other's transactions. If another process relays, only the database knows its keys.
 */
export async function refuseRelayerKey(address: string, options: SharedKeyOptions): Promise<void> {
  const { database, nowMilliseconds } = options
  const since = new Date(nowMilliseconds() - dayMilliseconds).toISOString()
  const isItsKey = sql`lower(address) = ${address.toLowerCase()} and seen_at >= ${since}`
  if ((await database.sql.$count(sql`mint_relayer`, isItsKey)) > 0)
    throw new Error('FAUCET_KEY_FILE cannot be used: it holds the key of a relayer that works on this database.')
}

/** Refuses relayer keys that a faucet of any process used since yesterday. */
export async function refuseFaucetKey(relayers: Array<{ address: string }>, options: SharedKeyOptions): Promise<void> {
  if (relayers.length === 0) return
  const { database, nowMilliseconds } = options
  const yesterday = Math.floor(nowMilliseconds() / dayMilliseconds) - 1
  const senders = sql.join(
    relayers.map(({ address }) => sql`${address.toLowerCase()}`),
    sql`, `,
  )
  if ((await database.sql.$count(sql`faucet_transfer`, sql`sender in (${senders}) and day >= ${yesterday}`)) > 0)
    throw new Error('RELAYER_KEYS_FILE cannot be used: it holds the key of a faucet that works on this database.')
}

/** The keys that this process relays with; none if another process relays. */
export async function loadRelayers(env: Env, sandboxKey: Hex | undefined): Promise<PrivateKeyAccount[]> {
  if (env.RELAYER === 'off') return []
  if (env.RELAYER_KEYS_FILE) return loadRelayerKeys(env, env.RELAYER_KEYS_FILE)
  return sandboxKey ? [privateKeyToAccount(sandboxKey)] : []
}

/** The faucet's key; undefined if there is no faucet. */
export async function loadFaucet(
  env: Env,
  { sandboxKey, relayers }: { sandboxKey: Hex | undefined; relayers: PrivateKeyAccount[] },
): Promise<PrivateKeyAccount | undefined> {
  const variable = 'FAUCET_KEY_FILE'
  // The sandbox's key is funded on the sandbox's own chain only.
  if (!env.FAUCET_KEY_FILE) return sandboxKey && !env.CHAIN_RPC_URL ? privateKeyToAccount(sandboxKey) : undefined
  const [faucet, ...others] = await loadKeys(env.FAUCET_KEY_FILE, {
    variable,
    dataDir: env.DATA_DIR,
    isProduction: env.isProduction,
  })
  if (others.length > 0) throw new Error(`${variable} cannot be used: it must hold one key.`)
  if ((await knownRelayers(env, relayers)).some(({ address }) => address === faucet?.address))
    throw new Error(`${variable} cannot be used: it holds the key of a relayer.`)
  return faucet
}

/** The relayers' keys, also if another process uses them and this one can read their file. */
async function knownRelayers(env: Env, relayers: PrivateKeyAccount[]): Promise<PrivateKeyAccount[]> {
  if (env.RELAYER === 'on' || !env.RELAYER_KEYS_FILE) return relayers
  const isReadable = await access(env.RELAYER_KEYS_FILE).then(
    () => true,
    () => false,
  )
  return isReadable ? loadRelayerKeys(env, env.RELAYER_KEYS_FILE) : relayers
}

function loadRelayerKeys({ DATA_DIR: dataDir, isProduction }: Env, file: string): Promise<PrivateKeyAccount[]> {
  return loadKeys(file, { variable: 'RELAYER_KEYS_FILE', dataDir, isProduction })
}

type WatchKeysOptions = {
  file: string
  load: () => Promise<PrivateKeyAccount[]>
  onChange: (accounts: PrivateKeyAccount[]) => void
  log: Logger
  everyMilliseconds?: number
}

/** Checks a keys file every few seconds, so that a key can be added or retired without a restart. */
export function watchKeysFile({ file, load, onChange, log, everyMilliseconds = 2000 }: WatchKeysOptions) {
  let isLooking = false
  let seen: string | undefined
  const timer = setInterval(() => void look(), everyMilliseconds)
  timer.unref()
  void look()

  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      const version = await stat(file).then(
        ({ mtimeMs, ino, size }) => [mtimeMs, ino, size].join(),
        () => 'absent',
      )
      if (version === seen) return
      // An unusable file is logged once, and the keys of before stay in use.
      seen = version
      onChange(await load())
    } catch (error) {
      log.warn({ reason: error instanceof Error ? messageOf(error) : 'unknown' }, 'the keys file could not be read')
    } finally {
      isLooking = false
    }
  }

  return { close: () => clearInterval(timer) }
}

const keySchema = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value))
const sandboxKeysSchema = z.record(z.string(), z.string())
/** Every development chain funds the accounts of this mnemonic, so their keys are public. */
const publicMnemonic = 'test test test test test test test test test test test junk'
const publicAccounts = 10

type KeysOptions = {
  /** The variable that names the file, for error messages. */
  variable: string
  dataDir: string
  isProduction: boolean
}

class KeysRefused extends Error {}

/** Reads private keys from a file: a JSON list, or one key per line. Errors never quote the file. */
export async function loadKeys(file: string, options: KeysOptions): Promise<PrivateKeyAccount[]> {
  try {
    return await readKeys(file, options)
  } catch (error) {
    if (!(error instanceof KeysRefused)) throw error
    throw new Error(`${options.variable} cannot be used: ${error.message}.`, { cause: error })
  }
}

async function readKeys(file: string, { dataDir, isProduction }: KeysOptions): Promise<PrivateKeyAccount[]> {
  const { mode } = await stat(file).catch(() => refuse(`there is no such file: ${file}`))
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) refuse('others may read it; run chmod 600 on it')
  const keys = parseKeys(await readFile(file, 'utf8'))
  if (keys.length === 0) refuse('it holds no key')
  if (new Set(keys).size !== keys.length) refuse('a key is in it twice')
  const accounts = keys.map((key) => privateKeyToAccount(key))
  if (isProduction) await refuseKnownKeys(keys, { accounts, dataDir })
  return accounts
}

function parseKeys(text: string): Hex[] {
  const words: unknown = text.trimStart().startsWith('[') ? parseJson(text) : text.split(/\s+/).filter(Boolean)
  const keys = z.array(keySchema).safeParse(words)
  if (!keys.success) return refuse('it must hold a JSON list of 0x-prefixed keys of 64 digits, or one such key a line')
  return keys.data.map((key) => key.toLowerCase() as Hex)
}

async function refuseKnownKeys(
  keys: Hex[],
  { accounts, dataDir }: { accounts: PrivateKeyAccount[]; dataDir: string },
): Promise<void> {
  const sandbox = sandboxKeysSchema.safeParse(
    parseJson(await readFile(join(dataDir, 'sandbox', 'keys.json'), 'utf8').catch(() => '')),
  )
  if (sandbox.success && Object.values(sandbox.data).some((key) => keys.includes(key.toLowerCase() as Hex))) {
    refuse('it holds a key of the sandbox, which production must not use')
  }
  for (let index = 0; index < publicAccounts; index++) {
    const { address } = mnemonicToAccount(publicMnemonic, { addressIndex: index })
    if (accounts.some((account) => account.address === address)) refuse('it holds a key that everybody knows')
  }
}

function refuse(why: string): never {
  throw new KeysRefused(why)
}

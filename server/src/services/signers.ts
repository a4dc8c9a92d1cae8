import { sql } from 'drizzle-orm'
import { pbkdf2Sync } from 'node:crypto'
import { access, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Hex, toHex } from 'viem'
import { HDKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { z } from 'zod'
import type { Env } from '../env/index.ts'
import { messageOf } from '../lib/describe-error.ts'
import { parseJson } from '../lib/parse.ts'
import type { Database } from './database.ts'

export type Signers = ReturnType<typeof createSigners>

type SharedKeyOptions = { database: Database; nowMilliseconds: () => number }

const dayMilliseconds = 86_400_000

/** Creates checks against keys that faucet and relayer share, and a watcher of the relayers' keys file. */
export function createSigners({ env, log, ...options }: SharedKeyOptions & { env: Env; log: Logger }) {
  return {
    refuseRelayerKey: (address: string) => refuseRelayerKey(address, options),
    refuseFaucetKey: (relayers: Array<{ address: string }>) => refuseFaucetKey(relayers, options),
    /** Calls back with the keys in `RELAYER_KEYS_FILE`, now and whenever it changes; never if there is no file. */
    watchRelayerKeys: (onChange: (accounts: PrivateKeyAccount[]) => void): { close: () => void } => {
      const file = env.RELAYER_KEYS_FILE
      if (!file || env.RELAYER === 'off') return { close: () => undefined }
      return watchKeysFile({
        file,
        log,
        onChange,
        load: async () => {
          const accounts = await loadRelayerKeys(env, file)
          await refuseFaucetKey(accounts, options)
          return accounts
        },
      })
    },
  }
}

/**
 * Rejects a faucet key that a relayer on this database used in the last day. With a shared key, faucet and relayer would
 * overwrite each other's transactions, since each allocates its own nonces.
 */
export async function refuseRelayerKey(address: string, options: SharedKeyOptions): Promise<void> {
  const { database, nowMilliseconds } = options
  const since = new Date(nowMilliseconds() - dayMilliseconds).toISOString()
  const isItsKey = sql`lower(address) = ${address.toLowerCase()} and seen_at >= ${since}`
  if ((await database.sql.$count(sql`mint_relayer`, isItsKey)) > 0)
    throw new Error('FAUCET_KEY_FILE cannot be used: it contains the key of a relayer on this database.')
}

/** Rejects relayer keys that a faucet on this database has used since yesterday. */
export async function refuseFaucetKey(relayers: Array<{ address: string }>, options: SharedKeyOptions): Promise<void> {
  if (relayers.length === 0) return
  const { database, nowMilliseconds } = options
  const yesterday = Math.floor(nowMilliseconds() / dayMilliseconds) - 1
  const senders = sql.join(
    relayers.map(({ address }) => sql`${address.toLowerCase()}`),
    sql`, `,
  )
  if ((await database.sql.$count(sql`faucet_transfer`, sql`sender in (${senders}) and day >= ${yesterday}`)) > 0)
    throw new Error('RELAYER_KEYS_FILE cannot be used: it contains the key of a faucet on this database.')
}

/** Loads the keys that this process relays with; none if another process relays. */
export async function loadRelayers(env: Env, sandboxKey: Hex | undefined): Promise<PrivateKeyAccount[]> {
  if (env.RELAYER === 'off') return []
  if (env.RELAYER_KEYS_FILE) return loadRelayerKeys(env, env.RELAYER_KEYS_FILE)
  return sandboxKey ? [privateKeyToAccount(sandboxKey)] : []
}

/** Loads the faucet's key; resolves to undefined if there is no faucet. */
export async function loadFaucet(
  env: Env,
  { sandboxKey, relayers }: { sandboxKey: Hex | undefined; relayers: PrivateKeyAccount[] },
): Promise<PrivateKeyAccount | undefined> {
  const variable = 'FAUCET_KEY_FILE'
  // The sandbox key is funded only on the embedded chain.
  if (!env.FAUCET_KEY_FILE) return sandboxKey && !env.CHAIN_RPC_URL ? privateKeyToAccount(sandboxKey) : undefined
  const { DATA_DIR: dataDir, isProduction } = env
  const [faucet, ...others] = await loadKeys(env.FAUCET_KEY_FILE, { variable, dataDir, isProduction })
  if (others.length > 0) throw new Error(`${variable} cannot be used: it must contain exactly one key.`)
  if ((await knownRelayers(env, relayers)).some(({ address }) => address === faucet?.address))
    throw new Error(`${variable} cannot be used: it contains the key of a relayer.`)
  return faucet
}

/** Loads the relayers' keys, even if only another process relays, as long as this one can read the file. */
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

/** Polls a keys file, so that keys can be added or retired without a restart. */
export function watchKeysFile({ file, load, onChange, log, everyMilliseconds = 2000 }: WatchKeysOptions) {
  let isChecking = false
  let lastVersion: string | undefined
  const timer = setInterval(() => void check(), everyMilliseconds)
  timer.unref()
  void check()

  async function check(): Promise<void> {
    if (isChecking) return
    isChecking = true
    try {
      const version = await stat(file).then(
        ({ mtimeMs, ino, size }) => [mtimeMs, ino, size].join(),
        () => 'absent',
      )
      if (version === lastVersion) return
      // An invalid file is logged once, and the previous keys stay in use.
      lastVersion = version
      onChange(await load())
    } catch (error) {
      log.warn({ reason: error instanceof Error ? messageOf(error) : 'unknown' }, 'cannot read the keys file')
    } finally {
      isChecking = false
    }
  }

  return { close: () => clearInterval(timer) }
}

const keySchema = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value))
const sandboxKeysSchema = z.record(z.string(), z.string())
/** Development chains fund the first accounts of this mnemonic, so their keys are publicly known. */
const publicMnemonic = 'test test test test test test test test test test test junk'
const publicAccounts = 20

type KeysOptions = {
  /** The variable to name in errors. */
  variable: string
  dataDir: string
  isProduction: boolean
}

class KeysRefused extends Error {}

/** Reads private keys from a file with a JSON list or one key per line. Errors never quote the file. */
export async function loadKeys(file: string, options: KeysOptions): Promise<PrivateKeyAccount[]> {
  try {
    return await readKeys(file, options)
  } catch (error) {
    if (!(error instanceof KeysRefused)) throw error
    throw new Error(`${options.variable} cannot be used: ${error.message}.`, { cause: error })
  }
}

async function readKeys(file: string, { dataDir, isProduction }: KeysOptions): Promise<PrivateKeyAccount[]> {
  const { mode } = await stat(file).catch(() => refuse(`${file} does not exist`))
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) refuse('other users can read it; run chmod 600 on it')
  const keys = parseKeys(await readFile(file, 'utf8'))
  if (keys.length === 0) refuse('it contains no keys')
  if (new Set(keys).size !== keys.length) refuse('it contains a key twice')
  if (isProduction) await refuseKnownKeys(keys, dataDir)
  return keys.map((key) => privateKeyToAccount(key))
}

function parseKeys(text: string): Hex[] {
  const words: unknown = text.trimStart().startsWith('[') ? parseJson(text) : text.split(/\s+/).filter(Boolean)
  const keys = z.array(keySchema).safeParse(words)
  if (!keys.success) return refuse('it must be a JSON list of 0x-prefixed 64-digit keys, or one such key per line')
  return keys.data.map((key) => key.toLowerCase() as Hex)
}

async function refuseKnownKeys(keys: Hex[], dataDir: string): Promise<void> {
  const sandbox = sandboxKeysSchema.safeParse(
    parseJson(await readFile(join(dataDir, 'sandbox', 'keys.json'), 'utf8').catch(() => '')),
  )
  if (sandbox.success && Object.values(sandbox.data).some((key) => keys.includes(key.toLowerCase() as Hex))) {
    refuse('it contains a sandbox key, which production must not use')
  }
  const known = publicKeys()
  if (keys.some((key) => known.has(key))) refuse('it contains a publicly known key')
}

/** Returns the keys of the public mnemonic. Derives their parent once (BIP-39, BIP-44), because each derivation takes long. */
function publicKeys(): Set<Hex> {
  const seed = pbkdf2Sync(publicMnemonic, 'mnemonic', 2048, 64, 'sha512')
  const parent = HDKey.fromMasterSeed(seed).derive("m/44'/60'/0'/0")
  return new Set(
    Array.from({ length: publicAccounts }, (_, index) =>
      toHex(parent.deriveChild(index).privateKey ?? new Uint8Array()),
    ),
  )
}

function refuse(reason: string): never {
  throw new KeysRefused(reason)
}

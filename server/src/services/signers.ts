import { sql } from 'drizzle-orm'
import { access } from 'node:fs/promises'
import type { Logger } from 'pino'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Env } from '../env/index.ts'
import type { Database } from './database.ts'
import { type KeyAccount, loadKeys, type OpenOptions, watchKeysFile } from './keys-file.ts'

export type Signers = ReturnType<typeof createSigners>

type SharedKeyOptions = { database: Database; nowMilliseconds: () => number }

const dayMilliseconds = 86_400_000

/** Creates checks against keys that faucet and relayer share, and watchers of their keys files. */
export function createSigners({ env, log, ...options }: SharedKeyOptions & { env: Env; log: Logger }) {
  type OnChange = (accounts: KeyAccount[]) => void | Promise<void>
  const unwatched = { close: () => undefined }
  return {
    refuseRelayerKey: (address: string) => refuseRelayerKey(address, options),
    refuseFaucetKey: (relayers: Array<{ address: string }>) => refuseFaucetKey(relayers, options),
    /** Calls back with the keys in `RELAYER_KEYS_FILE`, now and whenever it changes; never if there is no file. */
    watchRelayerKeys: (opened: KeyAccount[], onChange: OnChange): { close: () => void } => {
      const file = env.RELAYER_KEYS_FILE
      if (!file || env.RELAYER === 'off') return unwatched
      const load = async (loading: OpenOptions) => {
        const accounts = await loadRelayerKeys(env, file, loading)
        await refuseFaucetKey(accounts, options)
        return accounts
      }
      return watchKeysFile({ file, opened, log, onChange, load })
    },
    /** The same for the keys in `FAUCET_KEY_FILE`. */
    watchFaucetKeys: (opened: KeyAccount[], onChange: OnChange): { close: () => void } => {
      const file = env.FAUCET_KEY_FILE
      if (!file) return unwatched
      const load = async (loading: OpenOptions) => {
        const accounts = await loadFaucetKeys(env, file, loading)
        for (const { address } of accounts) await refuseRelayerKey(address, options)
        return accounts
      }
      return watchKeysFile({ file, opened, log, onChange, load })
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
export async function loadRelayers(env: Env, sandboxKey: Hex | undefined): Promise<KeyAccount[]> {
  if (env.RELAYER === 'off') return []
  if (env.RELAYER_KEYS_FILE) return loadRelayerKeys(env, env.RELAYER_KEYS_FILE)
  return sandboxKey ? [privateKeyToAccount(sandboxKey)] : []
}

/** Loads the faucet's keys: the first sends, the others are being retired. Resolves to none if there is no faucet. */
export async function loadFaucet(
  env: Env,
  { sandboxKey, relayers }: { sandboxKey: Hex | undefined; relayers: KeyAccount[] },
): Promise<KeyAccount[]> {
  // The sandbox key is funded only on the embedded chain.
  if (!env.FAUCET_KEY_FILE) return sandboxKey && !env.CHAIN_RPC_URLS ? [privateKeyToAccount(sandboxKey)] : []
  const accounts = await loadFaucetKeys(env, env.FAUCET_KEY_FILE)
  const addresses = new Set((await knownRelayers(env, relayers)).map(({ address }) => address))
  if (accounts.some(({ address }) => addresses.has(address)))
    throw new Error('FAUCET_KEY_FILE cannot be used: it contains the key of a relayer.')
  return accounts
}

/** Loads the relayers' keys, even if only another process relays, as long as this one can read the file. */
async function knownRelayers(env: Env, relayers: KeyAccount[]): Promise<KeyAccount[]> {
  if (env.RELAYER === 'on' || !env.RELAYER_KEYS_FILE) return relayers
  const isReadable = await access(env.RELAYER_KEYS_FILE).then(
    () => true,
    () => false,
  )
  return isReadable ? loadRelayerKeys(env, env.RELAYER_KEYS_FILE) : relayers
}

/** At startup, entries that cannot be opened are skipped silently: the watcher reads the file again and logs them. */
const atStartup: OpenOptions = { onSkipped: () => undefined }

function loadRelayerKeys(env: Env, file: string, options = atStartup): Promise<KeyAccount[]> {
  return loadKeys(file, { variable: 'RELAYER_KEYS_FILE', env, ...options })
}

function loadFaucetKeys(env: Env, file: string, options = atStartup): Promise<KeyAccount[]> {
  return loadKeys(file, { variable: 'FAUCET_KEY_FILE', env, ...options })
}

import { pbkdf2Sync } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Address, getAddress, type Hex, isAddress, toHex } from 'viem'
import { HDKey, type LocalAccount, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { z } from 'zod'
import type { Env } from '../env/index.ts'
import { messageOf } from '../lib/describe-error.ts'
import { parseJson } from '../lib/parse.ts'
import { connectKms, type KmsKey, parseKmsArn } from './aws-kms.ts'
import type { AwsEnv } from './aws-credentials.ts'
import {
  connectWeb3Signer,
  createKeyServiceAccount,
  type KeyService,
  type KeyServiceAccount,
  KeyServiceError,
  signingTimeoutMilliseconds,
} from './key-services.ts'

/** What reading a keys file depends on. */
export type KeysEnv = AwsEnv & Pick<Env, 'DATA_DIR' | 'isProduction'>
export type KeysOptions = {
  /** The variable or option to name in errors. */
  variable: string
  env: KeysEnv
} & OpenOptions

export type OpenOptions = {
  /** The accounts of an earlier reading. If their entries have not changed, they are returned again and not probed. */
  opened?: readonly KeyAccount[]
  /** Called for each entry that cannot be opened, if another can. Without it, such an entry is an error. */
  onSkipped?: (reason: string) => void
}

/** A key that this process holds, or one in a key service. */
export type KeyAccount = LocalAccount & Partial<Pick<KeyServiceAccount, 'trouble'>>

type KeyEntry =
  | { kind: 'raw'; key: Hex }
  | { kind: 'web3signer'; url: URL; address: Address }
  | { kind: 'aws-kms'; key: KmsKey; address: Address | undefined }

/** A keys file or one of its entries cannot be used. */
class KeysRefused extends Error {}

/** Reads the keys of a file, in its order. Errors never quote the file. */
export async function loadKeys(file: string, options: KeysOptions): Promise<KeyAccount[]> {
  try {
    return await openKeys(await readEntries(file), options.env, options)
  } catch (error) {
    if (isRefusal(error))
      throw new KeysRefused(`${options.variable} cannot be used: ${error.message}.`, { cause: error })
    throw error
  }
}

/** Returns whether an error's message may be shown: it never quotes the file. */
function isRefusal(error: unknown): error is KeysRefused | KeyServiceError {
  return error instanceof KeysRefused || error instanceof KeyServiceError
}

/** Reads a file with a JSON list of entries, or one entry per line. */
async function readEntries(file: string): Promise<string[]> {
  const { mode } = await stat(file).catch(() => refuse(`${file} does not exist`))
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) refuse('other users can read it; run chmod 600 on it')
  return parseEntries(await readFile(file, 'utf8')).entries
}

/** Splits the text of a keys file into its entries. */
export function parseEntries(text: string): { entries: string[]; isJson: boolean } {
  const isJson = text.trimStart().startsWith('[')
  const words = z.array(z.string()).safeParse(isJson ? parseJson(text) : text.split(/\s+/).filter(Boolean))
  return { entries: words.success ? words.data : refuse(formatHint), isJson }
}

/** The text of each account's entry. It may be a private key, so it is not a property of the account. */
const entryTexts = new WeakMap<KeyAccount, string>()

/** Opens the keys that entries name, in their order, and rejects those that must not be used. */
export async function openKeys(
  entries: string[],
  env: KeysEnv,
  { opened = [], onSkipped }: OpenOptions = {},
): Promise<KeyAccount[]> {
  if (entries.length === 0) refuse('it contains no keys')
  const parsed = entries.map((text) => ({ text, entry: parseEntry(text) ?? refuse(formatHint) }))
  const results = await Promise.allSettled(
    parsed.map(async ({ text, entry }) => {
      const account = opened.find((each) => entryTexts.get(each) === text) ?? (await openKey(entry, env))
      entryTexts.set(account, text)
      return account
    }),
  )
  const accounts = results.flatMap((result, index) => {
    if (result.status === 'fulfilled') return [result.value]
    // If an entry was edited and no longer works, its key stays in use as it was.
    const { address } = { address: undefined, ...parsed[index]?.entry }
    return opened.filter((each) => each.address === address)
  })
  for (const [index, result] of results.entries()) {
    if (result.status === 'fulfilled') continue
    const { reason }: { reason: unknown } = result
    if (!onSkipped || accounts.length === 0 || !isRefusal(reason)) throw reason
    onSkipped(`entry ${index + 1}: ${reason.message}`)
  }
  if (new Set(accounts.map(({ address }) => address)).size !== accounts.length) refuse('it contains a key twice')
  if (env.isProduction) await refuseKnownKeys(accounts, env.DATA_DIR)
  return accounts
}

const formatHint =
  'it must be a JSON list, or one per line, of 0x-prefixed 64-digit keys, web3signer:<url>#<address>, or aws-kms:<arn>'

/** Parses an entry of a keys file; undefined if it is invalid. */
export function parseEntry(text: string): KeyEntry | undefined {
  if (/^0x[0-9a-f]{64}$/i.test(text)) return { kind: 'raw', key: text.toLowerCase() as Hex }
  const [, kind, location = '', written] = /^(web3signer|aws-kms):([^#]+)(?:#(.+))?$/.exec(text) ?? []
  if (written !== undefined && !isAddress(written, { strict: false })) return undefined
  const address = written === undefined ? undefined : getAddress(written)
  if (kind === 'aws-kms') {
    const key = parseKmsArn(location)
    return key && { kind, key, address }
  }
  if (kind !== 'web3signer' || !address || !/^https?:\/\//.test(location) || !URL.canParse(location)) return undefined
  return { kind, url: new URL(location), address }
}

async function openKey(entry: KeyEntry, env: KeysEnv): Promise<KeyAccount> {
  if (entry.kind === 'raw') return privateKeyToAccount(entry.key)
  const options = { isProduction: env.isProduction }
  const service =
    entry.kind === 'web3signer' ? connectWeb3Signer(entry, options) : connectKms(entry.key, { env, ...options })
  return createKeyServiceAccount(service, await findAddress(service, entry.address))
}

/** Checks that a service has the key. If the address is known, an outage does not keep the process from starting. */
async function findAddress(service: KeyService, expected: Address | undefined): Promise<Address> {
  const found = await service.findAddress(AbortSignal.timeout(signingTimeoutMilliseconds)).catch((error: unknown) => {
    const isTemporary = !(error instanceof KeyServiceError) || error.isTemporary
    if (expected && isTemporary) return expected
    if (error instanceof KeyServiceError) throw error
    throw new KeyServiceError('timeout', `${service.name} did not answer in time`)
  })
  if (expected && found !== expected) refuse(`${service.name} has the key of ${found}, not of ${expected}`)
  return found
}

/** Development chains fund the first accounts of this mnemonic, so their keys are publicly known. */
const publicMnemonic = 'test test test test test test test test test test test junk'
const publicAccounts = 20
const sandboxKeysSchema = z.record(z.string(), z.string().regex(/^0x[0-9a-f]{64}$/i))

/** Compares addresses, because a key service may hold a known key too. */
async function refuseKnownKeys(accounts: KeyAccount[], dataDir: string): Promise<void> {
  const sandbox = sandboxKeysSchema.safeParse(
    parseJson(await readFile(join(dataDir, 'sandbox', 'keys.json'), 'utf8').catch(() => '')),
  )
  const sandboxAddresses = new Set(Object.values(sandbox.data ?? {}).map((key) => privateKeyToAddress(key as Hex)))
  if (accounts.some(({ address }) => sandboxAddresses.has(address)))
    refuse('it contains a sandbox key, which production must not use')
  const known = publicAddresses()
  if (accounts.some(({ address }) => known.has(address))) refuse('it contains a publicly known key')
}

/** Returns the accounts of the public mnemonic. Derives their parent once (BIP-39, BIP-44), because each derivation takes long. */
function publicAddresses(): Set<Address> {
  const seed = pbkdf2Sync(publicMnemonic, 'mnemonic', 2048, 64, 'sha512')
  const parent = HDKey.fromMasterSeed(seed).derive("m/44'/60'/0'/0")
  return new Set(
    Array.from({ length: publicAccounts }, (_, index) =>
      privateKeyToAddress(toHex(parent.deriveChild(index).privateKey ?? new Uint8Array())),
    ),
  )
}

type WatchKeysOptions = {
  file: string
  /** The accounts in use. */
  opened: readonly KeyAccount[]
  load: (options: OpenOptions) => Promise<KeyAccount[]>
  onChange: (accounts: KeyAccount[]) => void | Promise<void>
  log: Logger
  everyMilliseconds?: number
  /** How long to wait before a file is read again that could not be used, or only in part. */
  retryMilliseconds?: number
}

/** Polls a keys file, so that keys can be added or retired without a restart. */
export function watchKeysFile(options: WatchKeysOptions): { close: () => void } {
  const { file, load, onChange, log, everyMilliseconds = 2000, retryMilliseconds = 10_000 } = options
  let { opened } = options
  let isChecking = false
  let lastVersion: string | undefined
  let lastReason = ''
  let retryAt = Infinity
  const timer = setInterval(() => void check(), everyMilliseconds)
  timer.unref()
  void check()

  async function check(): Promise<void> {
    if (isChecking) return
    isChecking = true
    const reasons: string[] = []
    try {
      const version = await stat(file).then(
        ({ mtimeMs, ino, size }) => [mtimeMs, ino, size].join(),
        () => 'absent',
      )
      if (version === lastVersion && performance.now() < retryAt) return
      lastVersion = version
      opened = await load({ opened, onSkipped: (reason) => reasons.push(reason) })
      await onChange([...opened])
    } catch (error) {
      // The previous keys stay in use.
      reasons.push(error instanceof Error ? messageOf(error) : 'unknown')
    } finally {
      isChecking = false
    }
    retryAt = reasons.length > 0 ? performance.now() + retryMilliseconds : Infinity
    const reason = reasons.join('; ')
    if (reason && reason !== lastReason) log.warn({ file, reason }, 'cannot use every key of the keys file')
    lastReason = reason
  }

  return { close: () => clearInterval(timer) }
}

function refuse(reason: string): never {
  throw new KeysRefused(reason)
}

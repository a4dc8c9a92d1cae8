import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hex } from 'viem'
import { mnemonicToAccount, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { z } from 'zod'

const keySchema = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value))
const sandboxKeysSchema = z.record(z.string(), z.string())
/** The accounts that every development chain gives money to. Everybody has their keys. */
const publicMnemonic = 'test test test test test test test test test test test junk'
const publicAccounts = 10

export type KeysOptions = {
  /** The variable that names the file, for error messages. */
  variable: string
  dataDir: string
  isProduction: boolean
}

class KeysRefused extends Error {}

/** Reads private keys from a file: a JSON list, or one key a line. Nothing of it ever appears in an error. */
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
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

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hex } from 'viem'
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'
import { z } from 'zod'
import { loadKeys } from '../services/load-keys.ts'
import type { Env } from '../env/index.ts'
import { OperatorError } from './operator-error.ts'

const sandboxKeysSchema = z.object({ owner: z.custom<Hex>() })

/**
 * The key that pays for what the operator does: the one in a file, which only its owner may read, or the sandbox's. The
 * server never needs it, so no variable names it.
 */
export async function loadOperatorKey(
  env: Env,
  file: string | undefined,
  option: string,
): Promise<PrivateKeyAccount | undefined> {
  if (file) {
    const [account, ...others] = await loadKeys(file, {
      variable: option,
      dataDir: env.DATA_DIR,
      isProduction: env.isProduction,
    })
    if (others.length > 0) throw new OperatorError(`${option} cannot be used: it must hold one key.`)
    return account
  }
  if (!env.isSandbox || env.CHAIN_RPC_URL) return undefined
  const text = await readFile(join(env.DATA_DIR, 'sandbox', 'keys.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : privateKeyToAccount(sandboxKeysSchema.parse(JSON.parse(text)).owner)
}

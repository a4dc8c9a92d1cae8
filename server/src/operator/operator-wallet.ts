import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Address, createWalletClient, custom, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { z } from 'zod'
import { type KeyAccount, loadKeys } from '../services/keys-file.ts'
import type { Env } from '../env/index.ts'
import { OperatorError } from './terminal.ts'
import type { Chain } from '../services/chain.ts'

const sandboxKeysSchema = z.object({ owner: z.custom<Hex>() })

/**
 * Loads the operator's key from the sandbox, or from a file that only its owner may read. The file contains the key or an
 * entry for a key service. The server never needs this key, so there is no environment variable for it.
 */
export async function loadOperatorKey(
  env: Env,
  file: string | undefined,
  option: string,
): Promise<KeyAccount | undefined> {
  if (file) {
    const [account, ...others] = await loadKeys(file, { variable: option, env })
    if (others.length > 0) throw new OperatorError(`The file in ${option} must contain exactly one key.`)
    return account
  }
  if (!env.isSandbox || env.CHAIN_RPC_URLS) return undefined
  const text = await readFile(join(env.DATA_DIR, 'sandbox', 'keys.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : privateKeyToAccount(sandboxKeysSchema.parse(JSON.parse(text)).owner)
}

type OperatorCall = { to: Address; data?: Hex; value?: bigint }

/** Returns what a call costs at the current gas price. Throws if the call would revert. */
export async function estimateCost(
  { client }: Chain,
  { account, ...call }: OperatorCall & { account: Address },
): Promise<bigint> {
  const [gas, price] = await Promise.all([
    client.estimateGas({ account, ...call }).catch((cause: unknown) => {
      const reason = cause instanceof Error && 'shortMessage' in cause ? String(cause.shortMessage) : 'no reason given'
      throw new OperatorError(`The transaction would fail: ${reason}`, { cause })
    }),
    client.getGasPrice(),
  ])
  return gas * price
}

/** Sends a transaction with a key that no worker uses, and waits until it is mined. */
export async function sendTransaction(
  { client, onOneEndpoint }: Chain,
  { account, ...call }: OperatorCall & { account: KeyAccount },
): Promise<Hex> {
  const wallet = createWalletClient({ account, transport: custom(client) })
  const hash = await onOneEndpoint(() => wallet.sendTransaction({ chain: null, ...call }))
  const receipt = await client.waitForTransactionReceipt({ hash, pollingInterval: 500, timeout: 180_000 })
  if (receipt.status !== 'success') throw new OperatorError(`Transaction ${hash} reverted.`)
  return receipt.transactionHash
}

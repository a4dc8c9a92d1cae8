import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Address, createWalletClient, type Hex, http } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { z } from 'zod'
import { loadKeys } from '../services/signers.ts'
import type { Env } from '../env/index.ts'
import { OperatorError } from './terminal.ts'
import type { Chain } from '../services/chain.ts'

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

type OperatorCall = { to: Address; data?: Hex; value?: bigint }

const pollMilliseconds = 500
const patienceMilliseconds = 180_000

/** What a call would cost at today's price. Throws where the chain would refuse it. */
export async function estimateCost(
  { client }: Chain,
  { account, ...call }: OperatorCall & { account: Address },
): Promise<bigint> {
  const [gas, price] = await Promise.all([
    client.estimateGas({ account, ...call }).catch((cause: unknown) => {
      const words = cause instanceof Error && 'shortMessage' in cause ? String(cause.shortMessage) : 'no reason given'
      throw new OperatorError(`The chain would refuse this: ${words}`, { cause })
    }),
    client.getGasPrice(),
  ])
  return gas * price
}

/** Sends a call with a key that nothing else uses, and waits until it is mined. */
export async function sendTransaction(
  { client, rpcUrl }: Chain,
  { account, ...call }: OperatorCall & { account: PrivateKeyAccount },
): Promise<Hex> {
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  const hash = await wallet.sendTransaction({ chain: null, ...call })
  const receipt = await client.waitForTransactionReceipt({
    hash,
    pollingInterval: pollMilliseconds,
    timeout: patienceMilliseconds,
  })
  if (receipt.status !== 'success') throw new OperatorError(`The transaction ${hash} was reverted.`)
  return receipt.transactionHash
}

import { createWalletClient, http, type Address, type Hex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Chain } from '../services/chain.ts'
import { OperatorError } from './operator-error.ts'

export type OperatorCall = { to: Address; data?: Hex; value?: bigint }

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

import { testnetTokenAbi } from '@network-site/protocol/contracts'
import { parseEventLogs, type Address, type Client, type Hex } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import type { Direction } from './quote-swap.ts'
import type { SwapReceipt } from './token-client.ts'

const timeoutMilliseconds = 180_000

/** Waits for a swap's receipt, and reads from its events what was received. */
export async function waitForReceipt(
  client: Client,
  { contract, hash, direction }: { contract: Address; hash: Hex; direction: Direction },
): Promise<SwapReceipt> {
  let isReplaced = false
  const receipt = await waitForTransactionReceipt(client, {
    hash,
    timeout: timeoutMilliseconds,
    // A repriced transaction is the same swap with a higher fee. Any other replacement is not the swap.
    onReplaced: ({ reason }) => (isReplaced = reason !== 'repriced'),
  })
  if (isReplaced) return { status: 'replaced' }
  if (receipt.status === 'reverted') return { status: 'reverted' }
  const logs = receipt.logs.filter(({ address }) => address.toLowerCase() === contract.toLowerCase())
  const [event] = parseEventLogs({ abi: testnetTokenAbi, eventName: direction === 'buy' ? 'Bought' : 'Sold', logs })
  if (!event) return { status: 'confirmed' }
  return { status: 'confirmed', received: 'tokensOut' in event.args ? event.args.tokensOut : event.args.etherOut }
}

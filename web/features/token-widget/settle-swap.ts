import { testnetTokenAbi } from '@network-site/protocol/testnet-token'
import { parseEventLogs, type Address, type Client, type Hex } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import type { Direction } from './quote-swap.ts'
import type { Settlement } from './token-access.ts'

const patienceMilliseconds = 180_000

/** Waits until the chain has decided about a swap, and reads from its events what came of it. */
export async function settleSwap(
  client: Client,
  { contract, hash, direction }: { contract: Address; hash: Hex; direction: Direction },
): Promise<Settlement> {
  let isOtherwise = false
  const receipt = await waitForTransactionReceipt(client, {
    hash,
    timeout: patienceMilliseconds,
    // A wallet may send the same for a better price; anything else in its place is another decision.
    onReplaced: ({ reason }) => (isOtherwise = reason !== 'repriced'),
  })
  if (isOtherwise) return { outcome: 'cancelled' }
  if (receipt.status === 'reverted') return { outcome: 'reverted' }
  const logs = receipt.logs.filter(({ address }) => address.toLowerCase() === contract.toLowerCase())
  const [event] = parseEventLogs({ abi: testnetTokenAbi, eventName: direction === 'buy' ? 'Bought' : 'Sold', logs })
  if (!event) return { outcome: 'confirmed' }
  return { outcome: 'confirmed', received: 'tokensOut' in event.args ? event.args.tokensOut : event.args.etherOut }
}

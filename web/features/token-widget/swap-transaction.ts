import { testnetTokenAbi } from '@network-site/protocol/testnet-token'
import { encodeFunctionData, type Address } from 'viem'
import type { Direction } from './quote-swap.ts'
import type { SwapTransaction } from './token-access.ts'

/** The call that makes a swap. */
export function swapTransaction(contract: Address, direction: Direction, offered: bigint): SwapTransaction {
  if (direction === 'buy') {
    const data = encodeFunctionData({ abi: testnetTokenAbi, functionName: 'buy' })
    return { to: contract, data, valueWei: offered }
  }
  const data = encodeFunctionData({ abi: testnetTokenAbi, functionName: 'sell', args: [offered] })
  return { to: contract, data, valueWei: 0n }
}

import type { TokenRule } from '@network-site/protocol/quests'
import { ServiceError } from '@network-site/protocol/failures'
import { type Address, decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem'
import type { Chain } from '../../services/chain.ts'

const balanceAbi = parseAbi(['function balanceOf(address owner) view returns (uint256)'])
const itemBalanceAbi = parseAbi(['function balanceOf(address owner, uint256 id) view returns (uint256)'])

/** Enough for any balance that is looked up; a contract that runs in circles ends there. */
const callGas = 500_000n

/**
 * How much of a token a wallet holds, in its smallest unit. A contract that does not answer is a fault like a chain that
 * does not, and no balance of nothing.
 */
export async function readTokenBalance(
  token: Pick<TokenRule, 'standard' | 'contract' | 'id'>,
  { owner, chain }: { owner: Address; chain: Chain },
): Promise<bigint> {
  const { collection, testnetToken } = chain.contracts
  const own = { collection: collection, token: testnetToken }
  const to = token.contract in own ? own[token.contract as keyof typeof own] : (token.contract.toLowerCase() as Address)
  const data =
    token.standard === 'erc1155'
      ? encodeFunctionData({ abi: itemBalanceAbi, args: [owner, BigInt(token.id ?? 0)] })
      : encodeFunctionData({ abi: balanceAbi, args: [owner] })
  try {
    const answer = await chain.gatheringClient.call({ to, data, gas: callGas })
    return decodeFunctionResult({ abi: balanceAbi, data: answer.data ?? '0x' })
  } catch (cause) {
    throw new ServiceError('CHAIN_SILENT', { cause })
  }
}

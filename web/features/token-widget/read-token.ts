import { testnetTokenAbi } from '@network-site/protocol/contracts'
import type { Address, Client } from 'viem'
import { getChainId, getCode, readContract } from 'viem/actions'
import { isUnreachable } from './failure-reason.ts'
import { type Token, TokenReadError } from './token-client.ts'

/** Reads a token's metadata, after checking that the chain is the described one and has a contract there. */
export async function readToken(client: Client, contract: Address): Promise<Token> {
  const [chainId, code] = await Promise.all([getChainId(client), getCode(client, { address: contract })]).catch(
    (error: unknown) => {
      throw new TokenReadError('unreachable', error)
    },
  )
  if (chainId !== client.chain?.id) throw new TokenReadError('otherChain')
  if (!code) throw new TokenReadError('noContract')
  const target = { abi: testnetTokenAbi, address: contract } as const
  try {
    const [name, symbol, decimals, rate, dailyCap] = await Promise.all([
      readContract(client, { ...target, functionName: 'name' }),
      readContract(client, { ...target, functionName: 'symbol' }),
      readContract(client, { ...target, functionName: 'decimals' }),
      readContract(client, { ...target, functionName: 'rate' }),
      readContract(client, { ...target, functionName: 'dailyCap' }),
    ])
    return { name, symbol, decimals, rate, dailyCap }
  } catch (error) {
    throw new TokenReadError(isUnreachable(error) ? 'unreachable' : 'otherInterface', error)
  }
}

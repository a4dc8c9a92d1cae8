import { testnetTokenAbi } from '@network-site/protocol/testnet-token'
import type { Address, Client } from 'viem'
import { getChainId, getCode, readContract } from 'viem/actions'
import { isSilence } from './is-silence.ts'
import type { Token } from './token-access.ts'
import { TokenUnreadable } from './token-unreadable.ts'

/** Reads what a token says of itself, and makes sure that it is there, on the chain it should be on. */
export async function readToken(client: Client, contract: Address): Promise<Token> {
  const [chainId, code] = await Promise.all([getChainId(client), getCode(client, { address: contract })]).catch(
    (error: unknown) => {
      throw new TokenUnreadable('silent', error)
    },
  )
  if (chainId !== client.chain?.id) throw new TokenUnreadable('otherChain')
  if (!code) throw new TokenUnreadable('noContract')
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
    throw new TokenUnreadable(isSilence(error) ? 'silent' : 'otherInterface', error)
  }
}

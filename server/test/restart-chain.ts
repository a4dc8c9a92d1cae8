import { callRpc } from '@home/sandbox/chain/call-rpc'
import { startChain } from '@home/sandbox/chain/start-chain'
import { connectChain } from '../src/adapters/chain.ts'
import { testChainId, type PrivateChain } from './private-chain.ts'

/** Starts a chain in the place of one that has ended: the same keys and contracts, at another address. */
export async function restartChain(chain: PrivateChain, extraArguments: string[]): Promise<PrivateChain> {
  const { rpcUrl, pid, stop } = await startChain({ chainId: testChainId, extraArguments })
  return {
    ...chain,
    rpcUrl,
    pid,
    stop,
    chain: connectChain({ ...chain.chain, rpcUrl }),
    rpc: (method, params = []) => callRpc(rpcUrl, method, params),
  }
}

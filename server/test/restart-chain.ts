import { callRpc } from '@network-site/sandbox/chain/call-rpc'
import { startChain } from '@network-site/sandbox/chain/start-chain'
import { connectChain } from '../src/services/chain.ts'
import { testChainId, type PrivateChain } from './private-chain.ts'

/** Brings a chain that has ended back from a journal: the same keys and contracts, at another address. */
export async function restartChain(chain: PrivateChain, journalFile: string): Promise<PrivateChain> {
  const { rpcUrl, pid, stop } = await startChain({ chainId: testChainId, journalFile })
  return {
    ...chain,
    rpcUrl,
    pid,
    stop,
    chain: connectChain({ ...chain.chain, rpcUrl }),
    rpc: (method, params = []) => callRpc(rpcUrl, method, params),
  }
}

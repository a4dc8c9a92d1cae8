import { network } from '@network-site/site/network'
import type { Chain } from 'viem'
import type { WalletSetup } from './wallet-setup.ts'

/** The testnet, which is the default, and the main chain. Both may be the same chain. */
export function walletChains({ testnet, mainChain }: WalletSetup): readonly [Chain, ...Chain[]] {
  const [explorer] = testnet.blockExplorerUrls
  const offered: Chain = {
    id: testnet.id,
    name: testnet.name,
    nativeCurrency: testnet.nativeCurrency,
    rpcUrls: { default: { http: testnet.rpcUrls }, public: { http: testnet.rpcUrls } },
    ...(explorer ? { blockExplorers: { default: { name: testnet.name, url: explorer } } } : {}),
    testnet: testnet.testnet,
  }
  if (testnet.id === mainChain.id) return [offered]
  const main: Chain = {
    id: mainChain.id,
    name: mainChain.name,
    nativeCurrency: network.mainnet.nativeCurrency,
    // No ENS contracts: an ENS avatar may be on any host, and this site contacts no other hosts.
    rpcUrls: { default: { http: mainChain.rpcUrls } },
  }
  return [offered, main]
}

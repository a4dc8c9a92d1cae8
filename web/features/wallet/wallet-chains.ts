import type { Chain } from 'viem'
import type { WalletSetup } from './wallet-setup.ts'

/** The two chains the dialog knows, the testnet first: it is the one offered. They may be one and the same. */
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
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    // No ENS contracts: a name's avatar may be a picture anywhere, and this site asks nobody else.
    rpcUrls: { default: { http: mainChain.rpcUrls } },
  }
  return [offered, main]
}

import { createStore } from 'mipd'
import { createConfig, createStorage, type Config } from 'wagmi'
import { chainTransport, rpcUrlsOf } from './chain-transport.ts'
import { discoverWallets } from './discover-wallets.ts'
import { guestConnector } from './guest-connector.ts'
import { legacyInjectedConnector } from './injected-connector.ts'
import { walletChains } from './wallet-chains.ts'
import type { WalletSetup } from './wallet-setup.ts'
import { walletStorage } from './wallet-storage.ts'
import { walletConnectConnector } from './walletconnect-connector.ts'

/** The wallet library's configuration for this deployment. It contacts no third party of the library's choice. */
export function createWalletConfig(setup: WalletSetup): Config {
  const { testnet, testnetReadUrls, mainChain, walletConnect, app } = setup
  const testnetUrls = rpcUrlsOf({ id: testnet.id, rpcUrls: testnetReadUrls }, walletConnect)
  const announced = createStore()
  const hasLegacyWallet = 'ethereum' in window && announced.getProviders().length === 0
  const config = createConfig({
    chains: walletChains(setup),
    connectors: [
      ...(hasLegacyWallet ? [legacyInjectedConnector()] : []),
      ...(walletConnect ? [walletConnectConnector({ project: walletConnect, app })] : []),
      ...(setup.hasGuestWallet ? [guestConnector(testnet.id, testnetUrls)] : []),
    ],
    transports: {
      [mainChain.id]: chainTransport(rpcUrlsOf(mainChain, walletConnect)),
      [testnet.id]: chainTransport(testnetUrls),
    },
    pollingInterval: 4000,
    batch: { multicall: { batchSize: 1024 } },
    storage: createStorage({ storage: walletStorage(window.localStorage) }),
    // Announced wallets get our own connector instead, which knows how to add a chain.
    multiInjectedProviderDiscovery: false,
  })
  discoverWallets(config, announced)
  return config
}

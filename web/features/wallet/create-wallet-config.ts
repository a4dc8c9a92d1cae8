import { createStore } from 'mipd'
import { createConfig, createStorage, type Config } from 'wagmi'
import { browserWallet } from './browser-wallet.ts'
import { chainTransport } from './chain-transport.ts'
import { followInstalledWallets } from './follow-installed-wallets.ts'
import { guestWallet } from './guest-wallet.ts'
import { rpcUrlsOf } from './rpc-urls.ts'
import { walletChains } from './wallet-chains.ts'
import type { WalletSetup } from './wallet-setup.ts'
import { walletStorage } from './wallet-storage.ts'
import { walletConnectWallet } from './walletconnect-wallet.ts'

/** The wallet library's configuration, made from what this deployment tells. Nobody outside is asked for anything. */
export function createWalletConfig(setup: WalletSetup): Config {
  const { testnet, testnetReadUrls, mainChain, walletConnect, app } = setup
  const testnetUrls = rpcUrlsOf({ id: testnet.id, rpcUrls: testnetReadUrls }, walletConnect)
  const announced = createStore()
  const hasUnannounced = 'ethereum' in window && announced.getProviders().length === 0
  const config = createConfig({
    chains: walletChains(setup),
    connectors: [
      ...(hasUnannounced ? [browserWallet()] : []),
      ...(walletConnect ? [walletConnectWallet({ project: walletConnect, app })] : []),
      ...(setup.hasGuestWallet ? [guestWallet(testnet.id, testnetUrls)] : []),
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
  followInstalledWallets(config, announced)
  return config
}

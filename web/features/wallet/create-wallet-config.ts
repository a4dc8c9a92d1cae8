import { createStore, type EIP6963ProviderDetail, type Store } from 'mipd'
import { type Config, createConfig, createStorage } from 'wagmi'
import { guestConnector, passkeyConnector } from './guest-connector.ts'
import { chainTransport, rpcUrlsOf, walletChains } from './wallet-chains.ts'
import { injectedConnector, legacyInjectedConnector, walletConnectConnector } from './wallet-connectors.ts'
import type { WalletSetup } from './wallet-setup.ts'
import { walletStorage } from './wallet-storage.ts'

/** Creates the wallet library's configuration, which contacts none of the library's default third parties. */
export function createWalletConfig(setup: WalletSetup): Config {
  const { testnet, testnetReadUrls, mainChain, walletConnect, app } = setup
  const testnetUrls = rpcUrlsOf({ id: testnet.id, rpcUrls: testnetReadUrls }, walletConnect)
  const guest = { chainId: testnet.id, rpcUrl: testnetUrls[0] }
  const announced = createStore()
  const hasLegacyWallet = 'ethereum' in window && announced.getProviders().length === 0
  const config = createConfig({
    chains: walletChains(setup),
    connectors: [
      ...(hasLegacyWallet ? [legacyInjectedConnector()] : []),
      ...(walletConnect ? [walletConnectConnector({ project: walletConnect, app })] : []),
      ...(setup.hasGuestWallet ? [passkeyConnector(guest), guestConnector(guest)] : []),
    ],
    transports: {
      [mainChain.id]: chainTransport(rpcUrlsOf(mainChain, walletConnect)),
      [testnet.id]: chainTransport(testnetUrls),
    },
    pollingInterval: 4000,
    batch: { multicall: { batchSize: 1024 } },
    storage: createStorage({ storage: walletStorage(window.localStorage) }),
    // Announced wallets get our own connector, which can add a chain.
    multiInjectedProviderDiscovery: false,
  })
  discoverWallets(config, announced)
  return config
}

/** Adds a connector for every wallet that announces itself (EIP-6963), now or later. */
function discoverWallets(config: Config, announced: Store): void {
  // oxlint-disable-next-line no-underscore-dangle -- the library itself adds announced wallets this way
  const { connectors } = config._internal

  function add(details: readonly EIP6963ProviderDetail[]): void {
    const ids = new Set(config.connectors.map(({ id }) => id))
    const added = details.filter(({ info }) => !ids.has(info.rdns))
    if (added.length > 0)
      connectors.setState((known) => [...known, ...added.map((detail) => connectors.setup(connectorOf(detail)))])
  }

  add(announced.getProviders())
  announced.subscribe(add)
}

function connectorOf({ info, provider }: EIP6963ProviderDetail) {
  // Both libraries expect an EIP-1193 provider but type its events differently.
  return injectedConnector({ ...info, id: info.rdns, provider: provider as never })
}

import type { EIP6963ProviderDetail, Store } from 'mipd'
import type { Config } from 'wagmi'
import { injectedConnector } from './injected-connector.ts'

/** Adds a connector for every wallet that announces itself (EIP-6963), now or later. */
export function discoverWallets(config: Config, announced: Store): () => void {
  // oxlint-disable-next-line no-underscore-dangle -- the library adds announced wallets this way itself
  const { connectors } = config._internal

  function add(details: readonly EIP6963ProviderDetail[]): void {
    const ids = new Set(config.connectors.map(({ id }) => id))
    const added = details.filter(({ info }) => !ids.has(info.rdns))
    if (added.length > 0)
      connectors.setState((known) => [...known, ...added.map((detail) => connectors.setup(connectorOf(detail)))])
  }

  add(announced.getProviders())
  return announced.subscribe(add)
}

function connectorOf({ info, provider }: EIP6963ProviderDetail) {
  // Both libraries mean an EIP-1193 provider, but type its events differently.
  return injectedConnector({ ...info, id: info.rdns, provider: provider as never })
}

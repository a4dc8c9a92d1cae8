import type { EIP6963ProviderDetail, Store } from 'mipd'
import type { Config } from 'wagmi'
import { injectedConnector } from './injected-connector.ts'

/** Puts every wallet that announces itself (EIP-6963) into the dialog, under its own name and icon, early or late. */
export function followInstalledWallets(config: Config, announced: Store): () => void {
  // oxlint-disable-next-line no-underscore-dangle -- the library adds announced wallets this way itself
  const { connectors } = config._internal

  function add(details: readonly EIP6963ProviderDetail[]): void {
    const ids = new Set(config.connectors.map(({ id }) => id))
    const fresh = details.filter(({ info }) => !ids.has(info.rdns))
    if (fresh.length > 0)
      connectors.setState((known) => [...known, ...fresh.map((detail) => connectors.setup(connectorOf(detail)))])
  }

  add(announced.getProviders())
  return announced.subscribe(add)
}

function connectorOf({ info, provider }: EIP6963ProviderDetail) {
  return injectedConnector({ ...info, id: info.rdns, provider: provider as never })
}

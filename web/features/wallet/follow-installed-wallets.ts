import type { EIP6963ProviderDetail, Store } from 'mipd'
import type { Config } from 'wagmi'
import { injectedConnector } from './injected-connector.ts'

/** Puts every wallet that announces itself (EIP-6963) into the dialog, under its own name and icon, early or late. */
export function followInstalledWallets(config: Config, announced: Store): () => void {
  const { setup, setState } = config._internal.connectors

  function add(details: readonly EIP6963ProviderDetail[]): void {
    const known = new Set(config.connectors.map(({ id }) => id))
    const fresh = details.filter(({ info }) => !known.has(info.rdns))
    if (fresh.length > 0) setState((connectors) => [...connectors, ...fresh.map((detail) => setup(connectorOf(detail)))])
  }

  add(announced.getProviders())
  return announced.subscribe(add)
}

function connectorOf({ info, provider }: EIP6963ProviderDetail) {
  return injectedConnector({ ...info, id: info.rdns, provider: provider as never })
}

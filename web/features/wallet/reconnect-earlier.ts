import type { Config } from 'wagmi'
import { reconnect } from 'wagmi/actions'

/** Reconnects the wallet used last, and only that one: trying all would load every library and wake every wallet. */
export async function reconnectEarlier(config: Config): Promise<void> {
  const recent = await config.storage?.getItem('recentConnectorId')
  const connectors = config.connectors.filter(({ id }) => id === recent)
  if (connectors.length > 0) return void (await reconnect(config, { connectors }))
  const wasConnected = config.state.current !== null
  config.setState((state) => ({ ...state, connections: new Map(), current: null, status: 'disconnected' }))
  if (wasConnected) throw new Error(`Connector for id ${recent} was not found`)
}

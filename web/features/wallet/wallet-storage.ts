/** The key for the chains that were added to a wallet, shared by all connectors. */
const requestedChainsKey = 'requestedChains'

/** The wallet library's key for the connector to reconnect, which it keeps even after a disconnect. */
const recentConnectorKey = 'wagmi.recentConnectorId'

/** Our key for the connector that the visitor disconnected. */
const leftConnectorKey = 'leftConnectorId'

/** In session storage. */
const openKey = 'walletOpens'

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns storage for the wallet library in which all connectors share one list of requested chains. */
export function walletStorage(backing: Backing): Backing {
  return {
    getItem: (key) => backing.getItem(keyOf(key)),
    setItem: (key, value) => backing.setItem(keyOf(key), value),
    removeItem: (key) => backing.removeItem(keyOf(key)),
  }
}

/** Stores that a chain was added to a wallet. */
export function rememberRequestedChain(chainId: number, backing: Backing): void {
  const known = requestedChains(backing)
  if (!known.includes(chainId)) backing.setItem(requestedChainsKey, JSON.stringify([...known, chainId]))
}

/** Returns the chains that were added to a wallet. Malformed data counts as none. */
export function requestedChains(backing: Backing): number[] {
  try {
    const stored: unknown = JSON.parse(backing.getItem(requestedChainsKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

/** Returns whether there is a connector to reconnect, without loading the wallet library. */
export function wasConnected(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(recentConnectorKey) !== null
}

/** Returns the ID of the last used connector, connected or not. */
export function lastUsedConnectorId(storage: Pick<Storage, 'getItem'>): string | null {
  const stored = storage.getItem(recentConnectorKey) ?? storage.getItem(leftConnectorKey)
  return stored && stored.replaceAll('"', '')
}

/** Keeps the next visit from reconnecting the last used connector. */
export function leaveConnector(storage: Backing): void {
  const recent = storage.getItem(recentConnectorKey)
  if (recent) storage.setItem(leftConnectorKey, recent)
  storage.removeItem(recentConnectorKey)
}

/** Opens the wallet dialog automatically after this tab's next reload. */
export function openAfterReload(session: Pick<Storage, 'setItem'>): void {
  session.setItem(openKey, 'yes')
}

/** Returns whether to open the wallet dialog after a reload, and clears the flag. */
export function takeOpenAfterReload(session: Pick<Storage, 'getItem' | 'removeItem'>): boolean {
  const isOpen = session.getItem(openKey) !== null
  session.removeItem(openKey)
  return isOpen
}

function keyOf(key: string): string {
  return key.endsWith(`.${requestedChainsKey}`) ? requestedChainsKey : key
}

/** The key for chains that were requested of a wallet, the same for every connector. */
const requestedChainsKey = 'requestedChains'

/** Where the wallet library keeps the connector that it reconnects, also after a disconnect. */
const recentConnectorKey = 'wagmi.recentConnectorId'

/** Where we keep the connector that the visitor has disconnected. */
const leftConnectorKey = 'leftConnectorId'

/** In the session storage. */
const opensKey = 'walletOpens'

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Local storage for the wallet library. All connectors share one list of requested chains. */
export function walletStorage(backing: Backing): Backing {
  return {
    getItem: (key) => backing.getItem(keyOf(key)),
    setItem: (key, value) => backing.setItem(keyOf(key), value),
    removeItem: (key) => backing.removeItem(keyOf(key)),
  }
}

/** Adds a chain to those already requested of a wallet. */
export function rememberRequestedChain(chainId: number, backing: Backing): void {
  const known = requestedChains(backing)
  if (!known.includes(chainId)) backing.setItem(requestedChainsKey, JSON.stringify([...known, chainId]))
}

/** The chains already requested of a wallet. Anything else found there counts as none. */
export function requestedChains(backing: Backing): number[] {
  try {
    const stored: unknown = JSON.parse(backing.getItem(requestedChainsKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

/** Whether there is a connector to reconnect, read without loading the wallet library. */
export function wasConnected(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(recentConnectorKey) !== null
}

/** The connector used last, connected or not. */
export function lastUsedConnectorId(storage: Pick<Storage, 'getItem'>): string | null {
  const stored = storage.getItem(recentConnectorKey) ?? storage.getItem(leftConnectorKey)
  return stored && stored.replaceAll('"', '')
}

/** Has the next visit neither reconnect the connector used last nor wait for that. */
export function leaveConnector(storage: Backing): void {
  const recent = storage.getItem(recentConnectorKey)
  if (recent) storage.setItem(leftConnectorKey, recent)
  storage.removeItem(recentConnectorKey)
}

/** Has the wallet dialog open by itself once this tab's page has been loaded anew. */
export function openAfterReload(session: Pick<Storage, 'setItem'>): void {
  session.setItem(opensKey, 'yes')
}

/** Whether it shall open by itself, once. */
export function takeOpensAfterReload(session: Pick<Storage, 'getItem' | 'removeItem'>): boolean {
  const opens = session.getItem(opensKey) !== null
  session.removeItem(opensKey)
  return opens
}

function keyOf(key: string): string {
  return key.endsWith(`.${requestedChainsKey}`) ? requestedChainsKey : key
}

/** Where the burner library keeps its key, and where we keep that the visitor chose to be a guest. */
const keyName = 'burnerWallet.pk'
const chosenName = 'guestWallet.chosen'

/** Whether this visitor chose to be connected as a guest. */
export function isGuestChosen(backing: Backing): boolean {
  return backing.getItem(chosenName) === 'yes'
}

export function chooseGuest(backing: Backing): void {
  backing.setItem(chosenName, 'yes')
}

/** Ends the connection. The key stays: what was minted with it would be lost otherwise. */
export function leaveGuest(backing: Backing): void {
  backing.removeItem(chosenName)
}

/** The guest wallet's private key, for export. */
export function readGuestKey(backing: Backing): string | undefined {
  const stored = backing.getItem(keyName)?.replaceAll('"', '')
  if (!stored || !/^(0x)?[0-9a-f]{64}$/i.test(stored)) return undefined
  return stored.startsWith('0x') ? stored : `0x${stored}`
}

/** The name under which chains asked of a wallet are remembered, whichever connector asked. */
export const requestedChainsKey = 'requestedChains'

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Local storage as the wallet library sees it: its own keys as they are, every connector's requested chains as one. */
export function walletStorage(backing: Backing): Backing {
  return {
    getItem: (key) => backing.getItem(nameOf(key)),
    setItem: (key, value) => backing.setItem(nameOf(key), value),
    removeItem: (key) => backing.removeItem(nameOf(key)),
  }
}

/** Adds a chain to those already asked of a wallet. */
export function rememberRequestedChain(chainId: number, backing: Backing): void {
  const known = requestedChains(backing)
  if (!known.includes(chainId)) backing.setItem(requestedChainsKey, JSON.stringify([...known, chainId]))
}

/** The chains already asked of a wallet; anything else found there counts as none. */
export function requestedChains(backing: Backing): number[] {
  try {
    const stored: unknown = JSON.parse(backing.getItem(requestedChainsKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

function nameOf(key: string): string {
  return key.endsWith(`.${requestedChainsKey}`) ? requestedChainsKey : key
}

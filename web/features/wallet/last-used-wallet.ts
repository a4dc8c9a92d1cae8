const recentKey = 'wagmi.recentConnectorId'

/** Which wallet was connected on an earlier visit, if any; told without loading anything of the wallet library. */
export function lastUsedWallet(storage: Pick<Storage, 'getItem'>): string | null {
  const stored = storage.getItem(recentKey)
  return stored && stored.replaceAll('"', '')
}

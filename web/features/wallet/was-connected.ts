/** Whether a wallet was connected on an earlier visit; told without loading anything of the wallet library. */
export function wasConnected(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem('wagmi.recentConnectorId') !== null
}

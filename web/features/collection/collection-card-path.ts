/** Where the server draws a wallet's collection; the count only keeps an older drawing from being shown again. */
export function collectionCardPath(address: string, total: number): string {
  return `/collection-card/${address.toLowerCase()}.jpg?pictures=${total}`
}

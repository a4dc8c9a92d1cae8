/**
 * Marks a visit to a wallet's page: a link names the wallet, or one was connected before. Style sheets then keep the place of
 * what is going to be read, in which the prerendered page invites everybody else. Self-contained: its source runs alone, as an
 * inline script.
 */
export function markAskedWallet(page: Window): void {
  const isLinked = new URLSearchParams(page.location.search).has('address')
  if (isLinked || wasConnected()) page.document.documentElement.dataset['asked'] = ''

  function wasConnected(): boolean {
    try {
      return page.localStorage.getItem('wagmi.recentConnectorId') !== null
    } catch {
      // The visitor has forbidden it.
      return false
    }
  }
}

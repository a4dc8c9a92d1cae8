import type { PhoneWallet } from '@network-site/site/schema/wallet'

/** Where the pairing library looks for the wallet to open whenever it asks for something. */
const choiceKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

interface Options {
  pairingUri: string
  storage: Pick<Storage, 'setItem'>
}

/** The link that opens a wallet on this phone with a pairing in hand. */
export function deepLink({ link }: PhoneWallet, pairingUri: string): string {
  return `${link}${encodeURIComponent(pairingUri)}`
}

/** The same, and remembers the wallet: later requests, a signature say, open it too. */
export function rememberDeepLink(app: PhoneWallet, { pairingUri, storage }: Options): string {
  // The library puts `wc?` and the request behind this.
  storage.setItem(choiceKey, JSON.stringify({ href: app.link.replace(/wc\?uri=$/, ''), name: app.name }))
  return deepLink(app, pairingUri)
}

/** Nothing is opened any more: no wallet on this phone is connected. */
export function forgetDeepLink(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(choiceKey)
}

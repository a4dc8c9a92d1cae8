import type { PhoneWallet } from '@network-site/site/wallet'

/** Where the WalletConnect library looks up the app to open for each request. */
const choiceKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

interface Options {
  pairingUri: string
  storage: Pick<Storage, 'setItem'>
}

/** The link that opens a wallet app on this phone and hands it the pairing. */
export function deepLink({ link }: PhoneWallet, pairingUri: string): string {
  return `${link}${encodeURIComponent(pairingUri)}`
}

/** The same, and remembers the app: later requests, such as a signature, open it too. */
export function rememberDeepLink(app: PhoneWallet, { pairingUri, storage }: Options): string {
  // The library appends `wc?` and the request.
  storage.setItem(choiceKey, JSON.stringify({ href: app.link.replace(/wc\?uri=$/, ''), name: app.name }))
  return deepLink(app, pairingUri)
}

/** After a disconnect no request may open the app. */
export function forgetDeepLink(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(choiceKey)
}

interface Device {
  userAgent: string
  platform: string
  maxTouchPoints: number
}

/** Whether this device has wallets as apps, which deep links open. */
export function isMobileDevice({ userAgent, platform, maxTouchPoints }: Device): boolean {
  // iPads call themselves Macs; no Mac has a touch screen.
  return /android|iphone|ipad|ipod/i.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)
}

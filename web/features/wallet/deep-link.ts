import type { PhoneWallet } from '@network-site/site/wallet-dialog'

/** The storage key in which the WalletConnect library looks up the app to open. */
const choiceKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Returns the link that opens a wallet app on this phone and passes it the pairing. */
export function deepLink({ link }: PhoneWallet, pairingUri: string): string {
  return `${link}${encodeURIComponent(pairingUri)}`
}

/** Returns the deep link and stores the app, so that later requests such as signatures open it too. */
export function rememberDeepLink(
  app: PhoneWallet,
  { pairingUri, storage }: { pairingUri: string; storage: Pick<Storage, 'setItem'> },
): string {
  // The library appends `wc?` and the request.
  storage.setItem(choiceKey, JSON.stringify({ href: app.link.replace(/wc\?uri=$/, ''), name: app.name }))
  return deepLink(app, pairingUri)
}

/** Clears the stored app, so that no request opens it after a disconnect. */
export function clearDeepLink(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(choiceKey)
}

type Device = Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>

/** Returns whether wallets are apps on this device, which deep links open. */
export function isMobileDevice({ userAgent, platform, maxTouchPoints }: Device): boolean {
  // iPads identify as Macs, but no Mac has a touch screen.
  return /android|iphone|ipad|ipod/i.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)
}

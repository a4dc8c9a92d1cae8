/** Copy for guest wallets, which this site creates for visitors without a wallet. Their names are in `walletWords`. */
export const guestWords = {
  /** The choices in the list of wallets. */
  choices: {
    title: 'No wallet app needed',
    recommended: 'Recommended',
    create: 'Kept by your password manager, so you can restore it on any of your devices.',
    restore: 'I already have a guest wallet',
    restoreHint: 'Restore it with the passkey that you created on this site.',
    browser: 'Kept only in this browser, so clearing the browser’s data deletes it.',
  },
  /** Why no passkey is offered. */
  unsupported: {
    unsupportedBrowser:
      'This browser cannot keep a wallet in a passkey. Export the key of your guest wallet to back it up, or use a current version of Chrome, Edge, Firefox, or Safari.',
    inAppBrowser:
      'This app’s built-in browser does not support passkeys, and the app may delete a guest wallet at any time. Open this page in your browser for a wallet that you can restore.',
    noDomain:
      'Passkeys work only over HTTPS at a domain name, not at this address. Export the key of your guest wallet to back it up.',
  },
  openBrowser: 'Open in your browser',
  copyLink: 'Copy the link',
  passkey: {
    name: 'Guest wallet with a passkey',
    notice:
      'Your passkey keeps this guest wallet. Your browser asks for it before the first signature after each page load. To use the wallet elsewhere, choose “I already have a guest wallet” there. Use it on the testnet, never for anything of value.',
    createTitle: 'Create a passkey',
    restoreTitle: 'Use your passkey',
    body: 'Follow your browser’s instructions. Some devices ask twice.',
    confirm: 'Use the passkey',
    restore: 'Restore my wallet',
    browser: 'Create a guest wallet in this browser',
  },
  notice:
    'You are using a guest wallet. It is stored only in this browser, and clearing the browser’s storage deletes it. Use it on the testnet, never for anything of value.',
  backup:
    'To back it up, export its private key, then keep the key in a password manager or import it into another wallet. A passkey cannot keep this wallet: it creates a new one, with a new address and no pictures.',
  backupDone: 'Got it',
  exportKey: 'Export private key',
  exportTitle: 'Private key of your guest wallet',
  exportWarning:
    'Anyone with this key controls the wallet. Keep it secret and send no real funds to it. To keep your pictures, import the key into your own wallet.',
  reveal: 'Show the key',
  hide: 'Hide the key',
  keyLabel: 'Private key',
}

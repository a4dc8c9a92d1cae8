/** Wallets recommended on phones, in this order. */
export const phoneWallets = [
  { name: 'MetaMask', link: 'metamask://wc?uri=' },
  { name: 'Rainbow', link: 'rainbow://wc?uri=' },
  { name: 'Trust Wallet', link: 'trust://wc?uri=' },
  { name: 'Uniswap Wallet', link: 'uniswap://wc?uri=' },
  { name: 'Zerion', link: 'zerion://wc?uri=' },
  { name: 'OKX Wallet', link: 'okex://main/wc?uri=' },
  { name: 'Bitget Wallet', link: 'bitkeep://wc?uri=' },
  { name: 'imToken', link: 'imtokenv2://wc?uri=' },
  { name: 'Ledger Live', link: 'ledgerlive://wc?uri=' },
]

/** Copy for the dialog that connects a wallet and shows the connected one. */
export const walletDialog = {
  back: 'Back to all wallets',
  connect: {
    title: 'Connect a wallet',
    installed: 'Found in this browser',
    scan: 'Scan a code with the wallet on your phone',
    otherDevice: 'For a wallet on another device',
    /** In place of the two before, where the sandbox plays the relay. */
    embedded: 'Sandbox: pairs through this site’s own relay',
    onPhone: 'Wallets on this phone',
    otherWays: 'Other options',
    lastUsed: 'Last used',
    promise: 'Connecting shares your address, nothing more. Your wallet asks before you sign anything.',
  },
  asking: {
    title: 'Check your wallet',
    body: 'Approve the request to share your address with this site.',
    retry: 'Try again',
    failedTitle: 'Not connected',
  },
  pairing: {
    title: 'Scan with your phone',
    code: 'Pairing code',
    steps: ['Open a wallet on your phone and start its scanner.', 'Scan this code.', 'Approve the connection.'],
    worksWith: 'Works with {wallets}.',
    /** In place of the wallets it works with, where the sandbox plays the relay. */
    embedded:
      'In the sandbox, pairing runs through this site’s own relay. Only a test wallet that uses this relay can connect; wallets on real phones cannot.',
    preparing: 'Generating a code…',
    copy: 'Copy link',
  },
  opening: {
    title: 'Continue in your wallet',
    body: 'Approve the connection there, then return to this page. If your wallet did not open, use the button below.',
    open: 'Open {wallet}',
    anyWallet: 'Another wallet',
  },
  account: {
    title: 'Your wallet',
    by: 'Connected with',
    address: 'Address',
    network: 'Network',
    change: 'Change',
    explorer: 'Block explorer',
    disconnect: 'Disconnect',
  },
  networks: {
    title: 'Network',
    current: 'Current',
    switch: 'Switch',
    asking: 'Check your wallet…',
    elsewhere: 'Your wallet is on a network that this site does not support.',
    testnet: 'For minting',
    main: 'Main network',
  },
}

export type PhoneWallet = (typeof phoneWallets)[number]

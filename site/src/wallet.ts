import { network } from './network.ts'

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

/** Copy for wallets. */
export const walletWords = {
  connect: 'Connect Wallet',
  opening: 'Opening…',
  reconnecting: 'Reconnecting…',
  account: 'Your wallet',
  networks: 'Network',
  browserWallet: 'Browser wallet',
  walletConnect: 'WalletConnect',
  dialog: {
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
  },
  guest: {
    name: 'Guest wallet (testnet only)',
    badge: 'Guest wallet',
  },
  wrongChain: {
    notice: `Your wallet is on another network. You can still mint, because minting needs only a signature. Switch to ${network.testnet.name} to see your pictures in your wallet.`,
    switch: 'Switch network',
    switching: 'Check your wallet…',
    switched: `Your wallet is now on ${network.testnet.name}.`,
  },
  addNetwork: {
    open: 'Add network',
    title: network.testnet.name,
    intro: 'Add the network to your wallet automatically, or copy its settings by hand.',
    add: 'Add to my wallet',
    added: `${network.testnet.name} was added to your wallet.`,
    needsWallet: 'Connect a wallet to add the network automatically.',
    chainId: 'Chain ID',
    chainName: 'Network name',
    rpcUrl: 'RPC URL',
    currency: 'Currency symbol',
    explorer: 'Block explorer',
  },
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'Your browser blocked copying. Select the text and copy it by hand.',
  close: 'Close',
  unavailable: {
    notice: 'Wallet features could not be loaded. The rest of the page still works.',
    retry: 'Try again',
  },
  /** Error messages of wallets and their connections. */
  errors: {
    rejected: 'You declined the request in your wallet. Nothing changed.',
    pending: 'Your wallet has an open request. Respond to it first.',
    noChains: 'Your wallet has no network that this site supports. Add the testnet and try again.',
    unknownChain: `Your wallet does not have ${network.testnet.name}. Add the network and try again.`,
    walletConnectMissing: 'WalletConnect is not set up on this site. Use a browser wallet or the guest wallet.',
    connectorMissing: 'The wallet you used before is no longer in this browser. Connect another one.',
    providerMissing: 'No wallet was found in this browser. Install one, or use the guest wallet.',
    guestChain: 'The guest wallet works on the testnet only.',
    unauthorized: 'Your wallet did not grant access to this account. Connect it again.',
    disconnected: 'Your wallet is no longer connected. Connect it again.',
    insufficientFunds: 'This account does not hold enough for that. Minting itself is free.',
    timeout: 'Your wallet did not respond in time. Try again.',
    unknown: 'Your wallet reported a problem. Try again, or reconnect it.',
  },
}

export type PhoneWallet = (typeof phoneWallets)[number]

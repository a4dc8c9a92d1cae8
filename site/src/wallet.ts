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
      embedded: 'Sandbox: paired over a relay of this site’s own',
      guest: 'No wallet? One is made for you here, for the testnet only',
      onPhone: 'Wallets on this phone',
      otherWays: 'Other ways',
      lastUsed: 'Last used',
      promise: 'Connecting shows this site your address, nothing more. Whatever you sign, your wallet asks you first.',
    },
    asking: {
      title: 'Look into your wallet',
      body: 'It asks whether this site may see your address. Approve it there.',
      retry: 'Try again',
      failedTitle: 'Not connected',
    },
    pairing: {
      title: 'Scan with your phone',
      code: 'Pairing code',
      steps: [
        'Open a wallet on your phone and find its scanner.',
        'Point it at this code.',
        'Approve the connection there.',
      ],
      worksWith: 'Works with',
      /** In place of the wallets it works with, where the sandbox plays the relay. */
      embedded:
        'The sandbox carries this pairing over a relay of its own. Only wallets set to that relay answer: a test wallet does, the wallets on people’s phones do not.',
      preparing: 'Preparing a code…',
      copy: 'Copy as text',
    },
    opening: {
      title: 'Go on in your wallet',
      body: 'Approve the connection there, then come back to this page. If the wallet has not opened by itself, use the button.',
      open: 'Open',
      anyWallet: 'Another wallet',
    },
    account: {
      title: 'Your wallet',
      by: 'Connected by',
      address: 'Address',
      network: 'Network',
      change: 'Change',
      explorer: 'Block explorer',
      disconnect: 'Disconnect',
    },
    networks: {
      title: 'Network',
      current: 'In use',
      switch: 'Switch',
      asking: 'Look into your wallet…',
      elsewhere: 'Your wallet is on a network that this site does not use.',
      testnet: 'Where pictures are minted',
      main: 'The main network',
    },
  },
  guest: {
    name: 'Guest wallet (testnet only)',
    badge: 'Guest wallet',
    notice:
      'You are using a guest wallet. It lives in this browser only: clear the browser’s storage and it is gone. It is for the testnet, never for anything of value.',
    exportKey: 'Export its key',
    exportTitle: 'The key of your guest wallet',
    exportWarning:
      'Whoever reads this key owns the wallet. Show it to nobody, send no real funds to it, and import it into a wallet of your own if you want to keep your pictures.',
    reveal: 'Show the key',
    hide: 'Hide the key',
    keyLabel: 'Private key',
  },
  wrongChain: {
    notice: `Your wallet is on another network. Minting works anyway, because you only sign; switch to ${network.testnet.name} to see your pictures in your wallet.`,
    switch: 'Switch network',
    switching: 'Look into your wallet…',
    switched: `Your wallet is on ${network.testnet.name} now.`,
  },
  addNetwork: {
    open: 'Add network',
    title: network.testnet.name,
    intro: 'Let your wallet add the network by itself, or copy the values into it by hand.',
    add: 'Add to my wallet',
    added: `${network.testnet.name} is in your wallet.`,
    needsWallet: 'Connect a wallet first and it can add the network by itself.',
    chainId: 'Chain ID',
    chainName: 'Network name',
    rpcUrl: 'RPC URL',
    currency: 'Currency symbol',
    explorer: 'Block explorer',
  },
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'The browser did not allow copying. Select the text and copy it by hand.',
  close: 'Close',
  unavailable: {
    notice: 'The wallet part of this page could not be loaded. Everything else still works.',
    retry: 'Try again',
  },
  /** Error messages of wallets and their connections. */
  errors: {
    rejected: 'You declined the request in your wallet. Nothing has changed.',
    pending: 'Your wallet already shows a request. Open it and answer that one first.',
    noChains: 'Your wallet offers no network we can use. Add the testnet to it and try again.',
    unknownChain: `Your wallet does not know ${network.testnet.name}. Add the network to it and try again.`,
    walletConnectMissing: 'WalletConnect is not set up on this site. Use a browser wallet or the guest wallet.',
    connectorMissing: 'The wallet you used before is no longer in this browser. Connect another one.',
    providerMissing: 'No wallet was found in this browser. Install one, or use the guest wallet.',
    guestChain: 'The guest wallet works on the testnet only.',
    unauthorized: 'Your wallet did not allow this account to be used here. Connect it again.',
    disconnected: 'Your wallet is not connected any more. Connect it again.',
    insufficientFunds: 'This account does not hold enough for that. Minting itself costs you nothing.',
    timeout: 'Your wallet did not answer in time. Try again.',
    unknown: 'Your wallet reported a problem. Try again, or reconnect it.',
  },
}

export type PhoneWallet = (typeof phoneWallets)[number]

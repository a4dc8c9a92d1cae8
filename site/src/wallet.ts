import { network } from './network.ts'

/** Copy for wallets outside the wallet dialog. */
export const walletWords = {
  connect: 'Connect Wallet',
  opening: 'Opening…',
  reconnecting: 'Reconnecting…',
  account: 'Your wallet',
  networks: 'Network',
  browserWallet: 'Browser wallet',
  walletConnect: 'WalletConnect',
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
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'Your browser blocked copying. Select the text and copy it by hand.',
  close: 'Close',
  unavailable: {
    notice: 'Wallet features could not be loaded. The rest of the page still works.',
    retry: 'Try again',
  },
}

/** Error messages of wallets and their connections. */
export const walletErrors = {
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
}

/** Copy for adding the network to a wallet. */
export const addNetworkWords = {
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
}

import { network } from '../../network.ts'
import type * as english from '../../wallet.ts'
import type { Translation } from '../../translation.ts'

export const walletWords: Translation<typeof english.walletWords> = {
  connect: 'Connecter un wallet',
  opening: 'Ouverture…',
  reconnecting: 'Reconnexion…',
  account: 'Votre wallet',
  networks: 'Réseau',
  browserWallet: 'Wallet de navigateur',
  walletConnect: 'WalletConnect',
  guest: {
    name: 'Wallet invité (testnet uniquement)',
    badge: 'Wallet invité',
  },
  wrongChain: {
    notice: `Votre wallet est sur un autre réseau. Vous pouvez tout de même minter, car une signature suffit. Passez sur ${network.testnet.name} pour voir vos images dans votre wallet.`,
    switch: 'Changer de réseau',
    switching: 'Consultez votre wallet…',
    switched: `Votre wallet est maintenant sur ${network.testnet.name}.`,
  },
  copy: 'Copier',
  copied: 'Copié.',
  copyFailed: 'Votre navigateur a bloqué la copie. Sélectionnez le texte et copiez-le à la main.',
  close: 'Fermer',
  unavailable: {
    notice: 'Les fonctions de wallet n’ont pas pu être chargées. Le reste de la page fonctionne toujours.',
    retry: 'Réessayer',
  },
}

export const walletErrors: Translation<typeof english.walletErrors> = {
  rejected: 'Vous avez refusé la demande dans votre wallet. Rien n’a changé.',
  pending: 'Votre wallet a une demande en attente. Répondez-y d’abord.',
  noChains: 'Votre wallet n’a aucun réseau que ce site prend en charge. Ajoutez le testnet et réessayez.',
  unknownChain: `Votre wallet ne connaît pas le réseau ${network.testnet.name}. Ajoutez-le et réessayez.`,
  walletConnectMissing:
    'WalletConnect n’est pas configuré sur ce site. Utilisez un wallet de navigateur ou le wallet invité.',
  connectorMissing: 'Le wallet que vous utilisiez n’est plus dans ce navigateur. Connectez-en un autre.',
  providerMissing: 'Aucun wallet n’a été trouvé dans ce navigateur. Installez-en un, ou utilisez le wallet invité.',
  guestChain: 'Le wallet invité ne fonctionne que sur le testnet.',
  unauthorized: 'Votre wallet n’a pas donné accès à ce compte. Connectez-le à nouveau.',
  disconnected: 'Votre wallet n’est plus connecté. Connectez-le à nouveau.',
  insufficientFunds: 'Ce compte n’a pas assez de fonds pour cela. Le mint lui-même est gratuit.',
  timeout: 'Votre wallet n’a pas répondu à temps. Réessayez.',
  unknown: 'Votre wallet a signalé un problème. Réessayez, ou reconnectez-le.',
}

export const addNetworkWords: Translation<typeof english.addNetworkWords> = {
  open: 'Ajouter le réseau',
  title: network.testnet.name,
  intro: 'Ajoutez le réseau à votre wallet automatiquement, ou copiez ses paramètres à la main.',
  add: 'Ajouter à mon wallet',
  added: `Le réseau ${network.testnet.name} a été ajouté à votre wallet.`,
  needsWallet: 'Connectez un wallet pour ajouter le réseau automatiquement.',
  chainId: 'ID de chaîne',
  chainName: 'Nom du réseau',
  rpcUrl: 'URL RPC',
  currency: 'Symbole de la devise',
  explorer: 'Explorateur de blocs',
}

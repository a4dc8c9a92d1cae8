import { brand } from '../../brand.ts'
import { network } from '../../network.ts'
import type * as english from '../../network-page.ts'
import type { Translation } from '../../translation.ts'

export const networkPage: Translation<typeof english.networkPage> = {
  kicker: 'Développeurs',
  title: `Construisez sur ${brand.name}`,
  intro: `Tout ce qu’il vous faut pour vous connecter au réseau ${network.testnet.name} et déployer votre premier contrat.`,
  wallet: {
    add: 'Ajouter au wallet',
    asking: 'Consultez votre wallet…',
    injected: 'Wallet de navigateur',
    choose: 'À quel wallet ajouter le réseau ?',
    added: `Le réseau ${network.testnet.name} est dans votre wallet.`,
    none: 'Aucun wallet n’a été trouvé dans ce navigateur. Installez-en un, ou copiez les paramètres ci-dessous dans un wallet sur un autre appareil.',
    unreadable: 'Les paramètres du réseau n’ont pas pu être chargés. Rechargez la page et réessayez.',
  },
  facts: {
    title: 'Réseau',
    note: 'Les programmes peuvent lire les mêmes valeurs dans network.json.',
    name: 'Nom du réseau',
    chainId: 'ID de chaîne',
    chainIdHex: 'ID de chaîne, hexadécimal',
    rpcUrl: 'URL RPC',
    currency: 'Symbole de la devise',
    explorer: 'Explorateur de blocs',
    noExplorer: 'Aucun pour l’instant. Cherchez vos transactions ci-dessous.',
    faucet: 'Faucet',
    faucetOffer: '{amount} {symbol} par wallet et par jour',
    noFaucet: 'Aucun sur ce déploiement',
    collection: 'Collection',
    token: 'Token de test',
    onExplorer: 'Voir sur l’explorateur de blocs',
  },
  samples: {
    title: 'Code',
    note: 'Copiez un exemple dans un fichier et exécutez-le. Il lit le réseau et n’a donc pas besoin de fonds ; Hardhat ne demande une clé que pour envoyer.',
    tabs: 'Bibliothèque',
    install: 'Installer',
    run: 'Exécuter',
  },
  lookup: {
    title: 'Chercher une transaction',
    note: 'Lue par votre navigateur, directement auprès du point d’accès RPC du réseau.',
    label: 'Hash de transaction',
    placeholder: '0x…',
    action: 'Chercher',
    reading: 'Lecture de la transaction…',
    invalid: 'Un hash de transaction se compose de 0x et de 64 caractères (0–9, a–f).',
    unknown:
      'Le réseau ne connaît pas cette transaction. Elle n’est peut-être pas encore arrivée, ou elle a été envoyée à un autre réseau.',
    unreadable: 'Le réseau n’a pas répondu. Réessayez dans un instant.',
  },
  files: {
    title: 'Fichiers',
    note: 'Pour les wallets, les registres et les outils. Les sites d’autres domaines peuvent lire les fichiers JSON et llms.txt.',
    list: [
      { text: 'La chaîne, les contrats et le message que les wallets signent pour minter' },
      { text: 'Entrée pour le registre ethereum-lists/chains' },
      { text: 'Paramètres de wallet_addEthereumChain (EIP-3085)' },
      { text: 'Liste de tokens au format Uniswap' },
      { text: 'L’API de ce site sous forme de document OpenAPI' },
      { text: 'Résumé du réseau pour les modèles de langage' },
      { text: 'Logos, couleurs, polices, et comment les utiliser' },
    ],
    api: {
      name: 'Référence de l’API',
      text: 'Tous les points d’accès HTTP de ce site, avec des exemples',
    },
  },
  copy: 'Copier',
  copied: 'Copié',
  copyByHand: 'Texte sélectionné. Appuyez sur Ctrl+C ou ⌘C pour copier.',
  loading: 'Chargement des paramètres du réseau…',
  unreadable: 'Les paramètres du réseau n’ont pas pu être chargés. Ils figurent aussi dans network.json.',
  withoutScript:
    'Cette page a besoin de JavaScript pour afficher les adresses, le code et les transactions. Les mêmes valeurs se trouvent dans ces fichiers :',
}

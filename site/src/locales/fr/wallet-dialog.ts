import type * as english from '../../wallet-dialog.ts'
import type { Translation } from '../../translation.ts'

export const walletDialog: Translation<typeof english.walletDialog> = {
  back: 'Retour à tous les wallets',
  connect: {
    title: 'Connecter un wallet',
    installed: 'Trouvés dans ce navigateur',
    scan: 'Scannez un code avec le wallet de votre téléphone',
    otherDevice: 'Pour un wallet sur un autre appareil',
    embedded: 'Bac à sable : appairage par le relais de ce site',
    onPhone: 'Wallets sur ce téléphone',
    otherWays: 'Autres options',
    lastUsed: 'Dernier utilisé',
    promise:
      'La connexion partage votre adresse, rien de plus. Votre wallet vous demande votre accord avant toute signature.',
  },
  asking: {
    title: 'Consultez votre wallet',
    body: 'Approuvez la demande de partager votre adresse avec ce site.',
    retry: 'Réessayer',
    failedTitle: 'Échec de la connexion',
  },
  pairing: {
    title: 'Scannez avec votre téléphone',
    code: 'Code d’appairage',
    steps: [
      'Ouvrez un wallet sur votre téléphone et lancez son scanner.',
      'Scannez ce code.',
      'Approuvez la connexion.',
    ],
    worksWith: 'Compatible avec {wallets}.',
    embedded:
      'Dans le bac à sable, l’appairage passe par le relais de ce site. Seul un wallet de test qui utilise ce relais peut se connecter ; les wallets de vrais téléphones ne le peuvent pas.',
    preparing: 'Génération d’un code…',
    copy: 'Copier le lien',
  },
  opening: {
    title: 'Continuez dans votre wallet',
    body: 'Approuvez-y la connexion, puis revenez à cette page. Si votre wallet ne s’est pas ouvert, utilisez le bouton ci-dessous.',
    open: 'Ouvrir {wallet}',
    anyWallet: 'Un autre wallet',
  },
  account: {
    title: 'Votre wallet',
    by: 'Connecté avec',
    address: 'Adresse',
    network: 'Réseau',
    change: 'Changer',
    explorer: 'Explorateur de blocs',
    disconnect: 'Déconnecter',
  },
  networks: {
    title: 'Réseau',
    current: 'Actuel',
    switch: 'Changer',
    asking: 'Consultez votre wallet…',
    elsewhere: 'Votre wallet est sur un réseau que ce site ne prend pas en charge.',
    testnet: 'Pour minter',
    main: 'Réseau principal',
  },
}

import type * as english from '../../guest-words.ts'
import type { Translation } from '../../translation.ts'

export const guestWords: Translation<typeof english.guestWords> = {
  choices: {
    title: 'Sans application de wallet',
    recommended: 'Recommandé',
    create:
      'Conservé par votre gestionnaire de mots de passe : vous pouvez le restaurer sur n’importe lequel de vos appareils.',
    restore: 'J’ai déjà un wallet invité',
    restoreHint: 'Restaurez-le avec la clé d’accès que vous avez créée sur ce site.',
    browser: 'Conservé uniquement dans ce navigateur : effacer les données du navigateur le supprime.',
  },
  unsupported: {
    unsupportedBrowser:
      'Ce navigateur ne peut pas conserver un wallet dans une clé d’accès. Exportez la clé de votre wallet invité pour le sauvegarder, ou utilisez une version récente de Chrome, Edge, Firefox ou Safari.',
    inAppBrowser:
      'Le navigateur intégré de cette application ne prend pas en charge les clés d’accès, et l’application peut supprimer un wallet invité à tout moment. Ouvrez cette page dans votre navigateur pour obtenir un wallet que vous pourrez restaurer.',
    noDomain:
      'Les clés d’accès ne fonctionnent qu’en HTTPS et sous un nom de domaine, pas à cette adresse. Exportez la clé de votre wallet invité pour le sauvegarder.',
  },
  openBrowser: 'Ouvrir dans votre navigateur',
  copyLink: 'Copier le lien',
  passkey: {
    name: 'Wallet invité avec clé d’accès',
    notice:
      'Votre clé d’accès conserve ce wallet invité. Votre navigateur la demande avant la première signature après chaque chargement de page. Pour utiliser le wallet ailleurs, choisissez-y « J’ai déjà un wallet invité ». Utilisez-le sur le testnet, jamais pour quoi que ce soit de valeur.',
    createTitle: 'Créer une clé d’accès',
    restoreTitle: 'Utiliser votre clé d’accès',
    body: 'Suivez les instructions de votre navigateur. Certains appareils demandent deux fois.',
    confirm: 'Utiliser la clé d’accès',
    restore: 'Restaurer mon wallet',
    browser: 'Créer un wallet invité dans ce navigateur',
  },
  notice:
    'Vous utilisez un wallet invité. Il est enregistré uniquement dans ce navigateur, et effacer les données du navigateur le supprime. Utilisez-le sur le testnet, jamais pour quoi que ce soit de valeur.',
  backup:
    'Pour le sauvegarder, exportez sa clé privée, puis conservez-la dans un gestionnaire de mots de passe ou importez-la dans un autre wallet. Une clé d’accès ne peut pas conserver ce wallet-ci : elle en crée un nouveau, avec une nouvelle adresse et sans images.',
  backupDone: 'Compris',
  exportKey: 'Exporter la clé privée',
  exportTitle: 'Clé privée de votre wallet invité',
  exportWarning:
    'Quiconque possède cette clé contrôle le wallet. Gardez-la secrète et n’envoyez pas de fonds réels à ce wallet. Pour garder vos images, importez la clé dans votre propre wallet.',
  reveal: 'Afficher la clé',
  hide: 'Masquer la clé',
  keyLabel: 'Clé privée',
}

import { brand } from '../../brand.ts'
import type * as english from '../../all-downloads.ts'
import type { Translation } from '../../translation.ts'
import { downloads } from './downloads.ts'

export const allDownloads: Translation<typeof english.allDownloads> = {
  title: downloads.allDownloads ?? '',
  intro: `Le client ${brand.clientName} est une application de bureau ordinaire. Le nœud en ligne de commande tourne dans n’importe quel terminal, y compris sur un serveur.`,
  columns: {
    system: 'Système',
    file: 'Fichier',
    size: 'Taille',
    digest: 'SHA-256 et la commande pour le vérifier',
  },
  released: 'Publiée le {date}',
  releasePage: 'Notes de version et code source',
  verifyTitle: 'Vérifiez votre téléchargement',
  verifyIntro:
    'Dans un terminal, ouvrez votre dossier de téléchargement et exécutez la commande à côté de votre fichier. macOS et Linux affichent OK ; Windows affiche l’empreinte, que vous comparez vous-même. Si le résultat diffère, supprimez le fichier et prévenez-nous.',
  verifyByEye:
    'Dans un terminal, ouvrez votre dossier de téléchargement et exécutez la commande à côté de votre fichier. Elle affiche l’empreinte du fichier. Comparez-la avec celle de la page de la version ; si elles diffèrent, supprimez le fichier et prévenez-nous.',
  copy: 'Copier la commande de vérification',
  copied: 'Copié',
  copyByHand: 'Texte sélectionné. Appuyez sur Ctrl+C ou ⌘C pour copier.',
  unknownSize: 'inconnue',
  unknownDigest: 'non publiée',
  loading: 'Recherche de la dernière version…',
  direct: 'Lue sur GitHub à l’instant.',
  confirmed: 'GitHub a confirmé cette version pour la dernière fois le {time}.',
  stale:
    'GitHub ne répond pas ; il existe peut-être une version plus récente. Celle-ci a été confirmée pour la dernière fois le {time}.',
  unavailable:
    'Nous n’avons pas pu trouver la dernière version. Les liens la téléchargent toujours ; les tailles et les empreintes reviendront quand GitHub répondra.',
  kinds: { client: 'Client de bureau', cli: 'Nœud en ligne de commande' },
  systems: { windows: 'Windows', mac: 'macOS', linux: 'Linux' },
}

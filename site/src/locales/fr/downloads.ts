import { brand } from '../../brand.ts'
import type * as english from '../../downloads.ts'
import type { Translation } from '../../translation.ts'

export const downloads: Translation<typeof english.downloads> = {
  windows: 'Télécharger pour Windows',
  mac: 'Télécharger pour macOS',
  purchaseKey: `Acheter une ${brand.keyName}`,
  cli: 'Télécharger le CLI sur GitHub',
  lastConfirmed: '{release}, dernière confirmation le {date}',
  runNode: 'Lancer un nœud',
  mobile: {
    title: 'Téléchargement sur ordinateur uniquement',
    body: `Le logiciel ${brand.clientName} n’est pas disponible sur les appareils mobiles. Ouvrez cette page sur votre ordinateur, fixe ou portable, pour le télécharger.`,
  },
  clientBox: {
    title: 'Télécharger le client',
    desktop: 'Un Sentry Node tourne sur un ordinateur portable ou fixe, et même sur une instance cloud',
    mobile:
      'Non disponible sur les appareils mobiles. Revenez depuis votre ordinateur, fixe ou portable, pour le télécharger.',
  },
  allDownloads: 'Tous les téléchargements',
}

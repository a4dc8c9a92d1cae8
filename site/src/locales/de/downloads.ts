import { brand } from '../../brand.ts'
import type * as english from '../../downloads.ts'
import type { Translation } from '../../translation.ts'

export const downloads: Translation<typeof english.downloads> = {
  windows: 'Für Windows laden',
  mac: 'Für macOS laden',
  purchaseKey: `${brand.keyName} kaufen`,
  cli: 'CLI von GitHub herunterladen',
  lastConfirmed: '{release}, zuletzt bestätigt am {date}',
  runNode: 'Node betreiben',
  mobile: {
    title: 'Download nur am Computer verfügbar',
    body: `${brand.clientName} gibt es nicht für Mobilgeräte. Öffne diese Seite zum Herunterladen bitte auf deinem Desktop oder Laptop.`,
  },
  clientBox: {
    title: 'Client-Download',
    desktop: 'Sentry Nodes laufen auf Laptops, auf Desktops und sogar auf Cloud-Instanzen',
    mobile:
      'Nicht für Mobilgeräte verfügbar. Öffne diese Seite zum Herunterladen bitte auf deinem Desktop oder Laptop.',
  },
  allDownloads: 'Alle Downloads',
}

import { brand } from './brand.ts'
import type { Downloads } from './schema/downloads.ts'

/** The words around the node software's downloads that stand on more than one page. */
export const downloads: Downloads = {
  windows: 'DOWNLOAD FOR WINDOWS',
  mac: 'DOWNLOAD FOR MACOS',
  purchaseKey: `PURCHASE ${brand.keyName.toUpperCase()}`,
  cli: 'Download CLI from GitHub',
  lastConfirmed: 'last confirmed',
  runNode: 'Run A Node',
  mobile: {
    title: 'Download available only on desktop',
    body: `${brand.clientName} is not available on mobile devices. Please visit this page from your desktop or laptop to download.`,
  },
  clientBox: {
    title: 'Download Client',
    desktop: 'Sentry nodes can be run on laptops, desktops, or even on cloud instances',
    mobile: 'Not available on mobile devices. Please visit from your desktop or laptop to download.',
  },
  allDownloads: 'All downloads',
}

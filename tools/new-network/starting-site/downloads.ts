import type { Downloads } from '@network-site/site/schema/downloads'
import { brand } from './brand.ts'

/** The words around the node software's downloads that stand on more than one page. */
export const downloads: Downloads = {
  windows: 'GET IT FOR WINDOWS',
  mac: 'GET IT FOR MACOS',
  purchaseKey: `BUY A ${brand.keyName.toUpperCase()}`,
  cli: 'Command line, from GitHub',
  lastConfirmed: 'last confirmed',
  runNode: 'Run a node',
  mobile: {
    title: 'For desktops and laptops',
    body: `The ${brand.clientName} does not run on phones. Open this page on a desktop or a laptop to get it.`,
  },
  clientBox: {
    title: 'Get the client',
    desktop: 'It runs on a laptop, a desktop or a machine in the cloud',
    mobile: 'It does not run on phones. Open this page on a desktop or a laptop to get it.',
  },
  allDownloads: 'Every download',
}

import { brand } from './brand.ts'
import type { Downloads } from './schema/downloads.ts'

/** Every word around the node software's downloads. */
export const downloads: Downloads = {
  windows: 'DOWNLOAD FOR WINDOWS',
  mac: 'DOWNLOAD FOR MACOS',
  purchaseKey: 'PURCHASE SENTRY KEY',
  cli: 'Download CLI from GitHub',
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
  table: {
    title: 'All downloads',
    intro: `The ${brand.clientName} is an ordinary desktop application; the command-line node runs wherever there is a terminal. Both keep the same watch.`,
    columns: { file: 'File', size: 'Size', digest: 'SHA-256' },
    released: 'Released',
    releasePage: 'Release notes and source',
    verifyTitle: 'Check what you downloaded',
    verifyIntro:
      'Run the line for your system in the folder you downloaded to and compare what it prints with the digest above. If they differ, delete the file and tell us.',
    unknownSize: 'not stated',
    unknownDigest: 'not published for this file',
    loading: 'Looking up the latest release…',
    unavailable:
      'The latest release could not be looked up just now. These links still lead to it; sizes and digests will be back with the next visit.',
    kinds: { client: 'Desktop client', cli: 'Command-line node' },
    systems: { windows: 'Windows', mac: 'macOS', linux: 'Linux' },
  },
}

import { brand } from './brand.ts'
import { downloads } from './downloads.ts'

/** Copy for the table of all downloads, except the shared buttons. */
export const allDownloads = {
  title: downloads.allDownloads,
  intro: `The ${brand.clientName} is an ordinary desktop application; the command-line node runs wherever there is a terminal. Both keep the same watch.`,
  columns: { system: 'System', file: 'File', size: 'Size', digest: 'SHA-256, and the line that checks it' },
  released: 'Released',
  releasePage: 'Release notes and source',
  verifyTitle: 'Check what you downloaded',
  verifyIntro:
    'Run the line beside a file in a terminal, in the folder you downloaded to. macOS and Linux answer OK; Windows prints the digest once more. If yours says anything else, or nothing, delete the file and tell us.',
  /** Replaces `verifyIntro` while no digest is known. */
  verifyByEye:
    'Run the line beside a file in a terminal, in the folder you downloaded to. It prints the digest of what you have; compare it with the one on the release page. If they differ, delete the file and tell us.',
  copy: 'Copy the line that checks',
  copied: 'Copied',
  copyByHand: 'Selected: copy it with your keyboard',
  unknownSize: 'not stated',
  unknownDigest: 'not published for this file',
  loading: 'Looking up the latest release…',
  /** Shown below the release if the browser asked the code host directly. */
  direct: 'As GitHub states it just now.',
  /** Precedes the time of the code host's last response: while it responds, and during an outage. */
  confirmed: 'GitHub last confirmed this release on',
  stale: 'GitHub does not answer just now, so there may be a newer release. It last confirmed this one on',
  unavailable:
    'The latest release could not be looked up just now. These links still lead to it; sizes and digests will be back with the next visit.',
  kinds: { client: 'Desktop client', cli: 'Command-line node' },
  systems: { windows: 'Windows', mac: 'macOS', linux: 'Linux' },
}

import { brand } from './brand.ts'
import { downloads } from './downloads.ts'

/** Copy for the table of all downloads, except the shared buttons. */
export const allDownloads = {
  title: downloads.allDownloads,
  intro: `The ${brand.clientName} is a regular desktop application. The command-line node runs in any terminal, including on servers.`,
  columns: { system: 'System', file: 'File', size: 'Size', digest: 'SHA-256 and the command to verify it' },
  released: 'Released {date}',
  releasePage: 'Release notes and source',
  verifyTitle: 'Verify your download',
  verifyIntro:
    'In a terminal, open your download folder and run the command next to your file. macOS and Linux print OK; Windows prints the digest for you to compare. If the result differs, delete the file and tell us.',
  /** Replaces `verifyIntro` while no digest is known. */
  verifyByEye:
    'In a terminal, open your download folder and run the command next to your file. It prints the file’s digest. Compare it with the one on the release page; if they differ, delete the file and tell us.',
  copy: 'Copy the verification command',
  copied: 'Copied',
  copyByHand: 'Selected. Press Ctrl+C or ⌘C to copy.',
  unknownSize: 'unknown',
  unknownDigest: 'not published',
  loading: 'Looking up the latest release…',
  /** Shown below the release if the browser asked the code host directly. */
  direct: 'Read from GitHub just now.',
  /** The time of the code host's last response: while it responds, and during an outage. */
  confirmed: 'GitHub last confirmed this release on {time}.',
  stale: 'GitHub is not responding, so there may be a newer release. It last confirmed this one on {time}.',
  unavailable:
    'We could not look up the latest release. The links still download it; sizes and digests return when GitHub responds.',
  kinds: { client: 'Desktop client', cli: 'Command-line node' },
  systems: { windows: 'Windows', mac: 'macOS', linux: 'Linux' },
}

import { brand } from './brand.ts'

/** The files of a node software release, as its repository publishes them. */
export const artifacts = {
  Windows: 'sentry-client-windows.exe',
  Mac: 'sentry-client-macos.dmg',
  Linux: 'sentry-client-linux.AppImage',
  WindowsCli: 'sentry-node-cli-windows.zip',
  MacCli: 'sentry-node-cli-macos.zip',
  LinuxCli: 'sentry-node-cli-linux.zip',
}

/** The executable in the command-line archives. */
export const nodeProgram = 'sentry-node-cli'

/** Copy for downloads that several pages share. */
export const downloads = {
  windows: 'DOWNLOAD FOR WINDOWS',
  mac: 'DOWNLOAD FOR MACOS',
  purchaseKey: `PURCHASE ${brand.keyName.toUpperCase()}`,
  cli: 'Download CLI from GitHub',
  /** The day the code host last confirmed the release, during an outage of the host. */
  lastConfirmed: '{release}, last confirmed {date}',
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
  /** The link to the table of all downloads. */
  allDownloads: 'All downloads',
}

import type { Artifacts } from './schema/artifacts.ts'

/** The files of a release of the node software, as its repository publishes them. */
export const artifacts: Artifacts = {
  Windows: 'sentry-client-windows.exe',
  Mac: 'sentry-client-macos.dmg',
  Linux: 'sentry-client-linux.AppImage',
  WindowsCli: 'sentry-node-cli-windows.zip',
  MacCli: 'sentry-node-cli-macos.zip',
  LinuxCli: 'sentry-node-cli-linux.zip',
}

/** The program in the archives of the command-line node. */
export const nodeProgram = 'sentry-node-cli'

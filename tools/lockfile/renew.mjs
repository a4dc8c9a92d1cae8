import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCommandLine } from '../bootstrap/command-line.mjs'
import { fromRoot } from '../bootstrap/repository-root.mjs'
import { findLockfileFaults } from './check.mjs'

readCommandLine({ command: 'npm run lock', about: 'Writes a new package-lock.json for every platform.' })
// Works in an empty folder, because npm locks only the native packages that are installed next to the lockfile.
const folder = mkdtempSync(join(tmpdir(), 'lock-'))
try {
  const manifest = readFileSync(fromRoot('package.json'), 'utf8')
  const { workspaces } = JSON.parse(manifest)
  for (const file of ['.npmrc', 'stub-package', ...workspaces.map((name) => `${name}/package.json`)]) {
    cpSync(fromRoot(file), join(folder, file), { recursive: true })
  }
  // npm resolves a relative override path from the dependent package's folder.
  const stubs = JSON.stringify(`file:${join(folder, 'stub-package')}`)
  writeFileSync(
    join(folder, 'package.json'),
    manifest.replaceAll('"file:./stub-package"', () => stubs),
  )
  const { status } = spawnSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm could not write a lockfile; see its output above.')
  const lock = clean(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')))
  writeFileSync(fromRoot('package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`)
  for (const fault of findLockfileFaults(lock)) {
    console.error(fault)
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Removes extraneous entries and the `engines` of native packages, which run on the pinned Node. */
function clean(lock) {
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (entry.extraneous) delete lock.packages[path]
    else if ((entry.optional || entry.devOptional) && entry.os) delete entry.engines
  }
  return lock
}

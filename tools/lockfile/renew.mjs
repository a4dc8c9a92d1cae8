import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromRoot } from '../bootstrap/repository-root.mjs'
import { findLockfileFaults } from './check.mjs'

/**
 * `npm run lock`: makes a new package-lock.json for every platform. In a folder of its own, because npm copies into a
 * lock only those native packages that it finds installed beside it.
 */
const folder = mkdtempSync(join(tmpdir(), 'lock-'))
try {
  const { workspaces } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
  for (const file of ['package.json', '.npmrc', ...workspaces.map((name) => `${name}/package.json`)]) {
    cpSync(fromRoot(file), join(folder, file), { recursive: true })
  }
  const { status } = spawnSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm could not make a lockfile; what it said is above.')
  const lock = tidied(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')))
  writeFileSync(fromRoot('package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`)
  for (const fault of findLockfileFaults(lock)) {
    console.error(fault)
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Native packages are run by the pinned Node: what they ask of the Node that runs npm is none of its business. What
 * npm leaves over from choosing versions, the next install would take out again.
 */
function tidied(lock) {
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (entry.extraneous) delete lock.packages[path]
    else if ((entry.optional || entry.devOptional) && entry.os) delete entry.engines
  }
  return lock
}

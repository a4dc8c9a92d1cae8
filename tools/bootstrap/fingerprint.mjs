import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from './repository-root.mjs'

const ignoredFolders = new Set(['node_modules', 'build', '.cache'])
/** Larger files are compared by size and modification time. */
const readWholeBytes = 256 * 1024

/** A hash of the present content of some files and folders of the repository. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addPath(hash, fromRoot(path))
  return hash.digest('hex')
}

function addPath(hash, path) {
  if (!existsSync(path)) return
  const stats = statSync(path)
  if (stats.isDirectory()) {
    const names = readdirSync(path).filter((name) => !ignoredFolders.has(name))
    for (const name of names.toSorted()) addPath(hash, join(path, name))
    return
  }
  hash.update(path)
  hash.update(stats.size > readWholeBytes ? `${stats.size} ${stats.mtimeMs}` : readFileSync(path))
}

/** What was stamped into a file, or nothing. */
export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Remembers that something was made from this content. */
export function writeStamp(file, text) {
  writeFileSync(file, text)
}

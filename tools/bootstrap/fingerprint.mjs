import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from './repository-root.mjs'

const ignoredFolders = new Set(['node_modules', 'build', '.cache'])
/** Larger files are compared by size and modification time. */
const readWholeBytes = 256 * 1024

/** Returns a hash of the current content of the given files and folders. */
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

/** Returns the content of a stamp file, or an empty string if it does not exist. */
export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

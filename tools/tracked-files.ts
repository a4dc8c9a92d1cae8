import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the files that git tracks or would track. Ignored and deleted files do not exist for other checkouts. */
export function trackedFiles(root: string): string[] {
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', listing, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  return files.filter((file) => existsSync(join(root, file)))
}

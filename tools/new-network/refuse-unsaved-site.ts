import { execFileSync } from 'node:child_process'
import { Failure } from '../bootstrap/failure.mjs'

/** Stops unless all of `site/` is in the history: it is about to be overwritten. */
export function refuseUnsavedSite(root: string): void {
  const unsaved = unsavedFiles(root)
  if (unsaved === '') return
  const reason =
    unsaved === undefined ? 'this folder has no git history.' : `these files are not committed:\n\n${unsaved}\n\n`
  throw new Failure(
    `site/ would be overwritten, and ${reason} Commit them first, or say that they may go: npm run new-network -- --overwrite`,
  )
}

/** The files of `site/` that are not committed, a line each; undefined where there is no git. */
function unsavedFiles(root: string): string | undefined {
  const words = ['-C', root, 'status', '--porcelain', '--untracked-files=all', '--', 'site']
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trimEnd()
  } catch {
    return undefined
  }
}

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFaults } from './find-faults.ts'
import { readKnownWords } from './known-words.ts'

/**
 * Another network edits site/ alone, so no other code of a folder (the repository by default) may say what site/ says: its
 * names, links, pages, files and sentences. Prose about the project (Markdown) and pictures may.
 */
const root = process.argv[2] ?? dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const code = /\.(ts|tsx|mjs|css|sol|sql|html|json|conf)$/
/** The starting words of another network are copied to site/. */
const exempt = /^(site|docs|tools\/new-network)\/|(^|\/)package-lock\.json$/

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')
const known = await readKnownWords()
const faults = files
  // Git still lists a file that was deleted and not committed.
  .filter((path) => code.test(path) && !exempt.test(path) && existsSync(join(root, path)))
  .flatMap((path) => findFaults({ path, source: readFileSync(join(root, path), 'utf8') }, known))
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

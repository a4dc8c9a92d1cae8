import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { trackedFiles } from '../tracked-files.ts'
import { findFaults } from './find-faults.ts'
import { readKnownWords } from './known-words.ts'

/**
 * A new network edits only site/, so code elsewhere must not repeat its names, links, pages, files, or sentences.
 * Markdown and media may.
 */
const root = process.argv[2] ?? join(import.meta.dirname, '../..')
const code = /\.(ts|tsx|mjs|css|sol|sql|html|json|conf)$/
/** tools/new-network holds the starting copy of site/. */
const exempt = /^(site|docs|tools\/new-network)\/|(^|\/)package-lock\.json$/

const known = await readKnownWords()
const faults = trackedFiles(root)
  .filter((path) => code.test(path) && !exempt.test(path))
  .flatMap((path) => findFaults({ path, source: readFileSync(join(root, path), 'utf8') }, known))
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

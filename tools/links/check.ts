import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { trackedFiles } from '../tracked-files.ts'
import { type Documents, findCommandFaults, findDecisionFaults, findLinkFaults } from './link-faults.ts'

/** Files that may refer to documentation, and the manifests of the commands that it may mention. */
const checked = /\.(md|ts|tsx|mjs|sol|yml)$|(^|\/)package\.json$/
/** Refers to missing pages on purpose. */
const planted = 'tools/links/check.test.ts'

/** Reports links, paths, and commands that do not exist in a folder, by default the repository. */
const root = process.argv[2] ?? join(import.meta.dirname, '../..')
const documents = readDocuments()
const faults = [...findLinkFaults(documents), ...findCommandFaults(documents), ...findDecisionFaults(documents)]
for (const fault of faults) console.error(fault)
console.log(`${documents.texts.size} files, ${faults.length} broken references`)
process.exitCode = faults.length > 0 ? 1 : 0

function readDocuments(): Documents {
  const files = trackedFiles(root)
  const readable = files.filter((file) => checked.test(file) && file !== planted)
  const texts = new Map(readable.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  return { files: new Set(files), texts }
}

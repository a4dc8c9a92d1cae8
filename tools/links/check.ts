import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Documents, findCommandFaults, findDecisionFaults, findLinkFaults } from './link-faults.ts'

/** What may name a page of the documentation, and the packages whose commands it may name. */
const read = /\.(md|ts|tsx|mjs|sol|yml)$|(^|\/)package\.json$/
/** Names pages that do not exist, on purpose. */
const planted = 'tools/links/check.test.ts'

/** Looks in a folder (the repository by default) for links, paths and commands that do not exist; one ends it with 1. */
const root = process.argv[2] ?? dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const documents = readDocuments()
const faults = [...findLinkFaults(documents), ...findCommandFaults(documents), ...findDecisionFaults(documents)]
for (const fault of faults) console.error(fault)
console.log(`${documents.texts.size} files, ${faults.length} names of what does not exist`)
process.exitCode = faults.length > 0 ? 1 : 0

/** What git tracks or would track: a link to a file that stays on one machine is broken for everybody else. */
function readDocuments(): Documents {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const deleted = new Set(
    execFileSync('git', ['ls-files', '--deleted'], { cwd: root, encoding: 'utf8' }).trim().split('\n'),
  )
  const files = new Set(
    listed
      .trim()
      .split('\n')
      .filter((file) => !deleted.has(file)),
  )
  const texts = new Map(
    [...files]
      .filter((file) => read.test(file) && file !== planted)
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )
  return { files, texts }
}

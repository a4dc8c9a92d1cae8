import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findCycles } from './find-cycles.ts'
import { findViolations } from './find-violations.ts'
import { readRepository } from './read-repository.ts'
import { table } from './table.ts'

/** Holds the imports of a folder (the repository by default) against the table; a forbidden import ends it with 1. */
const root = process.argv[2] ?? dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { files, edges } = readRepository(root)
const violations = [...findViolations(edges, table), ...findCycles(edges).map((cycle) => `import cycle: ${cycle}`)]
for (const violation of violations) console.error(violation)
console.log(`${files.length} files, ${edges.length} imports, ${violations.length} against the table`)
process.exitCode = violations.length > 0 ? 1 : 0

import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findCycles } from './find-cycles.ts'
import { findViolations } from './find-violations.ts'
import { readHouse } from './read-house.ts'
import { table } from './table.ts'

/** Holds the imports of a folder (the house by default) against the table; complaints end it with 1. */
const root = process.argv[2] ?? dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { files, edges } = readHouse(root)
const complaints = [...findViolations(edges, table), ...findCycles(edges).map((cycle) => `import cycle: ${cycle}`)]
for (const complaint of complaints) console.error(complaint)
console.log(`${files.length} files, ${edges.length} imports, ${complaints.length} against the table`)
process.exitCode = complaints.length > 0 ? 1 : 0

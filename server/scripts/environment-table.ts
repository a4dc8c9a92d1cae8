import { fileURLToPath } from 'node:url'
import { envShape } from '../src/env/index.ts'
import { environmentTable } from '../src/env/environment-table.ts'
import { writeOrCheck } from './write-or-check.ts'

/** Writes docs/reference/environment.md into the repository, or into the folder named; with `--check`, says instead whether it is fresh. */
await writeOrCheck('docs/reference/environment.md', {
  text: environmentTable(envShape),
  source: 'the schema of the environment',
  root: fileURLToPath(new URL('../../', import.meta.url)),
  command: 'node server/scripts/environment-table.ts',
})

import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { envShape } from '../src/env.ts'
import { environmentTable } from '../src/environment-table.ts'

/** Writes docs/environment.md; with `--check`, says instead whether it is fresh. */
const file = fileURLToPath(new URL('../../docs/environment.md', import.meta.url))
const page = environmentTable(envShape)

if (!process.argv.includes('--check')) {
  await writeFile(file, page)
} else if ((await readFile(file, 'utf8').catch(() => '')) !== page) {
  process.stderr.write(
    'docs/environment.md is not what server/src/env/ says. Run: node server/scripts/environment-table.ts\n',
  )
  process.exitCode = 1
}

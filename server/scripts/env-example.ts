import { fileURLToPath } from 'node:url'
import { envShape } from '../src/env/index.ts'
import { envExample } from './env-example-text.ts'
import { writeOrCheck } from './write-or-check.ts'

/** Writes .env.example into the repository, or into the folder named; with `--check`, says instead whether it is fresh. */
await writeOrCheck('.env.example', {
  text: envExample(envShape),
  source: 'the schema of the environment',
  root: fileURLToPath(new URL('../../', import.meta.url)),
  command: 'node server/scripts/env-example.ts',
})

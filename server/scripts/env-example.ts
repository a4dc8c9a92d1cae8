import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { envShape, isDemanded } from '../src/env/index.ts'
import { defaultOf } from './environment-table.ts'
import { writeOrCheck } from './write-or-check.ts'

const columns = 100
const preface = `# Made from the schema of the environment by server/scripts/env-example.ts. Do not edit: run that script.
#
# Copy it to .env and take away the # before what you set. \`npm start\`, \`npm run dev\`, \`npm run relayer\` and
# \`npm run operator\` read .env; what the shell sets already stays. Without any of it everything runs on this machine.
# docs/reference/environment.md is the same as a table.
`

/** An example of a .env file: every variable with its meaning and default, none of them set. */
export function envExample(shape: Record<string, z.ZodType>): string {
  const entries = Object.entries(shape).map(([name, schema]) => {
    const meaning = `${schema.description ?? ''}${isDemanded(schema) ? ' Demanded in production.' : ''}`
    return `\n${inLines(meaning).join('\n')}\n# ${name}=${defaultOf(schema)}\n`
  })
  return `${preface}${entries.join('')}`
}

/** Wraps the text into comment lines. */
function inLines(text: string): string[] {
  const lines = ['#']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (longer.length <= columns) lines[lines.length - 1] = longer
    else lines.push(`# ${word}`)
  }
  return lines
}

/** Writes .env.example into the repository, or into the folder named; with `--check`, says instead whether it is fresh. */
if (import.meta.main)
  await writeOrCheck('.env.example', {
    text: envExample(envShape),
    source: 'the schema of the environment',
    root: fileURLToPath(new URL('../../', import.meta.url)),
    command: 'node server/scripts/env-example.ts',
  })

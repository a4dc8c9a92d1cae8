import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { envShape, isRequiredInProduction } from '../src/env/index.ts'
import { defaultOf } from './environment-table.ts'
import { writeOrCheck } from './write-or-check.ts'

const columns = 100
const preface = `# Generated from the environment schema by server/scripts/env-example.ts. Do not edit; run that script.
#
# Copy this file to .env and uncomment the variables you set. \`npm start\`, \`npm run dev\`, \`npm run relayer\`, and
# \`npm run operator\` read .env; variables of the shell take precedence. With none set, everything runs on this machine.
# docs/reference/environment.md lists the same variables as a table.
`

/** Returns an example .env file: every variable with its description and default, commented out. */
export function envExample(shape: Record<string, z.ZodType>): string {
  const entries = Object.entries(shape).map(([name, schema]) => {
    const meaning = `${schema.description ?? ''}${isRequiredInProduction(schema) ? ' Required in production.' : ''}`
    return `\n${wrapComment(meaning).join('\n')}\n# ${name}=${defaultOf(schema)}\n`
  })
  return `${preface}${entries.join('')}`
}

function wrapComment(text: string): string[] {
  const lines = ['#']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (longer.length <= columns) lines[lines.length - 1] = longer
    else lines.push(`# ${word}`)
  }
  return lines
}

// Writes .env.example, or checks it with `--check`.
if (import.meta.main)
  await writeOrCheck('.env.example', {
    text: envExample(envShape),
    source: 'the environment schema',
    root: fileURLToPath(new URL('../../', import.meta.url)),
    command: 'node server/scripts/env-example.ts',
  })

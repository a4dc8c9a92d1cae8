import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { envShape, isRequiredInProduction } from '../src/env/index.ts'
import { writeOrCheck } from './write-or-check.ts'

const preface = `# Environment variables

<!-- Generated from server/src/env/ by server/scripts/environment-table.ts. Do not edit; run that script. -->

All variables that the server reads. With none set, it runs on one machine with an embedded chain, an embedded database,
and stand-ins for external services. With \`NODE_ENV=production\`, the server lists missing required variables and does
not start. An empty variable counts as unset.
`

/** Returns the Markdown page that describes every variable. */
export function environmentTable(shape: Record<string, z.ZodType>): string {
  const rows = Object.entries(shape).map(([name, schema]) => {
    const value = defaultOf(schema)
    const cells = [
      `\`${name}\``,
      value && `\`${value}\``,
      isRequiredInProduction(schema) ? 'required' : '',
      schema.description ?? '',
    ]
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  return `${preface}\n| Variable | Default | In production | Meaning |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
}

/** Returns the default of a variable; empty if the description explains what happens without it. */
export function defaultOf(schema: z.ZodType): string {
  const { success, data } = schema.safeParse(undefined)
  return success && (typeof data === 'string' || typeof data === 'number') ? String(data) : ''
}

// Writes docs/reference/environment.md, or checks it with `--check`.
if (import.meta.main)
  await writeOrCheck('docs/reference/environment.md', {
    text: environmentTable(envShape),
    source: 'the environment schema',
    root: fileURLToPath(new URL('../../', import.meta.url)),
    command: 'node server/scripts/environment-table.ts',
  })

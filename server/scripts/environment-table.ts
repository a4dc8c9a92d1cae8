import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { envShape, isDemanded } from '../src/env/index.ts'
import { writeOrCheck } from './write-or-check.ts'

const preface = `# The environment

<!-- Made from server/src/env/ by server/scripts/environment-table.ts. Do not edit: run that script. -->

Every variable the server reads. With none set it runs whole on one machine, on an embedded chain, an embedded
database and stand-ins for external services. In production, with \`NODE_ENV=production\`, the server names each variable
that is missing and does not start without it. A variable that is set and empty counts as absent.
`

/** The page that describes every variable, as Markdown. */
export function environmentTable(shape: Record<string, z.ZodType>): string {
  const rows = Object.entries(shape).map(([name, schema]) => {
    const value = defaultOf(schema)
    const cells = [
      `\`${name}\``,
      value && `\`${value}\``,
      isDemanded(schema) ? 'demanded' : '',
      schema.description ?? '',
    ]
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  return `${preface}\n| Variable | Default | In production | Meaning |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
}

/** The default of a variable; empty if its description says what happens without it. */
export function defaultOf(schema: z.ZodType): string {
  const { success, data } = schema.safeParse(undefined)
  return success && (typeof data === 'string' || typeof data === 'number') ? String(data) : ''
}

/** Writes docs/reference/environment.md into the repository, or into the folder named; with `--check`, says instead whether it is fresh. */
if (import.meta.main)
  await writeOrCheck('docs/reference/environment.md', {
    text: environmentTable(envShape),
    source: 'the schema of the environment',
    root: fileURLToPath(new URL('../../', import.meta.url)),
    command: 'node server/scripts/environment-table.ts',
  })

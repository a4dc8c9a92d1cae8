import type { z } from 'zod'
import { isDemanded } from './index.ts'

const preface = `# The environment

<!-- Made from server/src/env/ by server/scripts/environment-table.ts. Do not edit: run that script. -->

Every variable the server reads. With none set it runs whole on one machine, on an embedded chain, an embedded
database and stand-ins for external services. In production, with \`NODE_ENV=production\`, the server names each variable
that is missing and does not start without it. A variable that is set and empty counts as absent.
`

/** The page that describes every variable, as Markdown. */
export function environmentTable(shape: Record<string, z.ZodType>): string {
  const rows = Object.entries(shape).map(([name, schema]) => {
    const cells = [`\`${name}\``, defaultOf(schema), isDemanded(schema) ? 'demanded' : '', schema.description ?? '']
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  return `${preface}\n| Variable | Default | In production | Meaning |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
}

/** The default of a variable; empty where the description says what happens without it. */
function defaultOf(schema: z.ZodType): string {
  const { success, data } = schema.safeParse(undefined)
  const value = success && (typeof data === 'string' || typeof data === 'number') ? String(data) : ''
  return value === '' ? '' : `\`${value}\``
}

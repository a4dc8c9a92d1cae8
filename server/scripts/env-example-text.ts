import type { z } from 'zod'

const columns = 100
const preface = `# Made from the schema of the environment by server/scripts/env-example.ts. Do not edit: run that script.
#
# Copy it to .env and take away the # before what you set. \`npm start\`, \`npm run dev\`, \`npm run relayer\` and
# \`npm run messages\` read .env; what the shell sets already stays. Without any of it everything runs on this machine.
# docs/reference/environment.md is the same as a table.
`

/** An example of a .env file: every variable with its meaning and default, none of them set. */
export function envExample(shape: Record<string, z.ZodType>): string {
  const entries = Object.entries(shape).map(([name, schema]) => {
    const isDemanded = schema.meta()?.['demandedInProduction'] === true
    const meaning = `${schema.description ?? ''}${isDemanded ? ' Demanded in production.' : ''}`
    return `\n${inLines(meaning).join('\n')}\n# ${name}=${defaultOf(schema)}\n`
  })
  return `${preface}${entries.join('')}`
}

/** The words as comments of at most so many columns. */
function inLines(text: string): string[] {
  const lines = ['#']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (longer.length <= columns) lines[lines.length - 1] = longer
    else lines.push(`# ${word}`)
  }
  return lines
}

/** The default of a variable; empty where its meaning says what happens without it. */
function defaultOf(schema: z.ZodType): string {
  const { success, data } = schema.safeParse(undefined)
  return success && (typeof data === 'string' || typeof data === 'number') ? String(data) : ''
}

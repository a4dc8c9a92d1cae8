import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { envShape } from '../src/env/index.ts'
import { envExample } from './env-example.ts'
import { environmentTable } from './environment-table.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generated '))
})
afterAll(() => rm(folder, { recursive: true }))

describe.each([
  ['environment-table.ts', 'docs/reference/environment.md', 'the environment schema'],
  ['env-example.ts', '.env.example', 'the environment schema'],
  ['api-reference.ts', 'docs/reference/api.md', 'the routes in server/src/features.ts'],
])('%s', (script, path, source) => {
  it(`reports ${path} as outdated if it is missing or changed, and as current once it is written`, async () => {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    const message = `${path} does not match ${source}. Run: node server/scripts/${script}`
    expect(await run(script, ['--check', folder])).toEqual({ code: 1, output: `${message}\n` })
    expect(await run(script, [folder])).toEqual({ code: 0, output: '' })
    expect(await run(script, ['--check', folder])).toEqual({ code: 0, output: '' })
    await writeFile(file, (await readFile(file, 'utf8')).replace('PORT', 'PART'))
    expect(await run(script, ['--check', folder])).toEqual({ code: 1, output: `${message}\n` })
  })
})

describe('envExample', () => {
  it('lists every variable and sets none', () => {
    const text = envExample(envShape)
    expect(parseEnv(text)).toEqual({})
    const uncommented = text.replaceAll(/^# (?=[A-Z][A-Z0-9_]*=)/gm, '')
    expect(Object.keys(parseEnv(uncommented)).toSorted()).toEqual(Object.keys(envShape).toSorted())
  })

  it('gives the default, and says what production demands', () => {
    const text = envExample({
      ONE: z.string().default('x').describe('The first.'),
      TWO: z.string().optional().meta({ requiredInProduction: true, description: 'The second.' }),
    })
    expect(text).toContain('\n# The first.\n# ONE=x\n')
    expect(text).toContain('\n# The second. Required in production.\n# TWO=\n')
  })
})

describe('environmentTable', () => {
  it('gives each variable a row with its default, whether production requires it, and its meaning', () => {
    const table = environmentTable({
      ONE: z.string().default('x').describe('The first.'),
      TWO: z.string().optional().meta({ requiredInProduction: true, description: 'This | that.' }),
      THREE: z.string().transform(Number).default(7).describe('A number.'),
    })
    expect(table).toContain('| `ONE` | `x` |  | The first. |\n')
    expect(table).toContain('| `TWO` |  | required | This \\| that. |\n')
    expect(table).toContain('| `THREE` | `7` |  | A number. |\n')
  })

  it('describes every variable', () => {
    for (const [name, schema] of Object.entries(envShape))
      expect([name, schema.description]).toEqual([name, expect.stringMatching(/\w.*\.$/)])
  })
})

function run(script: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, script), ...args], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

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
  ['environment-table.ts', 'docs/reference/environment.md', 'the schema of the environment'],
  ['env-example.ts', '.env.example', 'the schema of the environment'],
  ['api-reference.ts', 'docs/reference/api.md', 'every route of server/src/features.ts'],
])('%s', (script, path, source) => {
  it(`finds ${path} missing, fresh once it is written, and stale after one changed letter`, async () => {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    const sentence = `${path} is not what ${source} says. Run: node server/scripts/${script}`
    expect(await run(script, ['--check', folder])).toEqual({ code: 1, output: `${sentence}\n` })
    expect(await run(script, [folder])).toEqual({ code: 0, output: '' })
    expect(await run(script, ['--check', folder])).toEqual({ code: 0, output: '' })
    await writeFile(file, (await readFile(file, 'utf8')).replace('PORT', 'PART'))
    expect(await run(script, ['--check', folder])).toEqual({ code: 1, output: `${sentence}\n` })
  })
})

describe('envExample', () => {
  it('names every variable and sets none', () => {
    const text = envExample(envShape)
    expect(parseEnv(text)).toEqual({})
    const uncommented = text.replaceAll(/^# (?=[A-Z][A-Z0-9_]*=)/gm, '')
    expect(Object.keys(parseEnv(uncommented)).toSorted()).toEqual(Object.keys(envShape).toSorted())
  })

  it('gives the default, and says what production demands', () => {
    const text = envExample({
      ONE: z.string().default('x').describe('The first.'),
      TWO: z.string().optional().meta({ demandedInProduction: true, description: 'The second.' }),
    })
    expect(text).toContain('\n# The first.\n# ONE=x\n')
    expect(text).toContain('\n# The second. Demanded in production.\n# TWO=\n')
  })
})

describe('environmentTable', () => {
  it('gives each variable a row with its default, whether it is demanded, and its meaning', () => {
    const table = environmentTable({
      ONE: z.string().default('x').describe('The first.'),
      TWO: z.string().optional().meta({ demandedInProduction: true, description: 'This | that.' }),
      THREE: z.string().transform(Number).default(7).describe('A number.'),
    })
    expect(table).toContain('| `ONE` | `x` |  | The first. |\n')
    expect(table).toContain('| `TWO` |  | demanded | This \\| that. |\n')
    expect(table).toContain('| `THREE` | `7` |  | A number. |\n')
  })

  it('leaves no variable of ours without a meaning', () => {
    for (const [name, schema] of Object.entries(envShape))
      expect([name, schema.description]).toEqual([name, expect.stringMatching(/\w.*\.$/)])
  })
})

function run(script: string, words: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, script), ...words], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { scripts: Record<string, string> }
/** The scripts that run a program of ours; the others run `git`, `oxfmt`, or another script. */
const programs = Object.entries(scripts).flatMap(([name, command]) => {
  const [program, ...words] = command.split(' ')
  return program === 'node' ? [{ name, words }] : []
})

test.concurrent.each(programs)(
  'npm run $name -- --help prints what it does',
  { timeout: 120_000 },
  async ({ words }) => {
    const { code, output } = await node([...words, '--help'])
    expect(code).toBe(0)
    expect(output).toMatch(/npm (run \S+|start|test)\b/)
  },
)

test('rejects an unknown option without a stack trace', async () => {
  const { code, output } = await node(['tools/bootstrap/test.mjs', '--shards', '1/4'])
  expect(code).toBe(1)
  expect(output).toMatch(/^Unknown option '--shards'.*\nFor the options, run: npm test -- --help\n$/)
})

function node(words: string[]) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, words, { cwd: root }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

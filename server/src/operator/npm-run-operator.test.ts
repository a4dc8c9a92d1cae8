import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

it('prints JSON for `npm run --silent operator status --json`, without `--`', async () => {
  const { output, errors } = await npm(['run', '--silent', 'operator', 'status', '--json'])
  // The status is incomplete, so the exit code is 1, and npm adds its own error.
  expect(JSON.parse(output.split('\n}\n')[0] + '}')).toHaveProperty('databaseTrouble')
  expect(errors).not.toContain('.env')
})

it('refuses other options that npm took', async () => {
  const { code, errors } = await npm(['run', 'operator', 'retry', '12', '--sender', '0xa1', '--yes'])
  expect(code).toBe(1)
  expect(errors).toContain('Nothing was done: npm took --yes and --sender. Put -- before the command')
})

it('prints help in an invalid environment', async () => {
  const { code, output } = await npm(['run', 'operator', '--', '--help'], { DATABASE_URL: 'not a URL' })
  expect(code).toBe(0)
  expect(output).toContain('rotate-key')
})

/** Runs npm with an unreachable database. */
function npm(words: string[], more: Record<string, string> = {}) {
  const env = { ...process.env, DATABASE_URL: 'postgres://localhost:9/site', ...more }
  return new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    const options = { cwd: root, env, shell: process.platform === 'win32' }
    const child = execFile('npm', words, options, (error, output, errors) =>
      resolve({ code: error ? Number(error.code) : 0, output, errors }),
    )
    child.stdin?.end()
  })
}

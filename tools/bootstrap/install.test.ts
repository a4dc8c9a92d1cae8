import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const tools = fileURLToPath(new URL('..', import.meta.url))
const ours = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] }
const packages = {
  'node_modules/engine-of-this-machine': ours,
  'node_modules/linter-of-this-machine': { ...ours, dev: true },
  'node_modules/engine-of-another': { ...ours, os: ['plan9'] },
}
/** Records how it is called and installs the packages of FAKE_NPM_INSTALLS. */
const fakeNpm = `
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs')
appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n')
mkdirSync('node_modules', { recursive: true })
for (const name of (process.env.FAKE_NPM_INSTALLS || '').split(',').filter(Boolean)) {
  mkdirSync('node_modules/' + name, { recursive: true })
  writeFileSync('node_modules/' + name + '/package.json', '{}')
}`

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'install with spaces '))
  for (const name of ['bootstrap', 'lockfile']) {
    await cp(join(tools, name), join(folder, 'tools', name), { recursive: true })
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ workspaces: [] }))
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }))
  await writeFile(join(folder, 'npm.js'), fakeNpm)
})
afterEach(() => rm(folder, { recursive: true }))

test('skips the install while every package is present', async () => {
  await install('runtime', ['engine-of-this-machine'])
  await install('runtime', [])
  expect(await npmCalls()).toEqual([expect.stringMatching(/^ci .*--omit=dev/)])
})

test('reinstalls a removed native package without writing the lockfile', async () => {
  await install('runtime', ['engine-of-this-machine'])
  await rm(join(folder, 'node_modules', 'engine-of-this-machine'), { recursive: true })
  await install('runtime', ['engine-of-this-machine'])
  expect((await npmCalls()).at(-1)).toMatch(/^install --no-save /)
})

test('names the native package that npm skipped and retries on the next run', async () => {
  const sentence = /npm found no build of engine-of-this-machine for \w+ on \w+\./
  expect(await install('runtime', [])).toMatch(sentence)
  expect(await install('runtime', [])).toMatch(sentence)
  expect(await install('everything', ['engine-of-this-machine'])).toMatch(/no build of linter-of-this-machine/)
})

test('checks for development packages only in the scope that needs them', async () => {
  await install('everything', ['engine-of-this-machine', 'linter-of-this-machine'])
  await mkdir(join(folder, 'node_modules', 'unrelated'))
  await install('runtime', [])
  expect(await npmCalls()).toHaveLength(1)
})

test('keeps development packages that were installed by hand', async () => {
  await mkdir(join(folder, 'node_modules'))
  await writeFile(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }))
  await install('runtime', ['engine-of-this-machine', 'linter-of-this-machine'])
  expect(await npmCalls()).toEqual([expect.not.stringContaining('--omit')])
})

async function npmCalls(): Promise<string[]> {
  return (await readFile(join(folder, 'npm-calls'), 'utf8')).trim().split('\n')
}

function install(scope: string, installs: string[]): Promise<string> {
  const program = `import('./tools/bootstrap/failure.mjs').then(({ orExplain }) => orExplain(async () => (await import('./tools/bootstrap/install.mjs')).install('${scope}')))`
  const env = { ...process.env, npm_execpath: join(folder, 'npm.js'), FAKE_NPM_INSTALLS: installs.join(',') }
  return new Promise((resolve) => {
    execFile(process.execPath, ['-e', program], { env, cwd: folder }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })
}

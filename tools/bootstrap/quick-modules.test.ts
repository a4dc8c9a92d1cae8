import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const quickModules = new URL('./quick-modules.mjs', import.meta.url).href
const files = {
  'package.json': '{ "type": "module" }',
  'main.js': `import { one } from './esm/one.js'
import { two } from './esm/two.js'
import three from './cjs/three.js'
import four from './cjs/four.js'
console.log(one, two, three, four)
await import('./esm/gone.js').catch((error) => console.log(error.code))`,
  'esm/one.js': `export const one = 'one'`,
  'esm/two.js': `import { one } from './one.js'\nexport const two = one + ' and two'`,
  'cjs/package.json': '{ "type": "commonjs" }',
  'cjs/three.js': `module.exports = typeof require`,
  'cjs/four.js': `module.exports = require('./three.js') + ' again'`,
}
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modules with spaces '))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
})
afterAll(() => rm(folder, { recursive: true }))

test('loads ES modules and CommonJS modules as Node does without the hook', async () => {
  const [without, quick] = [await run(''), await run(`--import=${quickModules}`)]
  expect(without).toMatch(/^one one and two function function again\n/)
  expect(quick.split('\n')[0]).toBe(without.split('\n')[0])
})

test('reports a missing file', async () => {
  expect(await run(`--import=${quickModules}`)).toMatch(/\n(ENOENT|ERR_MODULE_NOT_FOUND)\n/)
})

function run(options: string): Promise<string> {
  const env = { PATH: process.env['PATH'], NODE_OPTIONS: options }
  return new Promise((resolve) => {
    execFile(process.execPath, ['main.js'], { cwd: folder, env }, (_error, stdout, stderr) => resolve(stdout + stderr))
  })
}

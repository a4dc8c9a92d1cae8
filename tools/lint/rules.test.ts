import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const repository = fileURLToPath(new URL('../..', import.meta.url))
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint '))
  await cp(join(repository, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  await mkdir(join(folder, 'e2e'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a test in a browser that leaves the guard of its pages out is refused', async () => {
  const path = 'e2e/a.e2e.ts'
  await writeFile(
    join(folder, path),
    `import { expect, test } from '@playwright/test'\ntest('a', () => expect(1).toBe(1))\n`,
  )
  expect(await lint(path)).toMatchObject({ code: 1, output: expect.stringContaining('Import test from ./fixtures.ts') })
  await writeFile(
    join(folder, path),
    `import { expect } from '@playwright/test'\nimport { test } from './fixtures.ts'\ntest('a', () => expect(1).toBe(1))\n`,
  )
  expect(await lint(path)).toMatchObject({ code: 0 })
})

test('a test without an expectation is refused', async () => {
  await writeFile(join(folder, 'b.test.ts'), `import { test } from 'vitest'\ntest('b', () => undefined)\n`)
  expect(await lint('b.test.ts')).toMatchObject({ code: 1, output: expect.stringContaining('expect-expect') })
})

function lint(path: string): Promise<{ code: number; output: string }> {
  const oxlint = join(repository, 'node_modules/oxlint/bin/oxlint')
  return new Promise((resolve) => {
    execFile(process.execPath, [oxlint, '--deny-warnings', path], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

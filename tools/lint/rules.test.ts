import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../bootstrap/run.mjs'

const repository = join(import.meta.dirname, '../..')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint '))
  await cp(join(repository, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  await mkdir(join(folder, 'e2e'))
})
afterAll(() => rm(folder, { recursive: true }))

test('rejects an e2e test without the page guard', async () => {
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

test('rejects a test without an assertion', async () => {
  await writeFile(join(folder, 'b.test.ts'), `import { test } from 'vitest'\ntest('b', () => undefined)\n`)
  expect(await lint('b.test.ts')).toMatchObject({ code: 1, output: expect.stringContaining('expect-expect') })
})

function lint(path: string): Promise<{ code: number; output: string }> {
  const oxlint = join(repository, 'node_modules/oxlint/bin/oxlint')
  return run(process.execPath, [oxlint, '--deny-warnings', path], { cwd: folder })
}

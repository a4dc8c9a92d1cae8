import { globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createVitest } from 'vitest/node'
import { findTestFileFaults, type TestFile } from './find-test-file-faults.ts'

/** Holds the test files of the repository against what runs them: each must run exactly once. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const written = glob('**/*.{test,spec,e2e}.{ts,tsx,js,mjs}')
// What testDir and testMatch in e2e/playwright.config.ts say.
const e2e = glob('e2e/**/*.e2e.ts').map((file) => ({ file, project: 'e2e' }))
const faults = findTestFileFaults(written, [...(await vitestFiles('.')), ...(await vitestFiles('web')), ...e2e])
for (const fault of faults) console.error(fault)
console.log(`${written.length} test files, ${faults.length} that do not run exactly once`)
process.exitCode = faults.length > 0 ? 1 : 0

/** What `vitest run --root <folder>` would run. */
async function vitestFiles(folder: string): Promise<TestFile[]> {
  const vitest = await createVitest('test', { root: join(root, folder), watch: false })
  const specifications = await vitest.globTestSpecifications()
  await vitest.close()
  return specifications.map(({ moduleId, project }) => ({ file: relative(root, moduleId), project: project.name }))
}

function glob(pattern: string): string[] {
  const isOurs = (file: string) => !/(^|\/)(node_modules|build|\.\w[^/]*)(\/|$)/.test(file)
  return globSync(pattern, { cwd: root, exclude: (file) => !isOurs(file) }).map((file) => file.replaceAll('\\', '/'))
}

import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createVitest } from 'vitest/node'

type TestFile = { file: string; project: string }

const root = join(import.meta.dirname, '../..')

/** Returns a sentence for every test file that runs in no project or in more than one. */
export function findTestFileFaults(written: string[], run: TestFile[]): string[] {
  const projects = Map.groupBy(run, ({ file }) => file)
  return written.flatMap((file) => {
    const names = (projects.get(file) ?? []).map(({ project }) => `'${project}'`)
    if (names.length === 0) return [`${file} runs nowhere: no project includes it`]
    return names.length > 1 ? [`${file} runs ${names.length} times: in ${names.join(' and ')}`] : []
  })
}

/** Returns the files that `vitest run --root <folder>` runs. */
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

// Each test file of the repository must run exactly once.
if (import.meta.main) {
  const written = glob('**/*.{test,spec,e2e}.{ts,tsx,js,mjs}')
  // Matches testDir and testMatch in e2e/playwright.config.ts.
  const e2e = glob('e2e/**/*.e2e.ts').map((file) => ({ file, project: 'e2e' }))
  const faults = findTestFileFaults(written, [...(await vitestFiles('.')), ...(await vitestFiles('web')), ...e2e])
  for (const fault of faults) console.error(fault)
  console.log(`${written.length} test files, ${faults.length} that do not run exactly once`)
  process.exitCode = faults.length > 0 ? 1 : 0
}

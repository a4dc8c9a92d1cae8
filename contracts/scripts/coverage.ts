// Prints the test coverage of src/ and fails below 100 %. Hardhat writes a line report to coverage/html.
import { cpSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, openProject, projectFolder, runSolidityTests } from './hardhat-project.ts'

const contracts = ['src/Collection.sol', 'src/TestnetToken.sol']

/** Tests with gas limits, excluded because instrumentation costs gas. */
const gasBounded = [
  'a_whole_set_every_day',
  'the_most_expensive_delivery_leaves_the_receiver_its_full_gas',
  'no_amount_of_gas_starves_a_receiver',
  'costs_no_more_than_its_cap',
].join('|')

/** Returns whether tests cover every line of the contracts. */
export async function measureCoverage(): Promise<boolean> {
  await build(await openProject())
  copyTests()
  // Hardhat's report looks for sources in the working directory.
  process.chdir(projectFolder)
  const project = await openProject({ folder: 'coverage', depth: 'short', coverage: true })
  await build(project, { files: contracts, profile: 'plain' })
  const { failed } = await runSolidityTests(project, { exclude: gasBounded })
  const { found, hit } = lines()
  console.log(`${hit} of ${found} lines covered.`)
  return failed === 0 && found > 0 && hit === found
}

/** Reuses the compiled tests; only the contracts are instrumented. */
function copyTests(): void {
  const from = join(projectFolder, '.cache', 'build', 'artifacts')
  cpSync(from, join(projectFolder, '.cache', 'coverage', 'artifacts'), {
    recursive: true,
    filter: (path) => !contracts.includes(relative(from, path).replaceAll('\\', '/')),
  })
}

/** Sums up the report. A line counts as covered only if all its statements are. */
function lines(): { found: number; hit: number } {
  const report = readFileSync(join(projectFolder, 'coverage', 'lcov.info'), 'utf8')
  const sum = (field: string) =>
    [...report.matchAll(new RegExp(`^${field}:(\\d+)$`, 'gm'))].reduce((total, [, count]) => total + Number(count), 0)
  return { found: sum('LF'), hit: sum('LH') }
}

if (import.meta.main && !(await measureCoverage())) process.exitCode = 1

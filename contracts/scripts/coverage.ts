// Prints the coverage of src/ by the tests and fails below 100 %. Hardhat leaves a report with every line in coverage/html.
import { cpSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, openProject, projectFolder, runSolidityTests } from './hardhat-project.ts'

const contracts = ['src/Collection.sol', 'src/TestnetToken.sol']

/** Counting what runs costs gas, so tests with a bound on gas are left out. */
const gasBounded = [
  'a_whole_set_every_day',
  'the_dearest_delivery_still_hears_its_receiver_in_full',
  'no_amount_of_gas_starves_a_receiver',
  'costs_no_more_than_its_cap',
].join('|')

/** Says whether every line of the contracts is run by a test. */
export async function measureCoverage(): Promise<boolean> {
  await build(await openProject())
  copyTests()
  // Hardhat's report looks for sources in the working folder.
  process.chdir(projectFolder)
  const project = await openProject({ folder: 'coverage', depth: 'short', coverage: true })
  await build(project, { files: contracts, profile: 'plain' })
  const { failed } = await runSolidityTests(project, { exclude: gasBounded })
  const { found, hit } = lines()
  console.log(`${hit} of ${found} lines are run by a test.`)
  return failed === 0 && found > 0 && hit === found
}

/** Tests are compiled once: only the contracts differ, by what counts their statements. */
function copyTests(): void {
  const from = join(projectFolder, '.cache', 'build', 'artifacts')
  cpSync(from, join(projectFolder, '.cache', 'coverage', 'artifacts'), {
    recursive: true,
    filter: (path) => !contracts.includes(relative(from, path).replaceAll('\\', '/')),
  })
}

/** A line counts as run only if every statement on it was. */
function lines(): { found: number; hit: number } {
  const report = readFileSync(join(projectFolder, 'coverage', 'lcov.info'), 'utf8')
  const sum = (field: string) =>
    [...report.matchAll(new RegExp(`^${field}:(\\d+)$`, 'gm'))].reduce((total, [, count]) => total + Number(count), 0)
  return { found: sum('LF'), hit: sum('LH') }
}

if (import.meta.main && !(await measureCoverage())) process.exitCode = 1

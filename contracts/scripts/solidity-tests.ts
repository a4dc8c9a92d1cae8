import { join } from 'node:path'
import type { HardhatRuntimeEnvironment } from 'hardhat/types/hre'
import { projectFolder } from './hardhat-project.ts'

/** The gas that tests recorded: groups of named figures. */
export type GasFigures = Record<string, Record<string, string>>

/** What a run of the Solidity tests gave. */
export type TestRun = { passed: number; failed: number; gas: GasFigures }

type SuiteResult = {
  testResults: readonly {
    status: 'Success' | 'Failure' | 'Skipped'
    valueSnapshotGroups?: readonly { name: string; entries: readonly { name: string; value: string }[] }[]
  }[]
}

/** Which tests to run: those of the named files, without those whose names match. */
type Selection = { files?: readonly string[]; exclude?: string }

/** Runs tests that have been built. A run that ends without a result of its own counts as one failure. */
export async function runSolidityTests(
  project: HardhatRuntimeEnvironment,
  selection: Selection = {},
): Promise<TestRun> {
  const result = await project.tasks.getTask(['test', 'solidity']).run({
    noCompile: true,
    testFiles: (selection.files ?? []).map((file) => join(projectFolder, file)),
    ...(selection.exclude === undefined ? {} : { grepExclude: selection.exclude }),
  })
  const suites: readonly SuiteResult[] = (result.success ? result.value : result.error).suiteResults
  const tests = suites.flatMap(({ testResults }) => testResults)
  const passed = tests.filter(({ status }) => status === 'Success').length
  const failed = tests.filter(({ status }) => status === 'Failure').length
  return { passed, failed: result.success || failed > 0 ? failed : 1, gas: gasFigures(tests) }
}

function gasFigures(tests: SuiteResult['testResults']): GasFigures {
  const figures: GasFigures = {}
  for (const { name, entries } of tests.flatMap(({ valueSnapshotGroups = [] }) => valueSnapshotGroups)) {
    for (const { name: what, value } of entries) (figures[name] ??= {})[what] = value
  }
  return figures
}

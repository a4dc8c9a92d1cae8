import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createHardhatRuntimeEnvironment } from 'hardhat/hre'
import type { HardhatRuntimeEnvironment } from 'hardhat/types/hre'
import { type Depth, hardhatConfig } from '../hardhat.config.ts'

/** The folder of hardhat.config.ts. */
export const projectFolder = join(import.meta.dirname, '..')

/** What a run of Hardhat may differ in. */
export type ProjectOptions = { depth?: Depth; folder?: string; coverage?: boolean }

/** Hardhat as a library: it reads no other configuration, sends no telemetry and does not depend on the working folder. */
export function openProject(options: ProjectOptions = {}): Promise<HardhatRuntimeEnvironment> {
  const { depth = 'default', folder = 'build', coverage = false } = options
  return createHardhatRuntimeEnvironment(hardhatConfig({ depth, folder }), { coverage }, projectFolder)
}

/** Compiles what has changed: the named files, or everything. */
export async function build(
  project: HardhatRuntimeEnvironment,
  { files, profile = 'default' }: { files?: readonly string[]; profile?: string } = {},
): Promise<void> {
  const roots = files?.map((file) => join(projectFolder, file)) ?? (await project.solidity.getRootFilePaths())
  const result = await project.solidity.build(roots, {
    buildProfile: profile,
    // Hardhat would leave one core idle, which is half of a small machine.
    concurrency: availableParallelism(),
    cleanupArtifacts: files === undefined,
    quiet: true,
  })
  if (!project.solidity.isSuccessfulBuildResult(result)) throw new Error('The contracts do not compile.')
}

/** The compiler's input for one file with its imports. */
export async function solcInput(project: HardhatRuntimeEnvironment, file: string, profile = 'default') {
  const root = join(projectFolder, file)
  const jobs = await project.solidity.getCompilationJobs([root], { buildProfile: profile, force: true, quiet: true })
  const job = 'compilationJobsPerFile' in jobs ? jobs.compilationJobsPerFile.get(root) : undefined
  if (job === undefined) throw new Error(`${file} cannot be compiled.`)
  return job.getSolcInput()
}

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

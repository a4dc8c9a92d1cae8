import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createHardhatRuntimeEnvironment } from 'hardhat/hre'
import type { HardhatRuntimeEnvironment } from 'hardhat/types/hre'
import { type Depth, hardhatConfig } from '../hardhat.config.ts'

/** The folder of hardhat.config.ts. */
export const projectFolder = join(import.meta.dirname, '..')

type ProjectOptions = { depth?: Depth; folder?: string; coverage?: boolean }

/** Opens Hardhat as a library, without telemetry, other configuration, or dependence on the working directory. */
export function openProject(options: ProjectOptions = {}): Promise<HardhatRuntimeEnvironment> {
  const { depth = 'default', folder = 'build', coverage = false } = options
  return createHardhatRuntimeEnvironment(hardhatConfig({ depth, folder }), { coverage }, projectFolder)
}

/** Compiles changed files, by default all of them. */
export async function build(
  project: HardhatRuntimeEnvironment,
  { files, profile = 'default' }: { files?: readonly string[]; profile?: string } = {},
): Promise<void> {
  const roots = files?.map((file) => join(projectFolder, file)) ?? (await project.solidity.getRootFilePaths())
  const result = await project.solidity.build(roots, {
    buildProfile: profile,
    // By default, Hardhat leaves one core idle, which is half of a small machine.
    concurrency: availableParallelism(),
    cleanupArtifacts: files === undefined,
    quiet: true,
  })
  if (!project.solidity.isSuccessfulBuildResult(result)) throw new Error('The contracts do not compile.')
}

/** Returns the compiler input for one file and its imports. */
export async function solcInput(project: HardhatRuntimeEnvironment, file: string, profile = 'default') {
  const root = join(projectFolder, file)
  const jobs = await project.solidity.getCompilationJobs([root], { buildProfile: profile, force: true, quiet: true })
  const job = 'compilationJobsPerFile' in jobs ? jobs.compilationJobsPerFile.get(root) : undefined
  if (job === undefined) throw new Error(`${file} cannot be compiled.`)
  return job.getSolcInput()
}

/** Recorded gas, by group and name. */
export type GasFigures = Record<string, Record<string, string>>

type SuiteResult = {
  testResults: readonly {
    status: 'Success' | 'Failure' | 'Skipped'
    valueSnapshotGroups?: readonly { name: string; entries: readonly { name: string; value: string }[] }[]
  }[]
}

/** Runs built tests: those in `files` whose names do not match `exclude`. A run without results counts as one failure. */
export async function runSolidityTests(
  project: HardhatRuntimeEnvironment,
  { files = [], exclude }: { files?: readonly string[]; exclude?: string } = {},
): Promise<{ passed: number; failed: number; gas: GasFigures }> {
  const result = await project.tasks.getTask(['test', 'solidity']).run({
    noCompile: true,
    testFiles: files.map((file) => join(projectFolder, file)),
    ...(exclude === undefined ? {} : { grepExclude: exclude }),
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
    for (const entry of entries) (figures[name] ??= {})[entry.name] = entry.value
  }
  return figures
}

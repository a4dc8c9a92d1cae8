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

import type { HardhatRuntimeEnvironment } from 'hardhat/types/hre'
import { solcInput } from './hardhat-project.ts'

/** The standard JSON input that compiles to exactly the deployed code: what block explorers verify against. */
export async function verificationInput(project: HardhatRuntimeEnvironment, name: string): Promise<object> {
  const { language, sources, settings } = await solcInput(project, `src/${name}.sol`)
  const { remappings: _, ...compilerSettings } = settings
  return {
    language,
    sources: Object.fromEntries(Object.entries(sources).map(([source, content]) => [publicName(source), content])),
    settings: {
      ...compilerSettings,
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
    },
  }
}

/** Hardhat says `project/` for the folder of its configuration, and puts a version into the name of an npm package. */
function publicName(source: string): string {
  return source.replace(/^project\//, 'contracts/').replace(/^npm\/(@[^/]+\/[^/@]+|[^/@]+)@[^/]+\//, '$1/')
}

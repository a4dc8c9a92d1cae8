// Runs the mutations it receives, one at a time, in its own compiled contracts. The sources stay unchanged.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from './compile.ts'
import type { Mutation, MutationOutcome } from './run-mutations.ts'
import { openProject, projectFolder, runSolidityTests, solcInput } from './hardhat-project.ts'

const folder = `mutations/${process.argv[2] ?? '0'}`
const artifacts = join(projectFolder, '.cache', folder, 'artifacts')
rmSync(artifacts, { recursive: true, force: true })
// All workers share the compiled tests.
cpSync(join(projectFolder, '.cache', 'build', 'artifacts'), artifacts, { recursive: true })
const project = await openProject({ folder, depth: 'short' })

process.on('message', (mutation: Mutation) => void runMutation(mutation).then((outcome) => process.send?.(outcome)))
process.on('disconnect', () => process.exit())
process.send?.('ready')

async function runMutation(mutation: Mutation): Promise<MutationOutcome> {
  const contracts = mutation.file === 'TestnetToken' ? ['src/TestnetToken.sol'] : ['src/Collection.sol']
  // The only test that imports sources.
  const words = mutation.caughtBy.filter((file) => file === 'test/Words.t.sol')
  for (const file of [...contracts, ...words]) if (!(await compileWith(mutation, file))) return 'does not compile'
  const { failed } = await runSolidityTests(project, { files: mutation.caughtBy })
  return failed > 0 ? 'caught' : 'missed'
}

/** Compiles a mutation without the optimizer, which takes a tenth of the time. */
async function compileWith({ file, start, end, replace }: Mutation, root: string): Promise<boolean> {
  const input = await solcInput(project, root, 'plain')
  const mutated = `project/src/${file}.sol`
  const text = input.sources[mutated]?.content ?? ''
  const sources = { ...input.sources, [mutated]: { content: text.slice(0, start) + replace + text.slice(end) } }
  const code = ['evm.bytecode.object', 'evm.deployedBytecode.object', 'evm.deployedBytecode.immutableReferences']
  const output = compile({ ...input, sources }, { [`project/${root}`]: { '*': code } })
  if (output.errors?.some(({ severity }) => severity === 'error')) return false
  for (const [name, { evm }] of Object.entries(output.contracts[`project/${root}`] ?? {})) {
    const path = join(artifacts, root, `${name}.json`)
    const artifact = JSON.parse(readFileSync(path, 'utf8'))
    artifact.bytecode = `0x${evm.bytecode.object}`
    artifact.deployedBytecode = `0x${evm.deployedBytecode.object}`
    artifact.immutableReferences = evm.deployedBytecode.immutableReferences
    writeFileSync(path, JSON.stringify(artifact))
  }
  return true
}

// Plants the faults it is sent, one at a time, in compiled contracts of its own. The sources are not touched.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from './compile.ts'
import type { Fault, Outcome } from './fault.ts'
import { openProject, projectFolder, solcInput } from './hardhat-project.ts'
import { runSolidityTests } from './solidity-tests.ts'

const folder = `faults/${process.argv[2] ?? '0'}`
const artifacts = join(projectFolder, '.cache', folder, 'artifacts')
rmSync(artifacts, { recursive: true, force: true })
// Tests are compiled once, for all workers.
cpSync(join(projectFolder, '.cache', 'build', 'artifacts'), artifacts, { recursive: true })
const project = await openProject({ folder, depth: 'short' })

process.on('message', (fault: Fault) => void plant(fault).then((outcome) => process.send?.(outcome)))
process.on('disconnect', () => process.exit())
process.send?.('ready')

async function plant(fault: Fault): Promise<Outcome> {
  const contracts = fault.file === 'TestnetToken' ? ['src/TestnetToken.sol'] : ['src/VanguardPfp.sol']
  // The only test that is compiled together with sources.
  const words = fault.caughtBy.filter((file) => file === 'test/Words.t.sol')
  for (const file of [...contracts, ...words]) if (!(await compileWith(fault, file))) return 'does not compile'
  const { failed } = await runSolidityTests(project, { files: fault.caughtBy })
  return failed > 0 ? 'caught' : 'missed'
}

/** Without the optimiser: a fault is a fault either way, and compiling takes a tenth of the time. */
async function compileWith({ file, start, end, replace }: Fault, root: string): Promise<boolean> {
  const input = await solcInput(project, root, 'plain')
  const faulty = `project/src/${file}.sol`
  const text = input.sources[faulty]?.content ?? ''
  const sources = { ...input.sources, [faulty]: { content: text.slice(0, start) + replace + text.slice(end) } }
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

// Writes the ABI and creation code of each contract to generated/ as TypeScript. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Artifact } from 'hardhat/types/artifacts'
import { build, openProject, projectFolder } from './hardhat-project.ts'

type Parameter = { name: string; type: string; indexed?: boolean; components?: readonly Parameter[] }
type GeneratedFile = { path: string; text: string }
type Entry = { type: string; name?: string; inputs?: readonly Parameter[]; outputs?: readonly Parameter[] }

const contracts = [
  { name: 'Collection', file: 'collection', export: 'collection' },
  { name: 'TestnetToken', file: 'testnet-token', export: 'testnetToken' },
] as const

const kinds = ['constructor', 'function', 'event', 'error']
const header = '// Generated from contracts/src by `npm run generate -w @network-site/contracts`. Do not edit.\n'

/** Writes outdated files or checks for them. Returns whether all files are up to date. */
export async function generate({ isCheck }: { isCheck: boolean }): Promise<boolean> {
  const project = await openProject()
  await build(project, { files: contracts.map(({ name }) => `src/${name}.sol`) })
  const files = await Promise.all(
    contracts.map(async (contract) => generatedFiles(contract, await project.artifacts.readArtifact(contract.name))),
  )
  const stale = staleAmong(files.flat())
  if (isCheck && stale.length > 0) {
    console.error(staleSentence(stale))
    return false
  }
  for (const { path, text } of stale) writeFileSync(path, text)
  console.log(stale.length > 0 ? `Wrote ${stale.length} generated files.` : 'Generated files are up to date.')
  return true
}

/** Returns the files that are missing or outdated. */
export function staleAmong(files: readonly GeneratedFile[]): GeneratedFile[] {
  return files.filter(({ path, text }) => read(path) !== text)
}

export function staleSentence(stale: readonly GeneratedFile[]): string {
  return `Out of date: ${stale.map(({ path }) => path).join(', ')}\nRun: npm run generate -w @network-site/contracts`
}

function generatedFiles(contract: (typeof contracts)[number], artifact: Artifact): GeneratedFile[] {
  const entries = sortedAbi(artifact.abi).map((entry) => `  ${JSON.stringify(entry)},\n`)
  const path = (kind: string) => join(projectFolder, 'generated', `${contract.file}-${kind}.ts`)
  return [
    {
      path: path('abi'),
      text: `${header}\n/** The ABI of ${contract.name}. */\nexport const ${contract.export}Abi = [\n${entries.join('')}] as const;\n`,
    },
    {
      path: path('bytecode'),
      text: `${header}\n/** The creation code of ${contract.name}, to be followed by its encoded constructor arguments. */\nexport const ${contract.export}Bytecode =\n  "${artifact.bytecode}" as const;\n`,
    },
  ]
}

/** Sorts an ABI, so that its order does not depend on the compiler. */
function sortedAbi(abi: readonly Entry[]): object[] {
  return abi.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)).map(sortedEntry)
}

function sortKey({ type, name = '', inputs = [] }: Entry): string {
  return [kinds.indexOf(type), name, ...inputs.map((input) => input.type)].join(' ')
}

function sortedEntry({ type, name, inputs, outputs, ...rest }: Entry): object {
  return { type, name, inputs: inputs?.map(sortedParameter), outputs: outputs?.map(sortedParameter), ...rest }
}

/** Drops Solidity's internal type names, which change with the structure of the sources. */
function sortedParameter({ name, type, indexed, components }: Parameter): object {
  return { name, type, indexed, components: components?.map(sortedParameter) }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

if (import.meta.main && !(await generate({ isCheck: process.argv.includes('--check') }))) process.exitCode = 1

// Writes generated/: the ABI and the creation code of each contract, as TypeScript. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { artifact } from './artifact.ts'
import { forge } from './forge.ts'

const contracts = [
  { name: 'VanguardPfp', file: 'vanguard-pfp', export: 'vanguardPfp' },
  { name: 'TestnetToken', file: 'testnet-token', export: 'testnetToken' },
] as const

const header = '// Generated from contracts/src by `npm run generate -w @home/contracts`. Do not edit.\n'

const isCheck = process.argv.includes('--check')
const folder = join(import.meta.dirname, '..', 'generated')

if (forge(['build', 'contracts/src']).status !== 0) process.exit(1)

const stale = contracts.flatMap(generatedFiles).filter(({ path, text }) => {
  if (read(path) === text) return false
  if (!isCheck) writeFileSync(path, text)
  return true
})

if (isCheck && stale.length > 0) {
  console.error(`Out of date: ${stale.map(({ path }) => path).join(', ')}\nRun: npm run generate -w @home/contracts`)
  process.exit(1)
}
console.log(stale.length > 0 ? `Wrote ${stale.length} generated files.` : 'Generated files are up to date.')

function generatedFiles(contract: (typeof contracts)[number]): { path: string; text: string }[] {
  const { abi, bytecode } = artifact(contract.name)
  const entries = abi.map((entry) => `  ${JSON.stringify(entry)},\n`).join('')
  return [
    {
      path: join(folder, `${contract.file}-abi.ts`),
      text: `${header}\n/** The ABI of ${contract.name}. */\nexport const ${contract.export}Abi = [\n${entries}] as const;\n`,
    },
    {
      path: join(folder, `${contract.file}-bytecode.ts`),
      text: `${header}\n/** The creation code of ${contract.name}, to be followed by its encoded constructor arguments. */\nexport const ${contract.export}Bytecode =\n  "${bytecode}" as const;\n`,
    },
  ]
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

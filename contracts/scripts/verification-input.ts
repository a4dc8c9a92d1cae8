import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const room = join(import.meta.dirname, '..')

/** The standard JSON input that compiles to exactly the deployed code: what block explorers verify against. */
export function verificationInput(name: string): object {
  const path = join(room, '.cache', 'out', `${name}.sol`, `${name}.json`)
  const { language, sources, settings } = JSON.parse(readFileSync(path, 'utf8')).metadata
  const { compilationTarget: _, ...compilerSettings } = settings
  const contents = Object.keys(sources).map((source) => {
    return [source, { content: readFileSync(join(room, '..', source), 'utf8') }] as const
  })
  return {
    language,
    sources: Object.fromEntries(contents),
    settings: {
      ...compilerSettings,
      outputSelection: {
        '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] },
      },
    },
  }
}

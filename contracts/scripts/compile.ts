import { createRequire } from 'node:module'

type CompilerInput = {
  language: string
  sources: Record<string, { content: string }>
  settings: { [setting: string]: unknown }
}
type CompilerOutput = {
  errors?: readonly { severity: string; formattedMessage?: string }[]
  sources: Record<string, { ast: object }>
  contracts: Record<string, Record<string, { evm: { bytecode: Code; deployedBytecode: Code } }>>
}
type Code = { object: string; immutableReferences?: object }

const solc: { compile(input: string): string } = createRequire(import.meta.url)('solc')

/** Runs npm's solc in this process, where all compilations after the first are much faster. */
export function compile(input: CompilerInput, outputSelection: object): CompilerOutput {
  return JSON.parse(solc.compile(JSON.stringify({ ...input, settings: { ...input.settings, outputSelection } })))
}

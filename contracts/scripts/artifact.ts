import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What forge made of a contract. */
export type Artifact = { abi: readonly object[]; bytecode: `0x${string}` }

/** Reads what the last `forge build` made of a contract in src/. */
export function artifact(name: string): Artifact {
  const path = join(import.meta.dirname, '..', '.cache', 'out', `${name}.sol`, `${name}.json`)
  const { abi, bytecode } = JSON.parse(readFileSync(path, 'utf8'))
  return { abi: abi.map(withoutInternalTypes), bytecode: bytecode.object }
}

/** Solidity's own type names are of no use outside, and change with the sources' shape. */
function withoutInternalTypes(entry: object): object {
  return JSON.parse(JSON.stringify(entry, (key, value) => (key === 'internalType' ? undefined : value)))
}

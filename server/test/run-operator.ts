import { nodeEnvironment } from '@network-site/sandbox/process/node-environment'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../src/operator.ts', import.meta.url))

export type OperatorAnswer = { code: number; output: string; errors: string }

/** Runs the operator's tool as a process of its own, with nobody at a terminal. */
export function runOperator(env: Record<string, string>, ...words: string[]): Promise<OperatorAnswer> {
  return new Promise((resolve) => {
    const options = { env: { ...nodeEnvironment(), ...env }, maxBuffer: 16_000_000 }
    const child = execFile(process.execPath, [program, ...words], options, (error, output, errors) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0, output, errors }),
    )
    child.stdin?.end()
  })
}

import { nodeEnvironment } from '@network-site/sandbox/child-process'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { CommanderError } from 'commander'
import { readEnv } from '../src/env/index.ts'
import { createProgram } from '../src/operator/create-program.ts'
import { openDeployment } from '../src/operator/deployment.ts'
import { bigintToString, OperatorError, refusedExitCode, type Terminal } from '../src/operator/terminal.ts'

const program = fileURLToPath(new URL('../src/operator.ts', import.meta.url))

type OperatorAnswer = { code: number; output: string; errors: string }

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

/** Calls the operator's tool in this process, which is quicker than `runOperator`. */
export async function callOperator(env: Record<string, string>, ...words: string[]): Promise<OperatorAnswer> {
  const answer: OperatorAnswer = { code: 0, output: '', errors: '' }
  const terminal: Terminal = {
    answer: async (value, render, { json }) => {
      answer.output += json ? JSON.stringify(value, bigintToString) : render()
    },
    say: (line) => void (answer.errors += `${line}\n`),
    confirm: async (plan, options) => {
      answer.errors += `${plan}\n`
      if (!options.yes) throw new OperatorError('Nobody is there to agree.', { exitCode: refusedExitCode })
    },
  }
  const deployment = openDeployment(readEnv(env))
  try {
    await createProgram({ deployment, terminal }).parseAsync(words, { from: 'user' })
  } catch (error) {
    if (!(error instanceof OperatorError || error instanceof CommanderError)) throw error
    answer.code = error.exitCode
    answer.errors += `${error.message}\n`
  } finally {
    await deployment.close()
  }
  return answer
}

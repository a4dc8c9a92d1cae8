import { nodeEnvironment } from '@network-site/sandbox/child-process'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { CommanderError } from 'commander'
import { readEnv } from '../src/env/index.ts'
import { createProgram } from '../src/operator/create-program.ts'
import { openDeployment } from '../src/operator/deployment.ts'
import { bigintToString, OperatorError, unconfirmedExitCode, type Terminal } from '../src/operator/terminal.ts'

const program = fileURLToPath(new URL('../src/operator.ts', import.meta.url))

type OperatorResult = { code: number; output: string; errors: string }

/** Runs the operator CLI as a process without a terminal. */
export function runOperator(env: Record<string, string>, ...args: string[]): Promise<OperatorResult> {
  return new Promise((resolve) => {
    const options = { env: { ...nodeEnvironment(), ...env }, maxBuffer: 16_000_000 }
    const child = execFile(process.execPath, [program, ...args], options, (error, output, errors) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0, output, errors }),
    )
    child.stdin?.end()
  })
}

/** Runs the operator CLI in this process, which is faster than `runOperator`. */
export function callOperator(env: Record<string, string>, ...args: string[]): Promise<OperatorResult> {
  return answerOperator(env, [], ...args)
}

/** Like `callOperator`, with what the operator types at the prompts, including the confirmation without `--yes`. */
export async function answerOperator(
  env: Record<string, string>,
  replies: string[],
  ...args: string[]
): Promise<OperatorResult> {
  const result: OperatorResult = { code: 0, output: '', errors: '' }
  const terminal: Terminal = {
    answer: async (value, render, { json }) => {
      result.output += json ? JSON.stringify(value, bigintToString) : render()
    },
    say: (line) => void (result.errors += `${line}\n`),
    confirm: async (plan, options) => {
      result.errors += `${plan}\n`
      if (!options.yes && replies.shift() !== 'yes')
        throw new OperatorError('Nothing was changed: not confirmed.', { exitCode: unconfirmedExitCode })
    },
    ask: async (question, hint) => {
      result.errors += `${question}\n`
      const reply = replies.shift()
      if (reply === undefined) throw new OperatorError(hint, { exitCode: unconfirmedExitCode })
      return reply
    },
  }
  const deployment = openDeployment(readEnv(env))
  try {
    await createProgram({ deployment, terminal }).parseAsync(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof OperatorError || error instanceof CommanderError)) throw error
    result.code = error.exitCode
    result.errors += `${error.message}\n`
  } finally {
    await deployment.close()
  }
  return result
}

import { CommanderError } from 'commander'
import { readEnv } from '../src/env/index.ts'
import { createProgram } from '../src/operator/create-program.ts'
import { openDeployment } from '../src/operator/open-deployment.ts'
import { OperatorError, refusedExitCode } from '../src/operator/operator-error.ts'
import type { Terminal } from '../src/operator/terminal.ts'
import type { OperatorAnswer } from './run-operator.ts'

/** Calls the operator's tool in this process, which is quicker than `runOperator`. */
export async function callOperator(env: Record<string, string>, ...words: string[]): Promise<OperatorAnswer> {
  const answer: OperatorAnswer = { code: 0, output: '', errors: '' }
  const terminal: Terminal = {
    answer: async (value, render, { json }) => {
      answer.output += json
        ? JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? String(each) : each))
        : render()
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

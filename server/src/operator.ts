import { CommanderError } from 'commander'
import { reasonOf } from '@network-site/protocol/redact'
import { EnvError, readEnv } from './env/index.ts'
import { createProgram } from './operator/create-program.ts'
import { openDeployment } from './operator/deployment.ts'
import { OperatorError, processTerminal } from './operator/terminal.ts'

// A closed pipe, as in `npm run operator messages | head`, is not an error.
process.stdout.on('error', () => process.exit(0))
try {
  const deployment = openDeployment(readEnv(process.env))
  try {
    await createProgram({ deployment, terminal: processTerminal }).parseAsync()
  } finally {
    await deployment.close()
  }
} catch (error) {
  process.exitCode = explain(error)
}

/** Prints an error without its stack and returns the exit code. */
function explain(error: unknown): number {
  // Commander has printed its help or usage error already.
  if (error instanceof CommanderError) return error.exitCode
  const isForOperator = error instanceof OperatorError || error instanceof EnvError
  process.stderr.write(`${isForOperator ? error.message : `Failed: ${reasonOf(error)}`}\n`)
  return error instanceof OperatorError ? error.exitCode : 1
}

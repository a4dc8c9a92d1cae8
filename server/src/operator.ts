import { CommanderError } from 'commander'
import { reasonOf } from '@network-site/protocol/redact'
import { EnvError, readEnv } from './env/index.ts'
import { createProgram } from './operator/create-program.ts'
import { openDeployment } from './operator/deployment.ts'
import { OperatorError, processTerminal } from './operator/terminal.ts'

/** `npm run operator`: the operator's tool. */
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

/** A wrong word, environment or key is the operator's to mend: words, not a stack. */
function explain(error: unknown): number {
  // Help and wrong words were printed already.
  if (error instanceof CommanderError) return error.exitCode
  const isWorded = error instanceof OperatorError || error instanceof EnvError
  process.stderr.write(`${isWorded ? error.message : `It failed: ${reasonOf(error)}`}\n`)
  return error instanceof OperatorError ? error.exitCode : 1
}

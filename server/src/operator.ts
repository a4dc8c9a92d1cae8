import { type Command, CommanderError } from 'commander'
import { reasonOf } from '@network-site/protocol/redact'
import { EnvError, readEnv } from './env/index.ts'
import { createProgram } from './operator/create-program.ts'
import { openDeployment } from './operator/deployment.ts'
import { messagesOptions } from './operator/messages-command.ts'
import { OperatorError, processTerminal } from './operator/terminal.ts'

// A closed pipe, as in `npm run operator messages | head`, is not an error.
process.stdout.on('error', () => process.exit(0))
try {
  const isHelp = process.argv.slice(2).some((word) => ['help', '--help', '-h'].includes(word))
  // Help must not depend on a valid environment.
  const env = readEnv(isHelp ? {} : process.env)
  const deployment = openDeployment(env)
  try {
    const program = createProgram({ deployment, terminal: processTerminal(env.CHAIN_EXPLORER_URL) })
    await program.parseAsync([...process.argv, ...optionsTakenByNpm(program)])
  } finally {
    await deployment.close()
  }
} catch (error) {
  process.exitCode = explain(error)
}

/**
 * Returns the options that npm took because no `--` came first. It passes them as variables, often without their value,
 * so only `--json` can be restored. Throws if there are others.
 */
function optionsTakenByNpm(program: Command): string[] {
  if (process.env['npm_lifecycle_event'] !== 'operator') return []
  const options = [
    ...[program, ...program.commands].flatMap((command) => command.options.map(({ long }) => long ?? '')),
    ...Object.keys(messagesOptions).map((name) => `--${name}`),
  ]
  const taken = options.filter((option) => process.env[`npm_config_${option.slice(2).replaceAll('-', '_')}`])
  const lost = taken.filter((option) => option !== '--json')
  if (lost.length > 0)
    throw new OperatorError(
      `Nothing was done: npm took ${[...new Set(lost)].join(' and ')}. Put -- before the command: npm run operator -- …`,
    )
  return taken
}

/** Prints an error without its stack and returns the exit code. */
function explain(error: unknown): number {
  // Commander has printed its help or usage error already.
  if (error instanceof CommanderError) return error.exitCode
  const isForOperator = error instanceof OperatorError || error instanceof EnvError
  process.stderr.write(`${isForOperator ? error.message : `Failed: ${reasonOf(error)}`}\n`)
  return error instanceof OperatorError ? error.exitCode : 1
}

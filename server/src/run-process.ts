import { describeError, messageOf } from './describe-error.ts'
import { EnvError } from './env.ts'

/** Runs a process's main function. A failure to start is printed as a message, without a stack: the operator mends it. */
export async function runProcess(main: () => Promise<void>): Promise<void> {
  process.on('uncaughtException', endBy)
  try {
    await main()
  } catch (error) {
    process.stderr.write(`${startFailureOf(error)}\n`)
    process.exit(1)
  }
}

/** Node itself would print every field of the error, addresses and values among them. */
function endBy(error: unknown): void {
  process.stderr.write(`${JSON.stringify(describeError(error))}\n`)
  process.exit(1)
}

/** What an environment lacks is said whole: it names variables, never their values. */
function startFailureOf(error: unknown): string {
  if (error instanceof EnvError) return error.message
  return error instanceof Error ? messageOf(error) : 'The process failed to start.'
}

/** Closes on Ctrl-C, on SIGTERM, and when the parent process is gone, even by kill -9. */
export function closeOnSignal(close: () => Promise<void>): void {
  if (process.channel) process.once('disconnect', () => void close())
  process.once('SIGINT', () => void close())
  process.once('SIGTERM', () => void close())
}

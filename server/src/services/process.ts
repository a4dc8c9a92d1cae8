import { withTimeout } from '@network-site/protocol/concurrency'
import type { Logger } from 'pino'
import { describeError, messageOf } from '../lib/describe-error.ts'

/** The current time, injected so that tests can set it. */
export type Clock = { nowMilliseconds: () => number }

export const systemClock: Clock = { nowMilliseconds: () => Date.now() }

/** Runs a process's main function, or prints its usage. Prints a failure to start as a message without a stack. */
export async function runProcess(main: () => Promise<void>, about: string): Promise<void> {
  const [argument] = process.argv.slice(2)
  if (argument !== undefined) {
    process.stdout.write(`${about} It has no options; docs/reference/environment.md lists its variables.\n`)
    process.exit(argument === '--help' ? 0 : 1)
  }
  process.on('uncaughtException', crash)
  try {
    await main()
  } catch (error) {
    process.stderr.write(`${startFailureOf(error)}\n`)
    process.exit(1)
  }
}

/** Exits without Node's own report, which would print every field of the error. */
function crash(error: unknown): void {
  process.stderr.write(`${JSON.stringify(describeError(error))}\n`)
  process.exit(1)
}

/** Returns the message to print. An `EnvError` is safe to print whole: it names variables, never their values. */
function startFailureOf(error: unknown): string {
  if (error instanceof Error && error.name === 'EnvError') return error.message
  return error instanceof Error ? messageOf(error) : 'The process failed to start.'
}

/** Closes on SIGINT, on SIGTERM, and when the parent process exits, even by SIGKILL. */
export function closeOnSignal(close: () => Promise<void>): void {
  if (process.channel) process.once('disconnect', () => void close())
  process.once('SIGINT', () => void close())
  process.once('SIGTERM', () => void close())
}

/** A part of the process to close at shutdown. */
type Closer = {
  name: string
  close: () => Promise<unknown>
  /** Time allowed in addition to the default. */
  milliseconds?: number
}

export type Closing = ReturnType<typeof closeInOrder>

const closeMilliseconds = 5000

/**
 * Closes every part, newest first, and exits. Logs parts that fail or hang and continues; the exit code is then 1. A second
 * call does nothing.
 */
export function closeInOrder(log: Logger, exit: (code: number) => void = (code) => process.exit(code)) {
  const closers: Closer[] = []
  let isClosing = false
  return {
    add: (closer: Closer) => void closers.unshift(closer),
    close: async (): Promise<void> => {
      if (isClosing) return
      isClosing = true
      let isClean = true
      for (const { name, close, milliseconds = 0 } of closers) {
        const timeout = closeMilliseconds + milliseconds
        const reason = await withTimeout(
          close().then(
            () => undefined,
            (error: unknown) => error,
          ),
          { milliseconds: timeout, otherwise: () => `timed out after ${timeout} ms` },
        )
        if (reason === undefined) continue
        isClean = false
        log.warn({ part: name, reason: reason instanceof Error ? reason.message : reason }, 'a part failed to close')
      }
      exit(isClean ? 0 : 1)
    },
  }
}

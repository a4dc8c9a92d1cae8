import { withTimeout } from '@network-site/protocol/concurrency'
import type { Logger } from 'pino'
import { describeError, messageOf } from '../lib/describe-error.ts'

/** The time, handed in so that a test can choose it. */
export type Clock = { nowMilliseconds: () => number }

export const systemClock: Clock = { nowMilliseconds: () => Date.now() }

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
  if (error instanceof Error && error.name === 'EnvError') return error.message
  return error instanceof Error ? messageOf(error) : 'The process failed to start.'
}

/** Closes on Ctrl-C, on SIGTERM, and when the parent process is gone, even by kill -9. */
export function closeOnSignal(close: () => Promise<void>): void {
  if (process.channel) process.once('disconnect', () => void close())
  process.once('SIGINT', () => void close())
  process.once('SIGTERM', () => void close())
}

/** A part of the process that must be closed before it ends. */
type Closer = {
  name: string
  close: () => Promise<unknown>
  /** What it may take beyond what all may take. */
  milliseconds?: number
}

export type Closing = ReturnType<typeof closeInOrder>

/** Enough for what waits for nobody outside; a part that takes longer must not keep the next ones open. */
const closeMilliseconds = 5000

/**
 * Closes every part, newest first, and then ends the process. A part that fails or hangs is named in the log and left
 * behind; the exit code is 0 only where there was none. A second call changes nothing.
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
        const patience = closeMilliseconds + milliseconds
        const reason = await withTimeout(
          close().then(
            () => undefined,
            (error: unknown) => error,
          ),
          { milliseconds: patience, otherwise: () => `it took longer than ${patience} ms` },
        )
        if (reason === undefined) continue
        isClean = false
        log.warn({ part: name, reason: reason instanceof Error ? reason.message : reason }, 'a part was not closed')
      }
      exit(isClean ? 0 : 1)
    },
  }
}

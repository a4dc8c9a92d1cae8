import { within } from '@network-site/protocol/within'
import type { Logger } from 'pino'

/** A part of the process that must be closed before it ends. */
export type Closer = {
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
        const reason = await within(
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

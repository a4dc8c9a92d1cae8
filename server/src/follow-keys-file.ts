import { stat } from 'node:fs/promises'
import type { Logger } from 'pino'
import type { PrivateKeyAccount } from 'viem/accounts'
import { messageOf } from './describe-error.ts'

export type FollowKeysOptions = {
  file: string
  load: () => Promise<PrivateKeyAccount[]>
  onChange: (accounts: PrivateKeyAccount[]) => void
  log: Logger
  everyMilliseconds?: number
}

/** Looks at a keys file every few seconds, so that a key can be added or retired without a restart. */
export function followKeysFile({ file, load, onChange, log, everyMilliseconds = 2000 }: FollowKeysOptions) {
  let isLooking = false
  let seen: string | undefined
  const timer = setInterval(() => void look(), everyMilliseconds)
  timer.unref()
  void look()

  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      const version = await stat(file).then(
        ({ mtimeMs, ino, size }) => [mtimeMs, ino, size].join(),
        () => 'absent',
      )
      if (version === seen) return
      // A file that cannot be used is said once, and the keys of before stay at work.
      seen = version
      onChange(await load())
    } catch (error) {
      log.warn({ reason: error instanceof Error ? messageOf(error) : 'unknown' }, 'the keys file could not be read')
    } finally {
      isLooking = false
    }
  }

  return { close: () => clearInterval(timer) }
}

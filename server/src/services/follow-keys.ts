import type { Logger } from 'pino'
import { stat } from 'node:fs/promises'
import type { PrivateKeyAccount } from 'viem/accounts'
import { systemClock } from './clock.ts'
import type { Database } from './database.ts'
import type { Env } from '../env/index.ts'
import { loadRelayerKeys } from './external-services.ts'
import type { Relayer } from '../features/mint/relayer/start-relayer.ts'
import { refuseFaucetKey } from './refuse-shared-key.ts'
import { messageOf } from './log.ts'

/** Has the relayer work with whatever keys are in RELAYER_KEYS_FILE, where it is set. */
export function followRelayerKeys(
  env: Env,
  { relayer, database, log }: { relayer: Relayer; database: Database; log: Logger },
): { close: () => void } {
  const file = env.RELAYER_KEYS_FILE
  if (!file || env.RELAYER === 'off') return { close: () => undefined }
  return followKeysFile({
    file,
    log,
    onChange: relayer.setAccounts,
    load: async () => {
      const accounts = await loadRelayerKeys(env, file)
      await refuseFaucetKey(accounts, { database, ...systemClock })
      return accounts
    },
  })
}

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

import type { Logger } from 'pino'
import { systemClock } from './adapters/clock.ts'
import type { Database } from './adapters/database.ts'
import type { Env } from './env.ts'
import { loadRelayerKeys } from './external-services.ts'
import type { Relayer } from './features/mint/relayer/start-relayer.ts'
import { followKeysFile } from './follow-keys-file.ts'
import { refuseFaucetKey } from './refuse-shared-key.ts'

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

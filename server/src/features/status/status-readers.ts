import type { Chain } from '../../services/chain.ts'
import type { Database } from '../../services/database.ts'
import { readHead } from '../../transactions/read-head.ts'
import type { SubmissionStore } from '../contact/submission-store.ts'
import type { Minting } from '../mint/open-minting.ts'
import type { StatusOptions } from './watch-status.ts'

type StatusSources = {
  chain: Chain
  minting: Pick<Minting, 'report'>
  database: Pick<Database, 'ping'>
  store: Pick<SubmissionStore, 'waiting'>
  isMailed: boolean
  nowMilliseconds: () => number
}

/** A message that has waited for its email for so long is stuck. */
const stuckMailMilliseconds = 600_000

/** How each part is asked for the status page. */
export function statusReaders(sources: StatusSources): StatusOptions['readers'] {
  const { chain, minting, database, store, isMailed, nowMilliseconds } = sources

  async function readMail() {
    const { count, since } = await store.waiting()
    return { waiting: count, isStuck: since !== null && nowMilliseconds() - since.getTime() > stuckMailMilliseconds }
  }

  return {
    chain: async () => {
      const { number, timestampSeconds } = await readHead(chain)
      return { block: number, blockAt: new Date(timestampSeconds * 1000).toISOString() }
    },
    minting: minting.report,
    database: database.ping,
    mail: isMailed ? readMail : undefined,
  }
}

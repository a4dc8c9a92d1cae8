import type { Progress, QuestStatus } from '@network-site/protocol/progress'
import type { Quest } from '@network-site/protocol/quests'
import { withDedupe } from '../../lib/with-dedupe.ts'
import type { Address } from 'viem'
import { summariseDays } from './summarise-days.ts'
import type { QuestVerifier } from './verify-quest.ts'

export type ProgressOptions = {
  verifier: Pick<QuestVerifier, 'state' | 'daysOf'>
  quests: Quest[]
  nowMilliseconds: () => number
}

/** A page asks for it while it is looked at, and a shared link is opened by many at once. */
const keepMilliseconds = 3000
const maxKept = 20_000

/** Where wallets stand, in one answer. */
export function createReadProgress({ verifier, quests, nowMilliseconds }: ProgressOptions) {
  const answers = withDedupe<Progress>({ keepMilliseconds, maxKept, nowMilliseconds })

  async function read(address: Address): Promise<Progress> {
    // Beside each other: both read the record, once, and a balance need not wait for it.
    const [{ record, calendar, asOf }, statuses] = await Promise.all([
      verifier.daysOf(address),
      Promise.all(quests.map((quest) => statusOf(quest, address))),
    ])
    return { address, ...summariseDays(record, calendar), quests: statuses, asOf }
  }

  async function statusOf({ id, title, task }: Quest, address: Address): Promise<QuestStatus> {
    // A chain that does not tell a balance is no reason to hide the days, which are known.
    const state = await verifier.state({ quest: id, address }).catch(() => null)
    if (!state) return { id, title, task, state }
    const { isComplete, progress, missing, words } = state
    return { id, title, task, state: { isComplete, progress, missing, words } }
  }

  return {
    of: (address: Address): Promise<Progress> => answers.get(address, () => read(address)),
    /** Something about this wallet has changed that is not in the record. */
    forget: answers.forget,
  }
}

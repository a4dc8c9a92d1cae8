import type { Progress, QuestStatus } from '@network-site/protocol/progress'
import type { Quest } from '@network-site/protocol/quests'
import type { Address } from 'viem'
import { withDedupe } from '../../lib/with-dedupe.ts'
import {
  allItems,
  beginningOf,
  countItems,
  findStreaks,
  itemsIn,
  type MintCalendar,
  type MintedDay,
} from '../../mint-index/mint-days.ts'
import type { QuestVerifier } from './quest-verifier.ts'

type ProgressOptions = {
  verifier: Pick<QuestVerifier, 'state' | 'daysOf'>
  quests: Quest[]
  nowMilliseconds: () => number
}

/** Open pages poll their progress, and many visitors may open a shared link at once. */
const keepMilliseconds = 3000
const maxKept = 20_000

/** Reads the progress of wallets: today, streak, last days and every quest. */
export function createReadProgress({ verifier, quests, nowMilliseconds }: ProgressOptions) {
  const answers = withDedupe<Progress>({ keepMilliseconds, maxKept, nowMilliseconds })

  async function read(address: Address): Promise<Progress> {
    // In parallel: the wallet's history is read once for both, and balances need not wait for it.
    const [{ history, calendar, asOf }, statuses] = await Promise.all([
      verifier.daysOf(address),
      Promise.all(quests.map((quest) => statusOf(quest, address))),
    ])
    return { address, ...summarizeDays(history.days, calendar), quests: statuses, asOf }
  }

  async function statusOf({ id, title, task }: Quest, address: Address): Promise<QuestStatus> {
    // If a balance cannot be read, the days are still shown.
    const state = await verifier.state({ quest: id, address }).catch(() => null)
    if (!state) return { id, title, task, state }
    const { isComplete, progress, missing, words } = state
    return { id, title, task, state: { isComplete, progress, missing, words } }
  }

  return {
    of: (address: Address): Promise<Progress> => answers.get(address, () => read(address)),
    /** Must be called after a wallet's account was connected or disconnected. */
    forget: answers.forget,
  }
}

/** How many days a calendar shows. */
const daysShown = 60

/** Summarizes today, the streak and the last days of a wallet. */
export function summarizeDays(
  days: MintedDay[],
  { today: dayByClock, startSeconds }: MintCalendar,
): Pick<Progress, 'today' | 'streak' | 'days'> {
  // A mint may be of a day that the clock has not reached yet.
  const today = Math.max(dayByClock, days.at(-1)?.day ?? 0)
  const itemsOf = new Map(days.map(({ day, items }) => [day, items]))
  const entryOf = (day: number) => ({
    day,
    date: beginningOf(day, startSeconds).toISOString().slice(0, 10),
    minted: countItems(itemsOf.get(day) ?? 0n),
  })
  const { newest, longest, lastDay, brokenDay } = findStreaks(days, (items) => items === allItems)
  // Today does not break a streak while it is still running.
  const isBroken = lastDay !== undefined && lastDay < today - 1
  const broken = isBroken ? lastDay + 1 : brokenDay
  const first = Math.max(1, today - daysShown + 1)
  return {
    today: {
      day: today,
      endsAt: beginningOf(today + 1, startSeconds).toISOString(),
      items: itemsIn(itemsOf.get(today) ?? 0n),
    },
    streak: { current: isBroken ? 0 : newest, longest, broken: broken === undefined ? null : entryOf(broken) },
    days: Array.from({ length: today - first + 1 }, (_, index) => entryOf(first + index)),
  }
}

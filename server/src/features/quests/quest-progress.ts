import { ServiceError } from '@network-site/protocol/failures'
import type { Progress, QuestStatus } from '@network-site/protocol/progress'
import type { Quest } from '@network-site/protocol/quest-api'
import type { Address } from 'viem'
import { withDedupe } from '../../lib/with-dedupe.ts'
import {
  allItems,
  startOfDay,
  countItems,
  findStreaks,
  itemsIn,
  type MintCalendar,
  type MintedDay,
} from '../../mint-index/mint-days.ts'
import type { QuestVerifier } from './quest-verifier.ts'

type ProgressOptions = { verifier: QuestVerifier; quests: Quest[]; nowMilliseconds: () => number }

/** Open pages poll, and many visitors can open a shared link at once. */
const keepMilliseconds = 3000
const maxKept = 20_000

/** Creates a cached reader of a wallet's progress: today, streak, recent days, and every quest. */
export function createReadProgress({ verifier, quests, nowMilliseconds }: ProgressOptions) {
  const answers = withDedupe<Progress>({ keepMilliseconds, maxKept, nowMilliseconds })

  async function read(address: Address, client: string): Promise<Progress> {
    // Both share one read of the history, and balances do not wait for it.
    const [{ history, calendar, asOf }, statuses] = await Promise.all([
      verifier.daysOf(address),
      Promise.all(quests.map((quest) => statusOf(quest, { address, client }))),
    ])
    return { address, ...summarizeDays(history.days, calendar), quests: statuses, asOf }
  }

  async function statusOf(
    { id, title, task }: Quest,
    wallet: { address: Address; client: string },
  ): Promise<QuestStatus> {
    // An unreadable balance must not hide the days.
    const state = await verifier.state({ quest: id, ...wallet }).catch((error: unknown) => {
      // This client's limit must not hide the balance from others.
      if (error instanceof ServiceError && error.code === 'TOO_MANY_REQUESTS') answers.delete(wallet.address)
      return null
    })
    if (!state) return { id, title, task, state }
    const { isComplete, progress, missing, words } = state
    return { id, title, task, state: { isComplete, progress, missing, words } }
  }

  return {
    /** `client` is the IP address to charge for balances. */
    of: (address: Address, client: string): Promise<Progress> => answers.get(address, () => read(address, client)),
    /** Must be called after an account is connected or disconnected. */
    clear: answers.delete,
  }
}

/** The number of days in the calendar. */
const daysShown = 60

/** Summarizes today, the streak, and the recent days of a wallet. */
export function summarizeDays(
  days: MintedDay[],
  { today: dayByClock, startSeconds }: MintCalendar,
): Pick<Progress, 'today' | 'streak' | 'days'> {
  // A mint's day can be ahead of our clock.
  const today = Math.max(dayByClock, days.at(-1)?.day ?? 0)
  const itemsOf = new Map(days.map(({ day, items }) => [day, items]))
  const entryOf = (day: number) => ({
    day,
    date: startOfDay(day, startSeconds).toISOString().slice(0, 10),
    minted: countItems(itemsOf.get(day) ?? 0n),
  })
  const { newest, longest, lastDay, brokenDay } = findStreaks(days, (items) => items === allItems)
  // Today cannot break a streak before the day ends.
  const isBroken = lastDay !== undefined && lastDay < today - 1
  const broken = isBroken ? lastDay + 1 : brokenDay
  const first = Math.max(1, today - daysShown + 1)
  return {
    today: {
      day: today,
      endsAt: startOfDay(today + 1, startSeconds).toISOString(),
      items: itemsIn(itemsOf.get(today) ?? 0n),
    },
    streak: { current: isBroken ? 0 : newest, longest, broken: broken === undefined ? null : entryOf(broken) },
    days: Array.from({ length: today - first + 1 }, (_, index) => entryOf(first + index)),
  }
}

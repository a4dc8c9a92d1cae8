import { fillPlaceholders, sentenceSpace } from '@network-site/protocol/text'
import type { Quest, QuestMissing, QuestProgress } from '@network-site/protocol/quest-api'
import type { questDetails as siteDetails } from '@network-site/site/quests'
import { startOfDay, type MintCalendar } from '../../mint-index/mint-days.ts'

/** A quest with the message shown until it is complete. */
export type QuestWithWords = Quest & { missing: string }

/** The site's sentences about what is missing, appended to the quest's own, and their language. */
export type MissingWords = {
  questDetails: Record<keyof typeof siteDetails, string>
  quests: { list: { id: string; missing: string }[] }
  language: { locale: string }
}

/** Describes what is missing: the quest's own sentence, then the items, the day, and the deadline. */
export function createDescribeMissing({ questDetails: details, quests: { list }, language: { locale } }: MissingWords) {
  const sentences = new Map(list.map(({ id, missing }) => [id, missing]))
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 })
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })

  return (
    quest: QuestWithWords,
    { missing, progress, calendar }: { missing: QuestMissing; progress: QuestProgress; calendar: MintCalendar },
  ): string => {
    const values = { have: numbers.format(progress.have), need: numbers.format(progress.need) }
    const dateOf = (day: number) => dates.format(startOfDay(day, calendar.startSeconds))
    return [
      fillPlaceholders(sentences.get(quest.id) ?? quest.missing, values),
      ...detailsOf(missing, { quest, dateOf }),
    ].join(sentenceSpace(locale))
  }

  function detailsOf(missing: QuestMissing, more: { quest: Quest; dateOf: (day: number) => string }): string[] {
    const { dateOf } = more
    if (missing.kind === 'items-on-day') {
      const { count, day, isOver } = missing
      const values = { count, items: rangesOf(missing.items), date: dateOf(day) }
      return [fillPlaceholders(isOver ? details.itemsOnDay : details.itemsToday, values)]
    }
    if (missing.kind === 'streak') return streakDetails(missing, more)
    if (missing.kind === 'different-items') {
      return [fillPlaceholders(details.neverMinted, { items: rangesOf(missing.items) })]
    }
    if (missing.kind === 'window') {
      const { windowAhead: ahead, windowRunning: running, windowOver: over } = details
      const values = { from: dateOf(missing.firstDay), to: dateOf(missing.lastDay) }
      return [fillPlaceholders({ ahead, running, over }[missing.state], values)]
    }
    return []
  }

  function streakDetails(
    { broken, today, isOver }: QuestMissing & { kind: 'streak' },
    { quest, dateOf }: { quest: Quest; dateOf: (day: number) => string },
  ): string[] {
    const needed = quest.rule.kind === 'streak' ? quest.rule.items : 0
    const lines: string[] = []
    if (broken) {
      lines.push(fillPlaceholders(details.streakBroken, { date: dateOf(broken.day), minted: broken.minted, needed }))
    }
    if (today) lines.push(fillPlaceholders(details.itemsToday, { count: today.count, items: rangesOf(today.items) }))
    else if (!isOver) lines.push(details.todayCounts)
    return lines
  }
}

/** Formats numbers as ranges: `1–5, 9, 12–42`. */
function rangesOf(items: number[]): string {
  const ranges: Array<{ from: number; to: number }> = []
  for (const item of items) {
    const last = ranges.at(-1)
    if (last && last.to === item - 1) last.to = item
    else ranges.push({ from: item, to: item })
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}

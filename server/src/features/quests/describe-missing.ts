import { fillPlaceholders } from '@network-site/protocol/fill-placeholders'
import type { Quest, QuestMissing, QuestProgress } from '@network-site/protocol/quests'
import { dateOfDay, type QuestCalendar } from './quest-calendar.ts'

/** The site's sentences about what is missing, which follow a quest's own. */
export type MissingDetails = Record<
  | 'itemsToday'
  | 'itemsOnDay'
  | 'todayCounts'
  | 'streakBroken'
  | 'neverMinted'
  | 'windowAhead'
  | 'windowRunning'
  | 'windowOver',
  string
>

/** A quest with what a player reads who has not done it. */
export type QuestWithWords = Quest & { missing: string }

export type MissingWords = { details: MissingDetails; locale: string }

/** Says for a person what is missing: the quest's own sentence, then which items, which day and until when. */
export function createDescribeMissing({ details, locale }: MissingWords) {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 })
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })

  return (
    { missing: sentence, rule }: QuestWithWords,
    { missing, progress, calendar }: { missing: QuestMissing; progress: QuestProgress; calendar: QuestCalendar },
  ): string => {
    const { have, need } = progress
    const first = fillPlaceholders(sentence, { have: numbers.format(have), need: numbers.format(need) })
    const dateOf = (day: number) => dates.format(new Date(dateOfDay(day, calendar)))
    return [first, ...detailsOf(missing, dateOf)].join(' ')

    function detailsOf(what: QuestMissing, dateOfADay: (day: number) => string): string[] {
      switch (what.kind) {
        case 'items-on-day': {
          const values = { count: what.count, items: rangesOf(what.items) }
          if (what.isOver) return [fillPlaceholders(details.itemsOnDay, { ...values, date: dateOfADay(what.day) })]
          return [fillPlaceholders(details.itemsToday, values)]
        }
        case 'streak': {
          const { broken, today, isOver } = what
          const needed = rule.kind === 'streak' ? rule.items : 0
          const values = broken && { date: dateOfADay(broken.day), minted: broken.minted, needed }
          return [
            ...(values ? [fillPlaceholders(details.streakBroken, values)] : []),
            ...(today
              ? [fillPlaceholders(details.itemsToday, { count: today.count, items: rangesOf(today.items) })]
              : []),
            ...(today || isOver ? [] : [details.todayCounts]),
          ]
        }
        case 'different-items':
          return [fillPlaceholders(details.neverMinted, { items: rangesOf(what.items) })]
        case 'window': {
          const sentences = {
            ahead: details.windowAhead,
            running: details.windowRunning,
            over: details.windowOver,
          }
          const values = { from: dateOfADay(what.firstDay), to: dateOfADay(what.lastDay) }
          return [fillPlaceholders(sentences[what.state], values)]
        }
        default:
          return []
      }
    }
  }
}

/** Numbers as a person writes many of them: `1–5, 9, 12–42`. */
export function rangesOf(items: number[]): string {
  const ranges: Array<{ from: number; to: number }> = []
  for (const item of items) {
    const last = ranges.at(-1)
    if (last && last.to === item - 1) last.to = item
    else ranges.push({ from: item, to: item })
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}

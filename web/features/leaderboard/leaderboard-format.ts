import { language } from '@network-site/site/language'

/** The numbers of a season's result, in display order. */
export const resultFields = ['streak', 'completeDays', 'items', 'mints'] as const

export function formatCount(value: number): string {
  return value.toLocaleString(language.locale)
}

/** Formats the time of day in the visitor's time zone. */
export function formatClock(moment: string | number): string {
  return new Date(moment).toLocaleTimeString(language.locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })
}

/** Formats a season's day by its UTC date. */
export function formatDay(date: string): string {
  return new Date(date).toLocaleDateString(language.locale, { dateStyle: 'long', timeZone: 'UTC' })
}

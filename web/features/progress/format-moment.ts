import { language } from '@network-site/site/language'

/** Formats the time of day in the visitor's time zone. */
export function formatTime(moment: string): string {
  return new Date(moment).toLocaleTimeString(language.locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })
}

/** Formats a mint day by its UTC date. */
export function formatDate(date: string): string {
  return new Date(date).toLocaleDateString(language.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
}

export function formatNumber(value: number): string {
  return value.toLocaleString(language.locale, { maximumFractionDigits: 6 })
}

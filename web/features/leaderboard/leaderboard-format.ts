import { brand } from '@network-site/site/brand'

export function formatCount(value: number): string {
  return value.toLocaleString(brand.locale)
}

/** The time of day where the visitor is. */
export function formatClock(moment: string | number): string {
  return new Date(moment).toLocaleTimeString(brand.locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })
}

/** A day of a season, by the date on which it begins in UTC. */
export function formatDay(date: string): string {
  return new Date(date).toLocaleDateString(brand.locale, { dateStyle: 'long', timeZone: 'UTC' })
}

import { brand } from '@network-site/site/brand'

/** The time of day where the visitor is. */
export function formatTime(moment: string): string {
  return new Date(moment).toLocaleTimeString(brand.locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })
}

/** A day of the contract, by the date on which it begins in UTC. */
export function formatDate(date: string): string {
  return new Date(date).toLocaleDateString(brand.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
}

export function formatNumber(value: number): string {
  return value.toLocaleString(brand.locale, { maximumFractionDigits: 6 })
}

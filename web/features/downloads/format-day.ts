import { brand } from '@network-site/site/brand'

/** A day as people write it, the same for everybody: December 6, 2023. */
export function formatDay(iso: string): string {
  return new Date(iso).toLocaleDateString(brand.locale, { dateStyle: 'long', timeZone: 'UTC' })
}

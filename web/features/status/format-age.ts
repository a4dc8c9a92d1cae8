import { brand } from '@network-site/site/brand'

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const

/** How long ago something was, in the largest unit that fits: 3 minutes ago. */
export function formatAge(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  const { unit, seconds: length } = units.find((each) => seconds >= each.seconds) ?? { unit: 'second', seconds: 1 }
  return new Intl.RelativeTimeFormat(brand.locale, { numeric: 'always' }).format(-Math.floor(seconds / length), unit)
}

import { brand } from '@network-site/site/brand'

type ParsedAmount =
  | { units: bigint; problem?: never }
  | { units?: never; problem: 'empty' | 'notANumber' | 'tooPrecise' }

/** Parses what a person typed into the smallest units, exactly. A comma counts as a point. */
export function parseAmount(text: string, decimals: number): ParsedAmount {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return { problem: 'empty' }
  const [, whole = '', fraction = ''] = /^(\d{0,40})(?:\.(\d*))?$/.exec(typed) ?? []
  if (whole === '' && fraction === '') return { problem: 'notANumber' }
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > decimals) return { problem: 'tooPrecise' }
  return { units: BigInt(whole + significant.padEnd(decimals, '0')) }
}

/** Every digit of an amount, as a person types it: no grouping, no rounding. */
export function exactAmount(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/**
 * An amount for display: thousands grouped, few digits after the point. Cut off, never rounded up: nobody should read
 * more than there is.
 */
export function formatAmount(units: bigint, decimals: number, mostDigits = 6): string {
  const [whole = '0', fraction = ''] = exactAmount(units, decimals).split('.')
  const leadingZeros = /^0*/.exec(fraction)?.[0].length ?? 0
  // A small amount keeps its first significant digits.
  const digits = whole === '0' ? Math.max(mostDigits, leadingZeros + 3) : mostDigits
  const shown = fraction.slice(0, digits).replace(/0+$/, '')
  return writeNumber(whole, shown)
}

/** Every digit, with thousands grouped. */
export function formatExactly(units: bigint, decimals: number): string {
  const [whole = '0', fraction = ''] = exactAmount(units, decimals).split('.')
  return writeNumber(whole, fraction)
}

/** Made with the module, not in a render: a browser's first format takes it 20 ms, and a phone longer. */
const brandFormat = numberFormat(brand.locale)

/** All of these digits, grouped and parted as the format writes them. A number could not hold them. */
export function writeNumber(whole: string, fraction: string, format = brandFormat): string {
  const point = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  return `${format.format(BigInt(whole))}${fraction === '' ? '' : `${point}${fraction}`}`
}

export function numberFormat(locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
}

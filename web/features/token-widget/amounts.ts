import { language } from '@network-site/site/language'

type ParsedAmount =
  | { units: bigint; problem?: never }
  | { units?: never; problem: 'empty' | 'notANumber' | 'tooPrecise' }

/** Parses a typed amount into the smallest units, exactly. A comma counts as a decimal point. */
export function parseAmount(text: string, decimals: number): ParsedAmount {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return { problem: 'empty' }
  const [, whole = '', fraction = ''] = /^(\d{0,40})(?:\.(\d*))?$/.exec(typed) ?? []
  if (whole === '' && fraction === '') return { problem: 'notANumber' }
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > decimals) return { problem: 'tooPrecise' }
  return { units: BigInt(whole + significant.padEnd(decimals, '0')) }
}

/** Returns every digit of an amount, without grouping or rounding. */
export function exactAmount(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/** Formats an amount with grouped thousands and few decimals. Truncates, so that it never overstates the amount. */
export function formatAmount(units: bigint, decimals: number, maxDigits = 6): string {
  const [whole = '0', fraction = ''] = exactAmount(units, decimals).split('.')
  const leadingZeros = /^0*/.exec(fraction)?.[0].length ?? 0
  // A small amount keeps its first significant digits.
  const digits = whole === '0' ? Math.max(maxDigits, leadingZeros + 3) : maxDigits
  return writeNumber(whole, fraction.slice(0, digits).replace(/0+$/, ''))
}

/** Formats every digit of an amount, with grouped thousands. */
export function formatExactly(units: bigint, decimals: number): string {
  const [whole = '0', fraction = ''] = exactAmount(units, decimals).split('.')
  return writeNumber(whole, fraction)
}

/** Created with the first amount, because that takes a phone several milliseconds. */
let pageFormat: Intl.NumberFormat | undefined

/** Writes all digits with the format's separators. A JavaScript number could not hold them. */
export function writeNumber(
  whole: string,
  fraction: string,
  format = (pageFormat ??= numberFormat(language.locale)),
): string {
  const point = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  return `${format.format(BigInt(whole))}${fraction === '' ? '' : `${point}${fraction}`}`
}

export function numberFormat(locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
}

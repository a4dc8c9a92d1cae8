/** Every digit of an amount, as a person may type it: no grouping, no rounding. */
export function exactAmount(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/**
 * An amount to read: thousands apart, and not more digits after the point than say something. Cut off, never rounded
 * up: nobody should read more than there is.
 */
export function formatAmount(units: bigint, decimals: number, mostDigits = 6): string {
  const [whole = '0', fraction = ''] = exactAmount(units, decimals).split('.')
  const leadingZeros = /^0*/.exec(fraction)?.[0].length ?? 0
  // A small amount keeps its first digits, however far behind the point they stand.
  const digits = whole === '0' ? Math.max(mostDigits, leadingZeros + 3) : mostDigits
  const shown = fraction.slice(0, digits).replace(/0+$/, '')
  return `${grouped(whole)}${shown === '' ? '' : `.${shown}`}`
}

/** Every digit, with thousands apart. */
export function formatExactly(units: bigint, decimals: number): string {
  const [whole = '0', fraction] = exactAmount(units, decimals).split('.')
  return `${grouped(whole)}${fraction === undefined ? '' : `.${fraction}`}`
}

function grouped(whole: string): string {
  return whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

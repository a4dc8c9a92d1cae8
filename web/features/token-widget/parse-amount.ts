export type ParsedAmount =
  | { units: bigint; problem?: never }
  | { units?: never; problem: 'empty' | 'notANumber' | 'tooPrecise' }

/** Reads what a person typed as an exact number of the smallest units. A comma is understood as a point. */
export function parseAmount(text: string, decimals: number): ParsedAmount {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return { problem: 'empty' }
  const [, whole = '', fraction = ''] = /^(\d{0,40})(?:\.(\d*))?$/.exec(typed) ?? []
  if (whole === '' && fraction === '') return { problem: 'notANumber' }
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > decimals) return { problem: 'tooPrecise' }
  return { units: BigInt(whole + significant.padEnd(decimals, '0')) }
}

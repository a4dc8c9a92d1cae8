import { fillPlaceholders } from '@network-site/protocol/text'
import { progressWords } from '@network-site/site/progress'

const { problems } = progressWords.chooser

export type ParsedAddress = { address: `0x${string}`; problem?: never } | { address?: never; problem: string }

/** The address in what somebody typed, in lower case, or what is wrong with it in words. */
export function parseAddress(text: string): ParsedAddress {
  const trimmed = text.trim()
  if (trimmed === '') return { problem: problems.empty }
  if (/^[^\s.]+(\.[^\s.]+)+$/.test(trimmed)) return { problem: problems.name }
  const [, digits] = /^0x(.*)$/is.exec(trimmed) ?? []
  if (digits === undefined) return { problem: problems.prefix }
  if (!/^[0-9a-f]*$/i.test(digits)) return { problem: problems.digits }
  if (digits.length !== 40) return { problem: fillPlaceholders(problems.length, { count: digits.length }) }
  return { address: `0x${digits.toLowerCase()}` }
}

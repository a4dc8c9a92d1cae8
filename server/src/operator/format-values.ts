import { network } from '@network-site/site/network'
import { formatEther } from 'viem'

/** An amount of the chain's currency with four digits behind the point; more where it is less than that. */
export function formatAmount(wei: bigint): string {
  const { symbol } = network.testnet.nativeCurrency
  const [whole = '0', part = ''] = formatEther(wei).split('.')
  const firstDigit = whole === '0' ? part.search(/[1-9]/) : 0
  const kept = part.slice(0, Math.max(4, firstDigit + 2)).replace(/0+$/, '')
  return `${whole}${kept ? `.${kept}` : ''} ${symbol}`
}

/** A span of time as people say it: 42 s, 5 min, 3 h, 2 d. */
export function formatSpan(seconds: number): string {
  if (seconds < 120) return `${Math.max(0, Math.round(seconds))} s`
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} d`
}

/** How much of a limit is used; 0 is no limit. */
export function formatShare(used: number, limit: number): string {
  if (limit === 0) return `${formatGas(used)}, no limit`
  return `${formatGas(used)} of ${formatGas(limit)} (${Math.floor((used / limit) * 100)} %)`
}

function formatGas(gas: number): string {
  return gas >= 1_000_000 ? `${Math.round(gas / 1_000_000)} million gas` : `${gas} gas`
}

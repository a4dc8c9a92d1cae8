import type { NetworkStatus, StatusDay } from '@network-site/protocol/network-status'
import { statusParts, type StatusPart } from '@network-site/protocol/status-parts'
import { language } from '@network-site/site/language'

const staleMilliseconds = 60_000
export const minutesPerDay = 1440

type OverallState = StatusPart | 'stale' | 'closed' | 'degraded' | 'well'

/** Returns the headline state: stale, the first failing part, closed, degraded, or well. */
export function overallState(status: NetworkStatus, ageMilliseconds: number): OverallState {
  if (ageMilliseconds > staleMilliseconds) return 'stale'
  const failing = statusParts.find((part) => status[part]?.isWell === false)
  if (failing) return failing
  if (status.minting.isOpen === false) return 'closed'
  return status.chain.isDegraded ? 'degraded' : 'well'
}

/** Returns the share of the recorded time in which a part worked, or undefined if nothing was recorded. */
export function workedShare(days: readonly StatusDay[], part: StatusPart): number | undefined {
  const recorded = days.reduce((sum, day) => sum + day.recordedMinutes, 0)
  const failed = days.reduce((sum, day) => sum + day.failedMinutes[part], 0)
  return recorded === 0 ? undefined : 1 - failed / recorded
}

/** Returns whether any part failed on a day. */
export function hasFailed({ failedMinutes }: StatusDay): boolean {
  return statusParts.some((part) => failedMinutes[part] > 0)
}

/** Returns whether less than 95 % of a past day was recorded. */
export function isIncomplete(day: StatusDay, today: string): boolean {
  return day.day !== today && day.recordedMinutes > 0 && day.recordedMinutes < minutesPerDay * 0.95
}

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const

/** Formats an age in the largest unit that fits: 3 minutes ago. */
export function formatAge(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  const { unit, seconds: length } = units.find((each) => seconds >= each.seconds) ?? { unit: 'second', seconds: 1 }
  return new Intl.RelativeTimeFormat(language.locale, { numeric: 'always' }).format(-Math.floor(seconds / length), unit)
}

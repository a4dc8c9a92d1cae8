import { isReasoned, isSuccess, promptMilliseconds, type Attempt, type Visit } from './visitors/visit.ts'

/** What visitors saw of an incident. */
export type Sight = {
  visits: number
  /** Answered by the first request, without a wait worth a word. */
  atOnce: number
  /** Answered by the first request, but late. */
  delayed: number
  /** Refused with a reason, and answered when they asked again. */
  refused: number
  /** Met an error that gave no reason, or no answer, and were answered when they asked again. */
  withoutReason: number
  /** Never answered. */
  gaveUp: number
  /** How often each reason was given. */
  reasons: Record<string, number>
  slowestMilliseconds: number
  /** When the last visitor who met any trouble was answered; undefined where nobody did. */
  lastTroubleAt: number | undefined
}

/** Looks at everybody who was there between two moments. */
export function summarise(visits: Visit[], { from, to }: { from: number; to: number }): Sight {
  const present = visits.filter(({ beganAt, endedAt = Infinity }) => endedAt > from && beganAt < to)
  const count = (kind: Kind) => present.filter((visit) => kindOf(visit) === kind).length
  const reasons: Record<string, number> = {}
  for (const attempt of present.flatMap(({ attempts }) => attempts).filter((each) => !isSuccess(each))) {
    reasons[reasonOf(attempt)] = (reasons[reasonOf(attempt)] ?? 0) + 1
  }
  const troubled = present.filter((visit) => kindOf(visit) !== 'at once').map(({ endedAt = Infinity }) => endedAt)
  return {
    visits: present.length,
    atOnce: count('at once'),
    delayed: count('delayed'),
    refused: count('refused'),
    withoutReason: count('without reason'),
    gaveUp: count('gave up'),
    reasons,
    slowestMilliseconds: Math.max(0, ...present.map(({ beganAt, endedAt = to }) => endedAt - beganAt)),
    lastTroubleAt: troubled.length > 0 ? Math.max(...troubled) : undefined,
  }
}

type Kind = 'at once' | 'delayed' | 'refused' | 'without reason' | 'gave up'

function kindOf({ purpose, attempts, isAnswered }: Visit): Kind {
  if (!isAnswered) return 'gave up'
  const failed = attempts.filter((attempt) => !isSuccess(attempt))
  if (failed.some((attempt) => !isReasoned(attempt))) return 'without reason'
  if (failed.length > 0) return 'refused'
  return (attempts[0]?.milliseconds ?? 0) < promptMilliseconds[purpose] ? 'at once' : 'delayed'
}

function reasonOf({ status, code }: Attempt): string {
  if (code !== undefined) return `${status} ${code}`
  return status === 0 ? 'no answer' : `${status} without a reason`
}

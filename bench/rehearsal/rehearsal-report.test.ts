import { expect, it } from 'vitest'
import { summarizeVisits } from './rehearsal-report.ts'
import type { Attempt, Visit } from './visitors/visit.ts'

function attempt(status: number, more: Partial<Attempt> = {}): Attempt {
  return { status, code: undefined, retryAfterSeconds: undefined, milliseconds: 100, ...more }
}

function visitOf(attempts: Attempt[], more: Partial<Visit> = {}): Visit {
  return { purpose: 'mint', beganAt: 1000, endedAt: 2000, isSuccessful: true, attempts, ...more }
}

it('classifies visits as prompt, delayed, rejected, failed, or given up', () => {
  const impact = summarizeVisits(
    [
      visitOf([attempt(200)]),
      visitOf([attempt(409, { code: 'ALREADY_MINTED' })]),
      visitOf([attempt(200, { milliseconds: 9000 })], { endedAt: 10_000 }),
      visitOf([attempt(503, { code: 'RELAYER_UNAVAILABLE' }), attempt(200)], { endedAt: 4000 }),
      visitOf([attempt(0), attempt(200)]),
      visitOf([attempt(0, { isCutOff: true }), attempt(200)]),
      visitOf([attempt(502)], { isSuccessful: false }),
    ],
    { from: 500, to: 5000 },
  )
  expect(impact).toMatchObject({ visits: 7, prompt: 2, delayed: 1, rejected: 1, failed: 2, gaveUp: 1 })
  expect(impact.reasons).toEqual({
    '503 RELAYER_UNAVAILABLE': 1,
    'no response': 1,
    'response cut off': 1,
    '502 without a code': 1,
  })
  expect(impact).toMatchObject({ slowestMilliseconds: 9000, lastAffectedAt: 10_000 })
})

it('counts only visits that overlap the incident', () => {
  const visits = [
    visitOf([attempt(200)], { beganAt: 0, endedAt: 400 }),
    visitOf([attempt(200)], { beganAt: 400, endedAt: 600 }),
    visitOf([attempt(200)], { beganAt: 5001, endedAt: 6000 }),
  ]
  expect(summarizeVisits(visits, { from: 500, to: 5000 })).toMatchObject({ visits: 1, lastAffectedAt: undefined })
})

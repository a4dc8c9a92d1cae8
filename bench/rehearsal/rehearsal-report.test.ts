import { expect, it } from 'vitest'
import { summarise } from './rehearsal-report.ts'
import type { Attempt, Visit } from './visitors/visit.ts'

function attempt(status: number, more: Partial<Attempt> = {}): Attempt {
  return { status, code: undefined, retryAfterSeconds: undefined, milliseconds: 100, ...more }
}

function visitOf(attempts: Attempt[], more: Partial<Visit> = {}): Visit {
  return { purpose: 'mint', beganAt: 1000, endedAt: 2000, isAnswered: true, attempts, ...more }
}

it('tells those who were answered at once from those who waited, were refused, met an error or gave up', () => {
  const sight = summarise(
    [
      visitOf([attempt(200)]),
      visitOf([attempt(409, { code: 'ALREADY_MINTED' })]),
      visitOf([attempt(200, { milliseconds: 9000 })], { endedAt: 10_000 }),
      visitOf([attempt(503, { code: 'RELAYER_UNAVAILABLE' }), attempt(200)], { endedAt: 4000 }),
      visitOf([attempt(0), attempt(200)]),
      visitOf([attempt(502)], { isAnswered: false }),
    ],
    { from: 500, to: 5000 },
  )
  expect(sight).toMatchObject({ visits: 6, atOnce: 2, delayed: 1, refused: 1, withoutReason: 1, gaveUp: 1 })
  expect(sight.reasons).toEqual({ '503 RELAYER_UNAVAILABLE': 1, 'no answer': 1, '502 without a reason': 1 })
  expect(sight).toMatchObject({ slowestMilliseconds: 9000, lastTroubleAt: 10_000 })
})

it('counts who was there at the time, and nobody else', () => {
  const visits = [
    visitOf([attempt(200)], { beganAt: 0, endedAt: 400 }),
    visitOf([attempt(200)], { beganAt: 400, endedAt: 600 }),
    visitOf([attempt(200)], { beganAt: 5001, endedAt: 6000 }),
  ]
  expect(summarise(visits, { from: 500, to: 5000 })).toMatchObject({ visits: 1, lastTroubleAt: undefined })
})

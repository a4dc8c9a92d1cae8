import { expect, it } from 'vitest'
import { formatReport } from './rehearsal-report.ts'
import { runRehearsal } from './run-rehearsal.ts'

it('loses no mint when a server is killed and Postgres restarts', { timeout: 300_000 }, async () => {
  const rehearsal = await runRehearsal({
    // The kill loop test covers relayers.
    incidents: ['kill-server', 'restart-postgres'],
    rates: { mint: 2, page: 4, form: 0.5 },
  })
  expect(rehearsal.incidents.map(({ id }) => id)).toEqual(['kill-server', 'restart-postgres'])
  for (const result of rehearsal.incidents) {
    expect(result).toMatchObject({ recoverySeconds: expect.any(Number), impact: { gaveUp: 0, failed: 0 } })
  }
  const { reconciliation } = rehearsal
  expect(reconciliation).toMatchObject({ lost: 0, duplicated: 0, differences: [], unfinished: 0, messagesLost: 0 })
  expect(reconciliation.confirmed).toBeGreaterThan(10)
  expect(reconciliation.onChain).toBeGreaterThanOrEqual(reconciliation.confirmed)
  expect(formatReport(rehearsal)).toContain('Consistent: nothing lost, nothing duplicated.')
})

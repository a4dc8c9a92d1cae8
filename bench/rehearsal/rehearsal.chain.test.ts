import { expect, it } from 'vitest'
import { formatReport } from './rehearsal-report.ts'
import { runRehearsal } from './run-rehearsal.ts'
import { areInstalled } from './deployment/start-proxy.ts'

it.skipIf(!areInstalled('caddy'))(
  'loses no mint when a server is killed and Postgres restarts',
  { timeout: 300_000 },
  async () => {
    const rehearsal = await runRehearsal({
      // The kill loop test covers relayers.
      incidents: ['kill-server', 'restart-postgres'],
      rates: { mint: 2, page: 4, form: 0.5 },
    })
    expect(rehearsal.incidents.map(({ id }) => id)).toEqual(['kill-server', 'restart-postgres'])
    for (const result of rehearsal.incidents) {
      if ('skipped' in result) throw new Error(result.skipped)
      const { impact, id } = result
      expect(result).toMatchObject({ recoverySeconds: expect.any(Number), impact: { gaveUp: 0 } })
      // No proxy can repeat a response that the killed server had started to send. Every other failure is the proxy's.
      const { 'response cut off': cutOff = 0, ...reasons } = impact.reasons
      expect(cutOff).toBeLessThanOrEqual(id === 'kill-server' ? 2 : 0)
      expect(impact.failed).toBeLessThanOrEqual(cutOff)
      expect(Object.keys(reasons).filter((reason) => /^no response|without a code$/.test(reason))).toEqual([])
    }
    const { reconciliation } = rehearsal
    expect(reconciliation).toMatchObject({ lost: 0, duplicated: 0, differences: [], unfinished: 0, messagesLost: 0 })
    expect(reconciliation.confirmed).toBeGreaterThan(10)
    expect(reconciliation.onChain).toBeGreaterThanOrEqual(reconciliation.confirmed)
    expect(formatReport(rehearsal)).toContain('Consistent: nothing lost, nothing duplicated.')
  },
)

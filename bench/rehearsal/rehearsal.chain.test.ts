import { expect, it } from 'vitest'
import { killServer, restartPostgres } from './incidents.ts'
import { formatReport } from './rehearsal-report.ts'
import { runRehearsal } from './run-rehearsal.ts'

it(
  'a deployment loses a server and its database for a while, and no visitor loses a mint',
  { timeout: 300_000 },
  async () => {
    const rehearsal = await runRehearsal({
      // The kill loop, which is a test as well, kills relayers.
      incidents: [killServer, restartPostgres],
      rates: { mint: 2, page: 4, form: 0.5 },
    })
    expect(rehearsal.incidents.map(({ id }) => id)).toEqual(['kill-server', 'restart-postgres'])
    for (const played of rehearsal.incidents) {
      expect(played).toMatchObject({ wholeAfterSeconds: expect.any(Number), sight: { gaveUp: 0, withoutReason: 0 } })
    }
    const { books } = rehearsal
    expect(books).toMatchObject({ lost: 0, twice: 0, differences: [], unfinished: 0, messagesLost: 0 })
    expect(books.promised).toBeGreaterThan(10)
    expect(books.onChain).toBeGreaterThanOrEqual(books.promised)
    expect(formatReport(rehearsal)).toContain('Nothing lost, nothing twice.')
  },
)

import { expect, it } from 'vitest'
import { formatReport, runFuzz } from './run-fuzz.ts'

it(
  'answers 2,000 generated requests to every route as documented, and is well afterwards',
  { timeout: 180_000 },
  async () => {
    // Fixed, so that a failure is of the change and not of chance; `npm run fuzz` draws another each time.
    const result = await runFuzz({ seed: 20, count: 2000 })
    if (result.faults.length > 0) console.error(formatReport(result))
    expect([...result.faults, ...result.aftermath]).toEqual([])
    const asked = new Set(result.answers.keys())
    // Every way in was found and used: pages, files, the API, the stand-ins, and plain sockets.
    for (const name of [
      'GET /',
      'files of the build',
      'POST /rpc',
      'POST /faucet',
      'GET /sandbox/mailbox',
      'raw: host',
    ]) {
      expect(asked).toContain(name)
    }
    const statuses = new Set([...result.answers.values()].flatMap((counts) => [...counts.keys()]))
    for (const status of [200, 400, 404, 413, 415, 429, 431]) expect(statuses).toContain(status)
  },
)

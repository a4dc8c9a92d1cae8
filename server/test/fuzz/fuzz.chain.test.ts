import { expect, it } from 'vitest'
import { formatReport, runFuzz } from './run-fuzz.ts'

it('answers 2,000 generated requests as documented and stays healthy', { timeout: 180_000 }, async () => {
  // Fixed, so the test is deterministic; `npm run fuzz` uses a random seed.
  const result = await runFuzz({ seed: 21, count: 2000 })
  if (result.faults.length > 0) console.error(formatReport(result))
  expect([...result.faults, ...result.aftermath]).toEqual([])
  const requested = new Set(result.answers.keys())
  // Pages, files, the API, the stand-ins, and raw sockets are all covered.
  const names = ['GET /', 'build files', 'POST /rpc', 'POST /faucet', 'GET /sandbox/mailbox', 'raw: host']
  for (const name of names) expect(requested).toContain(name)
  const statuses = new Set([...result.answers.values()].flatMap((counts) => [...counts.keys()]))
  for (const status of [200, 400, 404, 413, 415, 429, 431]) expect(statuses).toContain(status)
})

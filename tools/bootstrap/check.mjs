import { availableParallelism } from 'node:os'
import { checks } from './checks.mjs'
import { orExplain } from './failure.mjs'
import { install } from './install.mjs'
import { requirePlatform } from './platform.mjs'
import { asPart, printSummary, report } from './report.mjs'
import { runConcurrently } from './run.mjs'

/** `npm run check`: runs every check that does not need a running site. */
await orExplain(async () => {
  requirePlatform()
  await install('everything')
  const parts = checks().map((check) => ({ ...asPart(check), table: check.name }))
  const jobs = parts.map((part) => () => report(part))
  printSummary(await runConcurrently(jobs, availableParallelism()))
})

import { availableParallelism } from 'node:os'
import { checks } from './checks.mjs'
import { orExplain } from './failure.mjs'
import { install } from './install.mjs'
import { requirePlatform } from './platform.mjs'
import { asPart, close, report } from './report.mjs'
import { runConcurrently } from './run.mjs'

/** `npm run check`: everything that can be known without running the site. */
await orExplain(async () => {
  requirePlatform()
  await install('everything')
  const parts = checks().map((check) => ({ ...asPart(check), table: check.name }))
  const results = await runConcurrently(
    parts.map((part) => () => report(part)),
    availableParallelism(),
  )
  close(results)
})

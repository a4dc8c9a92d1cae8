import { checks } from './checks.mjs'
import { orExplain } from './failure.mjs'
import { install } from './install.mjs'
import { requirePlatform } from './platform.mjs'
import { close, reportCheck } from './report.mjs'

/** `npm run check`: everything that can be known without running the house. */
await orExplain(async () => {
  requirePlatform()
  await install('everything')
  const results = []
  for (const check of checks()) results.push(await reportCheck(check))
  close(results)
})

import { buildWeb } from './build-web.mjs'
import { checks } from './checks.mjs'
import { orExplain } from './failure.mjs'
import { findBrowser } from './find-browser.mjs'
import { install } from './install.mjs'
import { requirePlatform } from './platform.mjs'
import { close, report, reportCheck } from './report.mjs'
import { suites } from './suites.mjs'

/** `npm test`: every check and every suite, against the real thing. Words after `--` choose among them by name. */
await orExplain(async () => {
  requirePlatform()
  await install('everything')
  const browser = await findBrowser()
  await buildWeb()
  const chosen = process.argv.slice(2)
  const isChosen = ({ name }) => chosen.length === 0 || chosen.some((word) => name.includes(word))
  const results = []
  for (const check of checks().filter(isChosen)) results.push(await reportCheck(check))
  for (const suite of suites({ browser }).filter(isChosen)) results.push(await report(suite.name, suite.run))
  close(results)
})

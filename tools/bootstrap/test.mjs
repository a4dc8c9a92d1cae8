import { availableParallelism } from 'node:os'
import { buildWeb } from './build-web.mjs'
import { checks } from './checks.mjs'
import { orExplain } from './failure.mjs'
import { findBrowser } from './find-browser.mjs'
import { install } from './install.mjs'
import { requirePlatform } from './platform.mjs'
import { asPart, close, report, timed } from './report.mjs'
import { runConcurrently } from './run-concurrently.mjs'
import { suites } from './suites.mjs'
import { chooseParts, readTestOptions } from './test-options.mjs'

/** `npm test`: every check and every suite, against the real thing. Words after `--` choose a part of it. */
await orExplain(async () => {
  const options = readTestOptions(process.argv.slice(2))
  requirePlatform()
  const [[browser, ...browserRow], siteRows] = await Promise.all([prepareBrowser(), prepareSite()])
  const { long, short, alone } = suites({ browser, shard: options.shard })
  // The long ones first, so that none of them is left over at the end.
  const ownChecks = checks().filter(({ isInSuite }) => !isInSuite)
  const together = [...long, ...ownChecks.map(asPart), ...short]
  const chosen = chooseParts(
    [...together, ...alone].map(({ name }) => name),
    options,
  )
  const isChosen = ({ name }) => chosen.has(name)
  const parts = together.filter(isChosen)
  const limit = Math.max(2, availableParallelism())
  const results = await runConcurrently(
    parts.map((part) => () => report(part)),
    limit,
  )
  for (const part of alone.filter(isChosen)) results.push(await report(part))
  close([...siteRows, ...browserRow, ...results])
})

async function prepareBrowser() {
  const found = await timed('browser', findBrowser)
  return [found.value, found.row]
}

async function prepareSite() {
  const packages = await timed('packages', () => install('everything'))
  const site = await timed('site build', buildWeb)
  return [packages.row, site.row]
}

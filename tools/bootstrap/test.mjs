import { availableParallelism } from 'node:os'
import { buildWeb } from './build-web.mjs'
import { checks } from './checks.mjs'
import { orExplain } from './failure.mjs'
import { findBrowser } from './find-browser.mjs'
import { install } from './install.mjs'
import { requirePlatform } from './platform.mjs'
import { asPart, printSummary, report, timed } from './report.mjs'
import { runConcurrently } from './run.mjs'
import { suites } from './suites.mjs'
import { chooseParts, readTestOptions } from './test-options.mjs'

await orExplain(async () => {
  const options = readTestOptions(process.argv.slice(2))
  requirePlatform()
  const [found, packages] = await Promise.all([
    timed('browser', findBrowser),
    timed('packages', () => install('everything')),
  ])
  // Builds while the parts that do not need the site run.
  const site = timed('site build', buildWeb)
  const { long, short, alone } = suites({ browser: found.value, shard: options.shard, site })
  const ownChecks = checks().filter(({ isInSuite }) => !isInSuite)
  // The slowest parts start first.
  const concurrent = [...long, ...ownChecks.map(asPart), ...short]
  const names = [...concurrent, ...alone].map(({ name }) => name)
  const chosen = chooseParts(names, options)
  const isChosen = ({ name }) => chosen.has(name)
  const jobs = concurrent.filter(isChosen).map((part) => () => report(part))
  // A failed build rejects immediately, before the parts end.
  const [results] = await Promise.all([runConcurrently(jobs, Math.max(2, availableParallelism())), site])
  for (const part of alone.filter(isChosen)) results.push(await report(part))
  printSummary([packages.row, (await site).row, found.row, ...results])
})

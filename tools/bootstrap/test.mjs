import { availableParallelism } from 'node:os'
import { buildWeb } from './build-web.mjs'
import { checks } from './checks.mjs'
import { orExplain } from './failure.mjs'
import { findBrowser } from './find-browser.mjs'
import { install } from './install.mjs'
import { requirePlatform } from './platform.mjs'
import { asPart, close, report, timed } from './report.mjs'
import { runConcurrently } from './run.mjs'
import { suites } from './suites.mjs'
import { chooseParts, readTestOptions } from './test-options.mjs'

/** `npm test`: every check and every suite, against the real thing. Words after `--` choose a part of it. */
await orExplain(async () => {
  const options = readTestOptions(process.argv.slice(2))
  requirePlatform()
  const [found, packages] = await Promise.all([
    timed('browser', findBrowser),
    timed('packages', () => install('everything')),
  ])
  // Beside the parts that do not need it.
  const site = timed('site build', buildWeb)
  const { long, short, alone } = suites({ browser: found.value, shard: options.shard, site })
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
  // Without a site there is nothing to wait for.
  const [results] = await Promise.all([
    runConcurrently(
      parts.map((part) => () => report(part)),
      limit,
    ),
    site,
  ])
  for (const part of alone.filter(isChosen)) results.push(await report(part))
  close([packages.row, (await site).row, found.row, ...results])
})
